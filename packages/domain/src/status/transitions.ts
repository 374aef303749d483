import type { Actor } from './actor.ts'
import type { Condition } from './conditions.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'

/** One row of decisions, section 8. */
export type Transition = {
  readonly from: readonly RequestStatus[]
  readonly event: StatusEvent
  readonly by: readonly Actor[]
  readonly to: RequestStatus
  /** All must hold. */
  readonly when?: readonly Condition[]
  /** Only for a request that did (true) or did not (false) come from an appeal. */
  readonly fromAppeal?: boolean
}

const table = [
  { from: ['DRAFT'], event: 'SUBMIT', by: ['STUDENT'], to: 'SUBMITTED', when: ['PERIOD_OPEN'] },
  {
    from: ['SUBMITTED'],
    event: 'RETURN_FOR_REPAIR',
    by: ['REVIEWER'],
    to: 'REPAIR_BACK_FOR',
    when: ['FIRST_CORRECTION'],
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
    from: ['SUBMITTED', 'REPAIR_BACK_FROM', 'REPAIR_BACK_FROM_TO'],
    event: 'APPROVE',
    by: ['REVIEWER'],
    to: 'TEAM_MANAGER_APPROVAL',
  },
  {
    from: ['SUBMITTED', 'REPAIR_BACK_FROM', 'REPAIR_BACK_FROM_TO'],
    event: 'DENY',
    by: ['REVIEWER'],
    to: 'DENIED',
    when: ['REASON_GIVEN'],
  },
  { from: ['TEAM_MANAGER_APPROVAL'], event: 'DENY', by: ['MANAGER'], to: 'DENIED', when: ['REASON_GIVEN'] },
  {
    from: ['SUBMITTED', 'TEAM_MANAGER_APPROVAL', 'WAITING_TO_BE_COMPUTED'],
    event: 'INSTITUTION_REJECTS',
    by: ['MANAGER', 'INSTITUTION_LIST'],
    to: 'REJECTED_BY_ACADEMIC_INSTITUTION',
  },
  { from: ['TEAM_MANAGER_APPROVAL'], event: 'SEND_BACK_TO_REVIEW', by: ['MANAGER'], to: 'SUBMITTED' },
  { from: ['TEAM_MANAGER_APPROVAL'], event: 'CONFIRM', by: ['MANAGER'], to: 'WAITING_TO_BE_COMPUTED' },
  { from: ['WAITING_TO_BE_COMPUTED'], event: 'COMPUTE', by: ['SYSTEM'], to: 'COMPUTED' },
  { from: ['COMPUTED'], event: 'PAYMENT_CONFIRMED', by: ['FINANCE'], to: 'SCHOLARSHIP_PAID' },
  {
    from: ['INVALID_BANK_FIXED'],
    event: 'PAYMENT_CONFIRMED',
    by: ['FINANCE'],
    to: 'SCHOLARSHIP_PAID',
    fromAppeal: false,
  },
  {
    from: ['INVALID_BANK_FIXED'],
    event: 'PAYMENT_CONFIRMED',
    by: ['FINANCE'],
    to: 'APPEAL_PAID',
    fromAppeal: true,
  },
  {
    from: ['COMPUTED', 'SCHOLARSHIP_PAID', 'APPEAL_CALCULATED'],
    event: 'PAYMENT_BOUNCED',
    by: ['FINANCE'],
    to: 'INVALID_BANK',
  },
  {
    from: ['INVALID_BANK'],
    event: 'ASK_FOR_BANK_FIX',
    by: ['FINANCE'],
    to: 'INVALID_BANK_BACK_FOR_REPAIR',
  },
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
  {
    from: ['DENIED', 'COMPUTED', 'SCHOLARSHIP_PAID', 'REJECTED_BY_ACADEMIC_INSTITUTION'],
    event: 'APPEAL',
    by: ['STUDENT'],
    to: 'APPEAL_SUBMITTED',
    when: ['RESULT_PUBLISHED', 'APPEALS_OPEN'],
  },
  {
    from: ['APPEAL_SUBMITTED'],
    event: 'RETURN_FOR_REPAIR',
    by: ['REVIEWER'],
    to: 'APPEAL_REPAIR_BACK_FOR',
  },
  {
    from: ['APPEAL_REPAIR_BACK_FOR'],
    event: 'SUBMIT_CORRECTIONS',
    by: ['STUDENT'],
    to: 'APPEAL_REPAIR_BACK_FROM',
  },
  {
    from: ['APPEAL_SUBMITTED', 'APPEAL_REPAIR_BACK_FROM'],
    event: 'APPROVE_APPEAL',
    by: ['MANAGER'],
    to: 'APPEAL_APPROVED',
  },
  {
    from: ['APPEAL_SUBMITTED', 'APPEAL_REPAIR_BACK_FROM'],
    event: 'DENY_APPEAL',
    by: ['MANAGER'],
    to: 'APPEAL_DENIED',
  },
  { from: ['APPEAL_APPROVED'], event: 'QUEUE_APPEAL', by: ['SYSTEM'], to: 'APPEAL_WAITING_CALCULATED' },
  { from: ['APPEAL_WAITING_CALCULATED'], event: 'COMPUTE', by: ['SYSTEM'], to: 'APPEAL_CALCULATED' },
  { from: ['APPEAL_CALCULATED'], event: 'PAYMENT_CONFIRMED', by: ['FINANCE'], to: 'APPEAL_PAID' },
] as const satisfies readonly Transition[]

type Row = (typeof table)[number]
type WithoutRow =
  | Exclude<StatusEvent, Row['event']>
  | Exclude<Actor, Row['by'][number]>
  | Exclude<RequestStatus, Row['to'] | 'DRAFT'>

// Does not compile where an event or an actor has no row, or where no row leads to a status.
// Stryker disable next-line all: only the compiler reads it.
true satisfies [WithoutRow] extends [never] ? true : WithoutRow

/** The status machine. Buttons, calls, filters, tests and the diagram are derived from this table. */
export const transitions: readonly Transition[] = table
