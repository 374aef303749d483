import type { Review } from '@milgo/contracts/office/review-answer'
import { waitsForReading } from '@milgo/domain/review/document-evidence'
import type { Evidence, EvidenceRow } from './use-document-evidence.ts'

export type Check = Review['checks'][number]

/** What was read of the document that a check leaves to be compared. */
export const findRead = (
  { code, document }: Check,
  evidence: Evidence,
): readonly EvidenceRow[] | undefined => {
  const read = document !== null && waitsForReading.has(code) ? evidence[document] : undefined
  return read === 'reading' || read?.length === 0 ? undefined : read
}

/** Whether the check found nothing wrong, in what was sent or in what was read of its document. */
export const isPassed = (check: Check, evidence: Evidence): boolean =>
  check.result === 'PASS' || findRead(check, evidence)?.every(({ reading }) => reading === 'EQUAL') === true
