import type { Review } from '@milgo/contracts/office/review-answer'
import { waitsForReading } from '@milgo/domain/review/document-evidence'
import type { Evidence, EvidenceRow } from './use-document-evidence.ts'

export type Check = Review['checks'][number]

/** Returns what was read in the document of a check, or undefined. */
export const findRead = (
  { code, document }: Check,
  evidence: Evidence,
): readonly EvidenceRow[] | undefined => {
  const read = document !== null && waitsForReading.has(code) ? evidence[document] : undefined
  return read === 'reading' || read?.length === 0 ? undefined : read
}

/** Returns whether the check found nothing wrong, in the sent answers or in the text read from its document. */
export const isPassed = (check: Check, evidence: Evidence): boolean =>
  check.result === 'PASS' || findRead(check, evidence)?.every(({ reading }) => reading === 'EQUAL') === true

export type CheckGroup = {
  readonly check: Check
  /** The documents that the checks are about. */
  readonly documents: Review['documents']
}

/** Groups the checks that say the same, so that one line names all their documents. */
export const groupChecks = (
  checks: readonly Check[],
  documents: Review['documents'],
): readonly CheckGroup[] => {
  const groups = Map.groupBy(checks, ({ code, result, text }) => `${code} ${result} ${text}`).values()
  return [...groups].flatMap((group) => {
    const keys = new Set(group.map(({ document }) => document))
    const about = documents.filter(({ key }) => keys.has(key))
    return group.slice(0, 1).map((check) => ({ check, documents: about }))
  })
}
