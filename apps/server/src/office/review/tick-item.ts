import { type ChecklistItem, checklistOf, documentsOfItem } from '@milgo/domain/review/checklist'
import type { Language } from '@milgo/messages/languages'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notOfRequest, writeReview } from './write-review.ts'
import { writeTick } from './writing-repository.ts'

export const tickItem = (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { item, is_ticked: isTicked }: { readonly item: ChecklistItem; readonly is_ticked: boolean },
  language: Language,
) =>
  writeReview(platform, caller, requestId, language, async (tx, { documents }) => {
    if (!checklistOf(documents).includes(item)) throw notOfRequest('item')
    const fileNames = documentsOfItem(item, documents).map(({ fileName }) => fileName)
    await writeTick(tx, platform.clock, { requestId, item, isTicked, fileNames, staffId: caller.id })
  })
