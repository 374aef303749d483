import { correctionDeadline } from './correction-window.ts'
import type { AppealState, Circumstances, OtherAct, RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import { isReviewFinishedAfter } from './review-finished.ts'
import type { StatusEvent } from './status-event.ts'
import { statuses } from './statuses.ts'

type Changes = (request: RequestState, circumstances: Circumstances) => Partial<RequestState>

const nothing: Changes = () => ({})

const isInAppeal = ({ appeal }: RequestState): boolean => appeal !== 'NONE'

const spendCorrection: Changes = (request) =>
  isInAppeal(request) ? { wasAppealReturned: true } : { wasReturned: true }

const giveCorrectionBack: Changes = (request) =>
  isInAppeal(request) ? { wasAppealReturned: false } : { wasReturned: false }

const noteRejection: Changes = ({ status }) => ({ isRejectionWaiting: statuses[status].isReturned })

const forgetRejection: Changes = () => ({ isRejectionWaiting: false })

/** How an event changes the state of the appeal. Other events do not change it. */
const appealEvents: Partial<Record<StatusEvent | OtherAct, (appeal: AppealState) => AppealState>> = {
  APPEAL: () => 'OPEN',
  APPROVE_APPEAL: () => 'GRANTED',
  DENY_APPEAL: () => 'DENIED',
  REOPEN: (appeal) => (appeal === 'NONE' ? appeal : 'OPEN'),
}

export const appealAfter = (appeal: AppealState, event: StatusEvent | OtherAct): AppealState =>
  appealEvents[event]?.(appeal) ?? appeal

/**
 * Restarts the appeal days after a revision, if no appeal was made. A date that an earlier letter prints still binds
 * where it is later.
 */
const renewAppealDays: Changes = (request, { now }) => (isInAppeal(request) ? {} : { resultPublishedAt: now })

/**
 * Returns the status to go back to if nothing is owed. A "paid" status would be wrong there, because the money came
 * back.
 */
const unpaidStatusOf = ({ status, appeal }: RequestState): RequestStatus => {
  if (status === 'SCHOLARSHIP_PAID') return appeal === 'DENIED' ? 'APPEAL_DENIED' : 'COMPUTED'
  return status === 'APPEAL_PAID' ? 'APPEAL_CALCULATED' : status
}

const rememberStatusBeforeBank: Changes = (request) =>
  request.statusBeforeBank === null ? { statusBeforeBank: unpaidStatusOf(request) } : {}

/** What each event changes in a request besides its status and its appeal. An event without a row does not compile. */
const changesOf: Readonly<Record<StatusEvent, Changes>> = {
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

/** Returns the pauses after a change of status. The appeal days are paused while the request has a bank problem. */
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

/**
 * Returns the request in its next status, with everything that follows from leaving the old and entering the new one.
 */
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
    isReviewFinished: isReviewFinishedAfter(request, { ...request, status: next }),
    appeal: appealAfter(request.appeal, event),
    ...changesOf[event](request, circumstances),
    ...(isBankProblem ? {} : { statusBeforeBank: null }),
    status: next,
  }
}
