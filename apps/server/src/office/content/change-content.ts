import type { ContentSeen, OpenContent } from '@milgo/contracts/office/content'
import { type ContentKind, plainText, textIn } from '@milgo/domain/content/content-document'
import { placeOf } from '@milgo/domain/content-editing/content-places'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { lockText } from '../../store/lock-text.ts'
import { documentOf, openedContent, seenOf } from './content-answer.ts'
import { findText, type StoredText } from './reading-repository.ts'

export type TextName = { readonly kind: ContentKind; readonly key: string }

/** The action on a text, for the audit trail. */
type Done = { readonly action: AuditAction; readonly details?: Readonly<Record<string, string>> }

const longestTitle = 80

/** Returns the title of the text, so that readers of the audit trail know which text it is. */
const titleOf = (text: StoredText): string =>
  plainText(textIn(documentOf(text), 'he', placeOf(text.kind, text.key).title)).slice(0, longestTitle)

/**
 * Changes a text if the editor has seen its present version and draft. If not, refuses and writes nothing. Returns the
 * changed text; undefined if nothing is left of it.
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

/** Returns the text; throws if there is none. For changes after which the text always exists. */
export const requireText = (text: OpenContent | undefined): OpenContent => {
  if (!text) throw new AppError('NOT_FOUND')
  return text
}
