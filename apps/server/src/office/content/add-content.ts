import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument, ContentKind } from '@milgo/domain/content-editing/content-document'
import { isOpenEnded } from '@milgo/domain/content-editing/content-places'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { getContent } from './get-content.ts'
import { refuseDraft } from './refuse-problems.ts'
import { findFreeKey, writeDraft } from './writing-repository.ts'

/** Stores the draft of a new text; kinds that pages ask for by name have no new ones. */
export const addContent = async (
  platform: Platform,
  caller: StaffCaller,
  { kind, document }: { readonly kind: ContentKind; readonly document: ContentDocument },
): Promise<OpenContent> => {
  const { database, clock } = platform
  if (!isOpenEnded(kind)) throw new AppError('BAD_REQUEST')
  const key = await database.transaction(async (tx) => {
    const free = await findFreeKey(tx, kind)
    refuseDraft({ kind, key: free }, document)
    await writeDraft(tx, clock, { kind, key: free }, document, caller.id)
    const details = { kind, key: free }
    await tx.execute(auditEntry({ action: 'content-drafted', staffId: caller.id, details }, clock))
    return free
  })
  return getContent(platform, { kind, key })
}
