import { type NumberEvidence, numberEvidence } from '@milgo/domain/review/document-evidence'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { getReviewCase } from './review-case.ts'

/**
 * Compares the numbers of the form with those that the browser read in a document. This is done here because the
 * browser has the form's numbers masked. Nothing is stored; the view of the document is already in the audit trail.
 */
export const compareDocument = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { document: key, printed }: { readonly document: string; readonly printed: readonly string[] },
): Promise<{ readonly numbers: NumberEvidence[] }> => {
  await lookAtRequest(platform, caller, requestId, { isForLook: true })
  const { documents, last } = await getReviewCase(platform, requestId)
  const document = documents.find((one) => one.key === key)
  if (!document) throw new AppError('NOT_FOUND')
  return { numbers: [...numberEvidence(document.questionId, sentAnswers(last.snapshot), printed)] }
}
