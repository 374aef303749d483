import { isBlank } from '../answers/clean-text.ts'
import { isOpenAt } from '../time/opening.ts'
import type { Actor, ActorRole } from './actor.ts'
import { isAppealTime } from './appeal-time.ts'
import { hasWindowLapsed, isWindowOpenAt } from './correction-window.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import { isAppealResultPublished, isResultPublished } from './result-published.ts'
import {
  hasSentReturn,
  mayConfirm,
  mayDecideAppeal,
  mayReviewAppeal,
  maySignRevision,
} from './separation-of-duties.ts'

type Rule = (request: RequestState, circumstances: Circumstances, actor: Actor) => boolean

const isPeriodOpen: Rule = (_request, { period, now }) => isOpenAt(period, now)
const isFirstCorrection: Rule = ({ wasReturned }) => !wasReturned
const isFirstAppealCorrection: Rule = ({ wasAppealReturned }) => !wasAppealReturned
const isFirstAppeal: Rule = ({ appeal }) => appeal === 'NONE'
const isWindowLapsed: Rule = ({ correctionDeadline }, { now }) => hasWindowLapsed(correctionDeadline, now)
const isWindowOpen: Rule = ({ correctionDeadline }, { now }) => isWindowOpenAt(correctionDeadline, now)
const isReasonGiven: Rule = (_request, { reason }) => !isBlank(reason ?? '')
const hasFigures: Rule = (_request, { hasCompleteFigures }) => hasCompleteFigures === true
const isSettled: Rule = (_request, { money }) => money?.due === 0 && money.inFlight === 0
const hasFlags: Rule = (_request, circumstances) => circumstances.hasFlags === true
const needsAccount: Rule = (_request, { money }) => money?.needsAccount === true

/**
 * Returns whether the institution's rejection may be applied. A rejection that waited is applied by a manager, after a
 * reviewer has taken the request again.
 */
const mayReject: Rule = ({ isRejectionWaiting }, { isTaken }, { role }) =>
  !isRejectionWaiting || (role === 'MANAGER' && isTaken === true)

const isRejectionWaiting: Rule = (request) => request.isRejectionWaiting

type DutyName = 'MAY_CANCEL_RETURN' | 'MAY_CONFIRM' | 'MAY_REVIEW_APPEAL' | 'MAY_DECIDE_APPEAL'
type Duty = (request: Pick<RequestState, 'acts'>, staffId: string, role: ActorRole) => boolean

const mayCancelReturn: Duty = (request, staffId, role) =>
  role === 'MANAGER' || hasSentReturn(request, staffId)

/** Conditions about the actor that need only the acts of the request. */
const duties: Readonly<Record<DutyName, Duty>> = {
  MAY_CANCEL_RETURN: mayCancelReturn,
  MAY_CONFIRM: mayConfirm,
  MAY_REVIEW_APPEAL: mayReviewAppeal,
  MAY_DECIDE_APPEAL: mayDecideAppeal,
}

/** Makes a rule that is false for the system, because the system has no id and cannot be the second person. */
const byStaff =
  (
    may: (request: RequestState, staffId: string, circumstances: Circumstances, role: ActorRole) => boolean,
  ): Rule =>
  (request, circumstances, { id, role }) =>
    id !== null && may(request, id, circumstances, role)

const byDuty = (name: DutyName): Rule =>
  byStaff((request, staffId, _circumstances, role) => duties[name](request, staffId, role))

/** The conditions that a row of the status table may name, each with the code of its refusal. */
export const conditions = {
  PERIOD_OPEN: { holds: isPeriodOpen, refusal: 'PERIOD_CLOSED' },
  APPEAL_TIME: { holds: isAppealTime, refusal: 'APPEALS_CLOSED' },
  FIRST_APPEAL: { holds: isFirstAppeal, refusal: 'ALREADY_APPEALED' },
  RESULT_PUBLISHED: { holds: isResultPublished, refusal: 'RESULT_NOT_PUBLISHED' },
  RESULT_UNPUBLISHED: { holds: (request) => !isResultPublished(request), refusal: 'RESULT_PUBLISHED' },
  APPEAL_RESULT_PUBLISHED: { holds: isAppealResultPublished, refusal: 'RESULT_NOT_PUBLISHED' },
  APPEAL_RESULT_UNPUBLISHED: {
    holds: (request) => !isAppealResultPublished(request),
    refusal: 'RESULT_PUBLISHED',
  },
  FIRST_CORRECTION: { holds: isFirstCorrection, refusal: 'ALREADY_CORRECTED' },
  FIRST_APPEAL_CORRECTION: { holds: isFirstAppealCorrection, refusal: 'ALREADY_CORRECTED' },
  WINDOW_OPEN: { holds: isWindowOpen, refusal: 'CORRECTION_WINDOW_LAPSED' },
  WINDOW_LAPSED: { holds: isWindowLapsed, refusal: 'CORRECTION_WINDOW_OPEN' },
  REASON_GIVEN: { holds: isReasonGiven, refusal: 'REASON_REQUIRED' },
  FLAGS_GIVEN: { holds: hasFlags, refusal: 'FLAGS_REQUIRED' },
  FIGURES_COMPLETE: { holds: hasFigures, refusal: 'FIGURES_INCOMPLETE' },
  REJECTION_APPLICABLE: { holds: mayReject, refusal: 'REJECTION_WAITS_FOR_REVIEW' },
  REJECTION_WAITING: { holds: isRejectionWaiting, refusal: 'NO_REJECTION_WAITING' },
  MAY_CANCEL_RETURN: { holds: byDuty('MAY_CANCEL_RETURN'), refusal: 'NOT_YOUR_RETURN' },
  MAY_CONFIRM: { holds: byDuty('MAY_CONFIRM'), refusal: 'SECOND_PERSON_REQUIRED' },
  MAY_REVIEW_APPEAL: { holds: byDuty('MAY_REVIEW_APPEAL'), refusal: 'SECOND_PERSON_REQUIRED' },
  MAY_DECIDE_APPEAL: { holds: byDuty('MAY_DECIDE_APPEAL'), refusal: 'SECOND_PERSON_REQUIRED' },
  MAY_SIGN_REVISION: {
    holds: byStaff((request, id, { proposedBy }) => maySignRevision(request, proposedBy ?? null, id)),
    refusal: 'SECOND_PERSON_REQUIRED',
  },
  ALL_PAID: { holds: isSettled, refusal: 'PAYMENT_STILL_DUE' },
  ACCOUNT_MISSING: { holds: needsAccount, refusal: 'ACCOUNT_USABLE' },
} as const satisfies Record<string, { holds: Rule; refusal: string }>

export type Condition = keyof typeof conditions

const isDuty = (name: Condition): name is DutyName => name in duties

/**
 * Returns whether the staff member meets those of the conditions that are about the actor. The other conditions are
 * ignored.
 */
export const meetsDuties = (
  when: readonly Condition[] | undefined,
  request: Pick<RequestState, 'acts'>,
  { id, role }: { readonly id: string; readonly role: ActorRole },
): boolean => (when ?? []).filter(isDuty).every((name) => duties[name](request, id, role))

/** Why an event was refused. */
export type StatusRefusal = 'WRONG_STATUS' | 'WRONG_ACTOR' | (typeof conditions)[Condition]['refusal']
