import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { isAppealFlag } from '@milgo/domain/appeal/appeal-corrections'
import type { FixFlag, ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import { type Reasons, reasonForStudent } from '@milgo/domain/period/reasons'
import { documentKey } from '@milgo/domain/review/document-key'
import { sentDocuments } from '@milgo/domain/review/sent-documents'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { lettersIn } from '../../outbox/letters-in.ts'
import type { AskedDocument } from '../../outbox/render-correction-news.ts'

/** Returns the documents that a return asks for, with the reasons, as the message to the student names them. */
export const askedDocuments = (
  flags: readonly ReviewFlag[],
  snapshot: Snapshot | undefined,
  reasons: Reasons,
  language: Language,
): readonly AskedDocument[] =>
  flags.map((flag) => ({
    document: findLabel(snapshot, flag, language) ?? flag.field,
    reason: reasonForStudent(reasons, 'returning', flag.reason, language),
    note: flag.note ?? null,
  }))

/**
 * Returns the document's label as it was shown when the student sent it. A file of an appeal is named by its number.
 */
const findLabel = (snapshot: Snapshot | undefined, flag: FixFlag, language: Language): string | undefined =>
  isAppealFlag(flag)
    ? fill(lettersIn(language).appeals.document, { n: (flag.index ?? 0) + 1 })
    : snapshot && sentDocuments(snapshot).find(({ key }) => key === documentKey(flag))?.label
