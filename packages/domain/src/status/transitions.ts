import type { ActorRole } from './actor.ts'
import type { Condition } from './conditions.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'

/** A target that is not one fixed status: the present status, or the status before the bank problem. */
export type RelativeTarget = 'UNCHANGED' | 'STATUS_BEFORE_BANK'

/** One row of decisions, section 8. */
export type Transition = {
  readonly from: readonly RequestStatus[]
  readonly event: StatusEvent
  readonly by: readonly ActorRole[]
  readonly to: RequestStatus | RelativeTarget
  /** All conditions must be true. */
  readonly when?: readonly Condition[]
  /** Selects one of several rows for the same event. */
  readonly only?: { readonly appealGranted?: boolean; readonly anythingPaid?: boolean }
}

const inReview = ['SUBMITTED', 'REPAIR_BACK_FROM', 'REPAIR_BACK_FROM_TO'] as const
const appealInReview = ['APPEAL_SUBMITTED', 'APPEAL_REPAIR_BACK_FROM'] as const
const withBankProblem = [
  'INVALID_BANK',
  'INVALID_BANK_BACK_FOR_REPAIR',
  'INVALID_BANK_REPAIR_BACK_FROM',
  'INVALID_BANK_FIXED',
] as const

const review = [
  { from: ['DRAFT'], event: 'SUBMIT', by: ['STUDENT'], to: 'SUBMITTED', when: ['PERIOD_OPEN'] },
  {
    from: ['SUBMITTED'],
    event: 'RETURN_FOR_REPAIR',
    by: ['REVIEWER'],
    to: 'REPAIR_BACK_FOR',
    when: ['FIRST_CORRECTION', 'FLAGS_GIVEN'],
  },
  {
    from: ['REPAIR_BACK_FOR'],
    event: 'CANCEL_RETURN',
    by: ['REVIEWER', 'MANAGER'],
    to: 'SUBMITTED',
    when: ['MAY_CANCEL_RETURN'],
  },
  {
    from: ['REPAIR_BACK_FOR'],
    event: 'SUBMIT_CORRECTIONS',
    by: ['STUDENT'],
    to: 'REPAIR_BACK_FROM',
    when: ['WINDOW_OPEN'],
  },
  {
    from: ['REPAIR_BACK_FOR'],
    event: 'WINDOW_LAPSES',
    by: ['SYSTEM'],
    to: 'REPAIR_BACK_FROM_TO',
    when: ['WINDOW_LAPSED'],
  },
  {
    from: inReview,
    event: 'APPROVE',
    by: ['REVIEWER'],
    to: 'TEAM_MANAGER_APPROVAL',
    when: ['FIGURES_COMPLETE'],
  },
  { from: inReview, event: 'DENY', by: ['REVIEWER'], to: 'DENIED', when: ['REASON_GIVEN'] },
  { from: ['TEAM_MANAGER_APPROVAL'], event: 'DENY', by: ['MANAGER'], to: 'DENIED', when: ['REASON_GIVEN'] },
  {
    from: [...inReview, 'TEAM_MANAGER_APPROVAL', 'WAITING_TO_BE_COMPUTED'],
    event: 'INSTITUTION_REJECTS',
    by: ['MANAGER', 'INSTITUTION_LIST'],
    to: 'REJECTED_BY_ACADEMIC_INSTITUTION',
    when: ['REJECTION_APPLICABLE'],
  },
  // The rejection waits while the student may still correct the request.
  { from: ['REPAIR_BACK_FOR'], event: 'INSTITUTION_REJECTS', by: ['INSTITUTION_LIST'], to: 'UNCHANGED' },
  // The institution withdraws a rejection before a manager has applied it.
  {
    from: [...inReview, 'REPAIR_BACK_FOR', 'TEAM_MANAGER_APPROVAL', 'WAITING_TO_BE_COMPUTED'],
    event: 'WITHDRAW_REJECTION',
    by: ['MANAGER'],
    to: 'UNCHANGED',
    when: ['REJECTION_WAITING', 'REASON_GIVEN'],
  },
  { from: ['TEAM_MANAGER_APPROVAL'], event: 'SEND_BACK_TO_REVIEW', by: ['MANAGER'], to: 'SUBMITTED' },
  {
    from: ['TEAM_MANAGER_APPROVAL'],
    event: 'CONFIRM',
    by: ['MANAGER'],
    to: 'WAITING_TO_BE_COMPUTED',
    when: ['MAY_CONFIRM'],
  },
  { from: ['WAITING_TO_BE_COMPUTED'], event: 'COMPUTE', by: ['SYSTEM'], to: 'COMPUTED' },
  {
    from: ['DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION', 'WAITING_TO_BE_COMPUTED', 'COMPUTED'],
    event: 'REOPEN',
    by: ['MANAGER'],
    to: 'SUBMITTED',
    when: ['RESULT_UNPUBLISHED', 'REASON_GIVEN'],
  },
] as const satisfies readonly Transition[]

const payment = [
  {
    from: ['COMPUTED'],
    event: 'PAYMENT_CONFIRMED',
    by: ['FINANCE'],
    to: 'SCHOLARSHIP_PAID',
    when: ['RESULT_PUBLISHED', 'ALL_PAID'],
  },
  {
    from: ['APPEAL_DENIED'],
    event: 'PAYMENT_CONFIRMED',
    by: ['FINANCE'],
    to: 'SCHOLARSHIP_PAID',
    when: ['APPEAL_RESULT_PUBLISHED', 'ALL_PAID'],
  },
  {
    from: ['APPEAL_CALCULATED'],
    event: 'PAYMENT_CONFIRMED',
    by: ['FINANCE'],
    to: 'APPEAL_PAID',
    when: ['APPEAL_RESULT_PUBLISHED', 'ALL_PAID'],
  },
  {
    from: ['INVALID_BANK_FIXED'],
    event: 'PAYMENT_CONFIRMED',
    by: ['FINANCE'],
    to: 'SCHOLARSHIP_PAID',
    when: ['ALL_PAID'],
    only: { appealGranted: false },
  },
  {
    from: ['INVALID_BANK_FIXED'],
    event: 'PAYMENT_CONFIRMED',
    by: ['FINANCE'],
    to: 'APPEAL_PAID',
    when: ['ALL_PAID'],
    only: { appealGranted: true },
  },
  {
    from: ['COMPUTED', 'SCHOLARSHIP_PAID', 'INVALID_BANK_FIXED', 'APPEAL_PAID'],
    event: 'ACCOUNT_NEEDED',
    by: ['FINANCE'],
    to: 'INVALID_BANK',
    when: ['RESULT_PUBLISHED', 'ACCOUNT_MISSING'],
  },
  {
    from: ['APPEAL_CALCULATED', 'APPEAL_DENIED'],
    event: 'ACCOUNT_NEEDED',
    by: ['FINANCE'],
    to: 'INVALID_BANK',
    when: ['APPEAL_RESULT_PUBLISHED', 'ACCOUNT_MISSING'],
  },
  {
    from: withBankProblem,
    event: 'NOTHING_DUE',
    by: ['SYSTEM'],
    to: 'SCHOLARSHIP_PAID',
    when: ['ALL_PAID'],
    only: { anythingPaid: true, appealGranted: false },
  },
  {
    from: withBankProblem,
    event: 'NOTHING_DUE',
    by: ['SYSTEM'],
    to: 'APPEAL_PAID',
    when: ['ALL_PAID'],
    only: { anythingPaid: true, appealGranted: true },
  },
  {
    from: withBankProblem,
    event: 'NOTHING_DUE',
    by: ['SYSTEM'],
    to: 'STATUS_BEFORE_BANK',
    when: ['ALL_PAID'],
    only: { anythingPaid: false },
  },
  { from: ['INVALID_BANK'], event: 'ASK_FOR_BANK_FIX', by: ['FINANCE'], to: 'INVALID_BANK_BACK_FOR_REPAIR' },
  {
    from: ['INVALID_BANK_BACK_FOR_REPAIR'],
    event: 'FIX_BANK_DETAILS',
    by: ['STUDENT'],
    to: 'INVALID_BANK_REPAIR_BACK_FROM',
  },
  {
    from: ['INVALID_BANK_REPAIR_BACK_FROM'],
    event: 'ACCEPT_BANK_FIX',
    by: ['FINANCE'],
    to: 'INVALID_BANK_FIXED',
  },
  {
    from: ['INVALID_BANK_REPAIR_BACK_FROM'],
    event: 'ASK_FOR_BANK_FIX_AGAIN',
    by: ['FINANCE'],
    to: 'INVALID_BANK_BACK_FOR_REPAIR',
  },
] as const satisfies readonly Transition[]

const appeal = [
  {
    from: ['DENIED', 'COMPUTED', 'SCHOLARSHIP_PAID', 'REJECTED_BY_ACADEMIC_INSTITUTION'],
    event: 'APPEAL',
    by: ['STUDENT'],
    to: 'APPEAL_SUBMITTED',
    when: ['RESULT_PUBLISHED', 'FIRST_APPEAL', 'APPEAL_TIME'],
  },
  {
    from: ['APPEAL_SUBMITTED'],
    event: 'RETURN_FOR_REPAIR',
    by: ['REVIEWER'],
    to: 'APPEAL_REPAIR_BACK_FOR',
    when: ['FIRST_APPEAL_CORRECTION', 'MAY_REVIEW_APPEAL', 'FLAGS_GIVEN'],
  },
  {
    from: ['APPEAL_REPAIR_BACK_FOR'],
    event: 'CANCEL_RETURN',
    by: ['REVIEWER', 'MANAGER'],
    to: 'APPEAL_SUBMITTED',
    when: ['MAY_CANCEL_RETURN'],
  },
  {
    from: ['APPEAL_REPAIR_BACK_FOR'],
    event: 'SUBMIT_CORRECTIONS',
    by: ['STUDENT'],
    to: 'APPEAL_REPAIR_BACK_FROM',
    when: ['WINDOW_OPEN'],
  },
  {
    from: ['APPEAL_REPAIR_BACK_FOR'],
    event: 'WINDOW_LAPSES',
    by: ['SYSTEM'],
    to: 'APPEAL_REPAIR_BACK_FROM',
    when: ['WINDOW_LAPSED'],
  },
  {
    from: appealInReview,
    event: 'APPROVE_APPEAL',
    by: ['MANAGER'],
    to: 'APPEAL_APPROVED',
    when: ['MAY_DECIDE_APPEAL', 'FIGURES_COMPLETE'],
  },
  {
    from: appealInReview,
    event: 'DENY_APPEAL',
    by: ['MANAGER'],
    to: 'APPEAL_DENIED',
    when: ['MAY_DECIDE_APPEAL', 'REASON_GIVEN'],
  },
  { from: ['APPEAL_APPROVED'], event: 'QUEUE_APPEAL', by: ['SYSTEM'], to: 'APPEAL_WAITING_CALCULATED' },
  { from: ['APPEAL_WAITING_CALCULATED'], event: 'COMPUTE', by: ['SYSTEM'], to: 'APPEAL_CALCULATED' },
  {
    from: ['APPEAL_APPROVED', 'APPEAL_WAITING_CALCULATED', 'APPEAL_CALCULATED', 'APPEAL_DENIED'],
    event: 'REOPEN',
    by: ['MANAGER'],
    to: 'APPEAL_SUBMITTED',
    when: ['APPEAL_RESULT_UNPUBLISHED', 'REASON_GIVEN'],
  },
] as const satisfies readonly Transition[]

const revision = [
  {
    from: ['DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION'],
    event: 'REVISE',
    by: ['MANAGER'],
    to: 'COMPUTED',
    when: ['RESULT_PUBLISHED', 'MAY_SIGN_REVISION', 'FIGURES_COMPLETE', 'REASON_GIVEN'],
  },
  // From all other statuses a revision changes the published result, and does not move the status. It is not allowed
  // while an appeal is undecided, because the figures of the appeal and of the revision would mix.
  {
    from: ['COMPUTED', 'SCHOLARSHIP_PAID', ...withBankProblem],
    event: 'REVISE',
    by: ['MANAGER'],
    to: 'UNCHANGED',
    when: ['RESULT_PUBLISHED', 'MAY_SIGN_REVISION', 'FIGURES_COMPLETE', 'REASON_GIVEN'],
  },
  {
    from: ['APPEAL_CALCULATED', 'APPEAL_DENIED', 'APPEAL_PAID'],
    event: 'REVISE',
    by: ['MANAGER'],
    to: 'UNCHANGED',
    when: ['APPEAL_RESULT_PUBLISHED', 'MAY_SIGN_REVISION', 'FIGURES_COMPLETE', 'REASON_GIVEN'],
  },
] as const satisfies readonly Transition[]

const table = [...review, ...payment, ...appeal, ...revision] as const

type Row = (typeof table)[number]
type WithoutRow =
  | Exclude<StatusEvent, Row['event']>
  | Exclude<ActorRole, Row['by'][number]>
  | Exclude<RequestStatus, Row['to'] | 'DRAFT'>

// Does not compile where an event or an actor has no row, or where no row leads to a status.
// Stryker disable next-line all: only the compiler reads it.
true satisfies [WithoutRow] extends [never] ? true : WithoutRow

/** The status machine. Buttons, calls, filters, tests and the diagram are derived from this table. */
export const transitions: readonly Transition[] = table
