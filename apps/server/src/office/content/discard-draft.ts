import type { ContentSeen, OpenContent } from '@milgo/contracts/office/content'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeContent, type TextName } from './change-content.ts'
import { deleteDraft } from './writing-repository.ts'

/** Removes a draft. Returns null if the text had no version beside the draft. */
export const discardDraft = async (
  platform: Platform,
  caller: StaffCaller,
  name: TextName,
  seen: ContentSeen,
): Promise<OpenContent | null> => {
  const left = await changeContent(platform, caller, name, seen, async (tx) => {
    await deleteDraft(tx, name)
    return { action: 'content-discarded' }
  })
  return left ?? null
}
