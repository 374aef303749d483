import type { OpenContent } from '@milgo/contracts/office/content'
import type { publishContent as call } from '@milgo/contracts/office/publish-content'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeContent, requireText, type TextName } from './change-content.ts'
import { refuseProblems } from './refuse-problems.ts'
import { deleteDraft, insertVersion, isPast } from './writing-repository.ts'

/** Makes the draft the next version, which readers see now or from its time on. */
export const publishContent = async (
  platform: Platform,
  caller: StaffCaller,
  name: TextName,
  { seen, publish_at }: z.output<typeof call.body>,
): Promise<OpenContent> => {
  const { clock } = platform
  const publishAt = publish_at === null ? null : new Date(publish_at)
  return requireText(
    await changeContent(platform, caller, name, seen, async (tx, { draft }) => {
      if (!draft) throw new AppError('NOTHING_TO_PUBLISH')
      if (publishAt && (await isPast(tx, clock, publishAt)))
        throw new AppError('CONTENT_TIME_PAST', {
          items: [{ code: 'CONTENT_TIME_PAST', field: 'publish_at' }],
        })
      await refuseProblems(tx, clock, name, draft.document)
      const number = seen.version + 1
      const { document } = draft
      await insertVersion(tx, clock, name, {
        number,
        document,
        staffId: caller.id,
        publishAt,
        restores: null,
      })
      await deleteDraft(tx, name)
      const details = { version: String(number), ...(publishAt && { publishAt: publishAt.toISOString() }) }
      return { action: 'content-published', details }
    }),
  )
}
