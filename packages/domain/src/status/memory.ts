import { correctionDeadline } from './correction-window.ts'
import type { AppealState, Circumstances, OtherAct, RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'
import { isUnderEmbargo, statuses } from './statuses.ts'

type Memory = (request: RequestState, circumstances: Circumstances) => Partial<RequestState>

const nothing: Memory = () => ({})

const isInAppeal = ({ appeal }: RequestState): boolean => appeal !== 'NONE'

const spendCorrection: Memory = (request) => ({
  ...(isInAppeal(request) ? { wasAppealReturned: true } : { wasReturned: true }),
  // The student is asked for something again, so that the review is visibly not finished.
  isReviewFinished: false,
})

const giveCorrectionBack: Memory = (request) =>
  isInAppeal(request) ? { wasAppealReturned: false } : { wasReturned: false }

const noteRejection: Memory = ({ status }) => ({ isRejectionWaiting: statuses[status].isReturned })

const forgetRejection: Memory = () => ({ isRejectionWaiting: false })

/** What an event makes of the appeal; every other event leaves it as it is. */
const appealEvents: Partial<Record<StatusEvent | OtherAct, (appeal: AppealState) => AppealState>> = {
  APPEAL: () => 'OPEN',
  APPROVE_APPEAL: () => 'GRANTED',
  DENY_APPEAL: () => 'DENIED',
  REOPEN: (appeal) => (appeal === 'NONE' ? appeal : 'OPEN'),
}

export const appealAfter = (appeal: AppealState, event: StatusEvent | OtherAct): AppealState =>
  appealEvents[event]?.(appeal) ?? appeal

/** A revision gives the appeal days anew where no appeal was made. */
const renewAppealDays: Memory = (request, { now }) =>
  isInAppeal(request) ? {} : { resultPublishedAt: now, printedAppealDate: null }

/** A status that says "paid" would be wrong for a request whose money came back and is owed no longer. */
const unpaidStatusOf = ({ status, appeal }: RequestState): RequestStatus => {
  if (status === 'SCHOLARSHIP_PAID') return appeal === 'DENIED' ? 'APPEAL_DENIED' : 'COMPUTED'
  return status === 'APPEAL_PAID' ? 'APPEAL_CALCULATED' : status
}

const rememberStatusBeforeBank: Memory = (request) =>
  request.statusBeforeBank === null ? { statusBeforeBank: unpaidStatusOf(request) } : {}

/** What an event makes a request remember besides its status and its appeal. An event without a row does not compile. */
const memoryOf: Readonly<Record<StatusEvent, Memory>> = {
  SUBMIT: nothing,
  RETURN_FOR_REPAIR: spendCorrection,
  CANCEL_RETURN: giveCorrectionBack,
  SUBMIT_CORRECTIONS: nothing,
  WINDOW_LAPSES: nothing,
  APPROVE: nothing,
  DENY: nothing,
  INSTITUTION_REJECTS: noteRejection,
  WITHDRAW_REJECTION: forgetRejection,
  SEND_BACK_TO_REVIEW: nothing,
  CONFIRM: nothing,
  COMPUTE: nothing,
  REOPEN: nothing,
  REVISE: renewAppealDays,
  PAYMENT_CONFIRMED: nothing,
  ACCOUNT_NEEDED: rememberStatusBeforeBank,
  NOTHING_DUE: nothing,
  ASK_FOR_BANK_FIX: nothing,
  FIX_BANK_DETAILS: nothing,
  ACCEPT_BANK_FIX: nothing,
  ASK_FOR_BANK_FIX_AGAIN: nothing,
  APPEAL: nothing,
  APPROVE_APPEAL: nothing,
  DENY_APPEAL: nothing,
  QUEUE_APPEAL: nothing,
}

/** The appeal days stand still from entering a bank problem until leaving it. */
const pausesAfter = (
  { bankPauses, status }: RequestState,
  next: RequestStatus,
  now: Date,
): RequestState['bankPauses'] => {
  const wasPaused = statuses[status].isBankProblem
  const isPaused = statuses[next].isBankProblem
  if (wasPaused === isPaused) return bankPauses
  if (isPaused) return [...bankPauses, { from: now, to: null }]
  return bankPauses.map((pause) => (pause.to === null ? { ...pause, to: now } : pause))
}

/** The request in its next status, with all that follows from entering or leaving one. */
export const enterStatus = (
  request: RequestState,
  event: StatusEvent,
  next: RequestStatus,
  circumstances: Circumstances,
): RequestState => {
  const { now, period } = circumstances
  const { isReturned, isBankProblem } = statuses[next]
  const isStillReturned = isReturned && statuses[request.status].isReturned
  return {
    ...request,
    correctionDeadline: isReturned
      ? isStillReturned
        ? request.correctionDeadline
        : correctionDeadline(now, period.correctionDays)
      : null,
    bankPauses: pausesAfter(request, next, now),
    isReviewFinished: request.isReviewFinished || isUnderEmbargo(next, request.publishState),
    appeal: appealAfter(request.appeal, event),
    ...memoryOf[event](request, circumstances),
    ...(isBankProblem ? {} : { statusBeforeBank: null }),
    status: next,
  }
}
