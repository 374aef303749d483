import type { Answers } from '../answers/answer.ts'
import type { Snapshot } from '../answers/snapshot.ts'
import { bank } from '../application/bank/questions.ts'
import type { Money } from '../ledger/money.ts'
import { findAppealTime } from '../status/appeal-time.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import { statuses } from '../status/statuses.ts'

/** The document that confirms the account. */
const confirmationQuestion = 'bankAccountReference'

const isBankQuestion = (id: string): boolean =>
  id === confirmationQuestion || bank.questions.some((question) => question.id === id)

/** No appeal is under way, and none can be made any more. */
const isAppealOver = (request: RequestState, circumstances: Circumstances): boolean => {
  if (request.appeal !== 'NONE') return request.publishState === '2'
  const time = findAppealTime(request, circumstances)
  return time !== undefined && circumstances.now.getTime() >= time.until.getTime()
}

/**
 * Bank details of the refused are erased: no published award above 0, no appeal whose result is unpublished, own appeal
 * days over (decisions, section 13). Nothing is erased while an order might still be answered by the bank, nor before a
 * status that is about the bank has followed the ledger: finance would be left with an account that is gone.
 */
export const areBankDetailsErasable = (
  request: RequestState,
  circumstances: Circumstances & { readonly money?: Money },
): boolean => {
  const { entitled = 0, paid = 0, inFlight = 0 } = circumstances.money ?? {}
  return (
    request.publishState !== '0' &&
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
 * What was sent, with the bank details blanked: their questions and the row of the document stay, and the document's
 * hash, which says what once stood there and nothing of the account.
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
