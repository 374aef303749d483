import type { OpenContent } from '@milgo/contracts/office/content'
import type { saveContentDraft as call } from '@milgo/contracts/office/save-content-draft'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeContent, requireText, type TextName } from './change-content.ts'
import { scheduledOf } from './content-answer.ts'
import { refuseDraft } from './refuse-problems.ts'
import { writeDraft } from './writing-repository.ts'

/** Stores a draft, which may be incomplete. A text whose next version is scheduled cannot have a draft. */
export const saveDraft = async (
  platform: Platform,
  caller: StaffCaller,
  name: TextName,
  { seen, document }: z.output<typeof call.body>,
): Promise<OpenContent> => {
  refuseDraft(name, document)
  return requireText(
    await changeContent(platform, caller, name, seen, async (tx, text) => {
      if (scheduledOf(text)) throw new AppError('CONTENT_SCHEDULED')
      await writeDraft(tx, platform.clock, name, document, caller.id)
      return { action: 'content-drafted' }
    }),
  )
}
