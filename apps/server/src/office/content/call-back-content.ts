import type { ContentSeen, OpenContent } from '@milgo/contracts/office/content'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeContent, requireText, type TextName } from './change-content.ts'
import { scheduledOf } from './content-answer.ts'
import { deleteVersion, writeDraft } from './writing-repository.ts'

/** Makes a version whose time has not come a draft again. */
export const callBackContent = async (
  platform: Platform,
  caller: StaffCaller,
  name: TextName,
  seen: ContentSeen,
): Promise<OpenContent> => {
  const { clock } = platform
  return requireText(
    await changeContent(platform, caller, name, seen, async (tx, text) => {
      const scheduled = scheduledOf(text)
      if (!scheduled) throw new AppError('CONTENT_CHANGED')
      await deleteVersion(tx, clock, name, scheduled.number)
      await writeDraft(tx, clock, name, scheduled.document, caller.id)
      return { action: 'content-called-back', details: { version: String(scheduled.number) } }
    }),
  )
}
