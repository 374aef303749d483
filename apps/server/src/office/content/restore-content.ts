import type { OpenContent } from '@milgo/contracts/office/content'
import type { restoreContent as call } from '@milgo/contracts/office/restore-content'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeContent, requireText, type TextName } from './change-content.ts'
import { scheduledOf } from './content-answer.ts'
import { refuseProblems } from './refuse-problems.ts'
import { insertVersion } from './writing-repository.ts'

/** Publishes the text of an earlier version as a new version. A draft of the text is not changed. */
export const restoreContent = async (
  platform: Platform,
  caller: StaffCaller,
  name: TextName,
  { seen, number: restores }: z.output<typeof call.body>,
): Promise<OpenContent> => {
  const { clock } = platform
  return requireText(
    await changeContent(platform, caller, name, seen, async (tx, text) => {
      if (scheduledOf(text)) throw new AppError('CONTENT_SCHEDULED')
      const earlier = [...(text.versions ?? []), ...(text.base ? [text.base] : [])].find(
        ({ number }) => number === restores,
      )
      if (!earlier) throw new AppError('NOT_FOUND')
      const { document } = earlier
      await refuseProblems(tx, clock, name, document)
      const number = seen.version + 1
      await insertVersion(tx, clock, name, {
        number,
        document,
        staffId: caller.id,
        publishAt: null,
        restores,
      })
      return { action: 'content-published', details: { version: String(number), restores: String(restores) } }
    }),
  )
}
