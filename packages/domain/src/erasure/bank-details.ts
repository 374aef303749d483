import type { Answers } from '../answers/answer.ts'
import type { Snapshot } from '../answers/snapshot.ts'
import { bank } from '../application/bank/questions.ts'
import type { Money } from '../ledger/money.ts'
import { findAppealTime } from '../status/appeal-time.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import { isAppealResultPublished, isResultPublished } from '../status/result-published.ts'
import { statuses } from '../status/statuses.ts'

/** The document that confirms the account. */
const confirmationQuestion = 'bankAccountReference'

const isBankQuestion = (id: string): boolean =>
  id === confirmationQuestion || bank.questions.some((question) => question.id === id)

/** Returns whether no appeal is undecided, and none can be made any more. */
const isAppealOver = (request: RequestState, circumstances: Circumstances): boolean => {
  if (request.appeal !== 'NONE') return isAppealResultPublished(request)
  const time = findAppealTime(request, circumstances)
  return time !== undefined && circumstances.now.getTime() >= time.until.getTime()
}

/**
 * Returns whether the bank details of a refused student may be erased: no published award above 0, no appeal with an
 * unpublished result, and the student's appeal days are over (decisions, section 13). Nothing is erased while the bank
 * may still answer an order, nor before a status about the bank has followed the ledger, because finance would still
 * need the account.
 */
export const areBankDetailsErasable = (
  request: RequestState,
  circumstances: Circumstances & { readonly money?: Money },
): boolean => {
  const { entitled = 0, paid = 0, inFlight = 0 } = circumstances.money ?? {}
  return (
    isResultPublished(request) &&
    !statuses[request.status].isBankProblem &&
    entitled === 0 &&
    paid === 0 &&
    inFlight === 0 &&
    isAppealOver(request, circumstances)
  )
}

export const withoutBankDetails = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !isBankQuestion(id)))

/**
 * Returns a snapshot with blanked bank details. Their questions, the row of the document and its hash stay. The hash
 * identifies the file but reveals nothing about the account.
 */
export const blankBankDetails = (snapshot: Snapshot, erasedText: string): Snapshot => ({
  ...snapshot,
  ...(snapshot.answers && { answers: withoutBankDetails(snapshot.answers) }),
  sections: snapshot.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) =>
      isBankQuestion(line.questionId) ? { ...line, value: null, text: erasedText } : line,
    ),
  })),
  documents: snapshot.documents.map((document) =>
    document.questionId === confirmationQuestion
      ? { ...document, originalName: null, isErased: true }
      : document,
  ),
})
