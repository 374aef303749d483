import type { addContent as call } from '@milgo/contracts/office/add-content'
import type { OpenContent } from '@milgo/contracts/office/content'
import { isOpenEnded } from '@milgo/domain/content-editing/content-places'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { getContent } from './get-content.ts'
import { refuseDraft } from './refuse-problems.ts'
import { findFreeKey, findKeyOfDraft, lockKind, writeDraft } from './writing-repository.ts'

/**
 * Stores the draft of a new text. Kinds whose texts pages ask for by name cannot have new ones. A page that did not get
 * the answer of its first save repeats it with the same revision, and gets the text that the first save stored.
 */
export const addContent = async (
  platform: Platform,
  caller: StaffCaller,
  { kind, revision, document }: z.output<typeof call.body>,
): Promise<OpenContent> => {
  const { database, clock } = platform
  if (!isOpenEnded(kind)) throw new AppError('BAD_REQUEST')
  const key = await database.transaction(async (tx) => {
    await lockKind(tx, kind)
    const stored = await findKeyOfDraft(tx, kind, revision)
    if (stored !== undefined) return stored
    const free = await findFreeKey(tx, kind)
    refuseDraft({ kind, key: free }, document)
    await writeDraft(tx, clock, { kind, key: free }, document, caller.id, revision)
    const details = { kind, key: free }
    await tx.execute(auditEntry({ action: 'content-drafted', staffId: caller.id, details }, clock))
    return free
  })
  return getContent(platform, { kind, key })
}
