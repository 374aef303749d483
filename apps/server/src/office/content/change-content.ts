import type { ContentSeen, OpenContent } from '@milgo/contracts/office/content'
import { type ContentKind, plainText, textIn } from '@milgo/domain/content-editing/content-document'
import { placeOf } from '@milgo/domain/content-editing/content-places'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { documentOf, openedContent, seenOf } from './content-answer.ts'
import { findText, type StoredText } from './reading-repository.ts'
import { lockText } from './writing-repository.ts'

export type TextName = { readonly kind: ContentKind; readonly key: string }

/** What was done to a text, as the trail records it. */
type Done = { readonly action: AuditAction; readonly details?: Readonly<Record<string, string>> }

const longestTitle = 80

/** What the text is called, so that who reads the trail knows it. */
const titleOf = (text: StoredText): string =>
  plainText(textIn(documentOf(text), 'he', placeOf(text.kind, text.key).title)).slice(0, longestTitle)

/**
 * Changes a text for an editor who has seen it as it is: whoever saw an older version or draft is told, and nothing is
 * written. Answers the text afterwards; undefined where nothing is left of it.
 */
export const changeContent = async (
  { database, clock }: Platform,
  caller: StaffCaller,
  name: TextName,
  seen: ContentSeen,
  change: (tx: Queryable, text: StoredText) => Promise<Done>,
): Promise<OpenContent | undefined> => {
  const after = await database.transaction(async (tx) => {
    await lockText(tx, name)
    const text = await findText(tx, clock, name.kind, name.key)
    if (!text) throw new AppError('NOT_FOUND')
    const { version, draft } = seenOf(text)
    if (version !== seen.version || draft !== seen.draft) throw new AppError('CONTENT_CHANGED')
    const { action, details = {} } = await change(tx, text)
    const left = await findText(tx, clock, name.kind, name.key)
    const title = titleOf(left ?? text)
    await tx.execute(
      auditEntry({ action, staffId: caller.id, details: { ...name, title, ...details } }, clock),
    )
    return left
  })
  return after && openedContent(after)
}

/** For changes after which a text always stands. */
export const standing = (text: OpenContent | undefined): OpenContent => {
  if (!text) throw new AppError('NOT_FOUND')
  return text
}
