import type { Money } from '../ledger/money.ts'
import type { RequestState } from './request-state.ts'
import { isResultPublished } from './result-published.ts'
import { statuses } from './statuses.ts'

/** The state of a bank fix: not needed, asked of the student, or sent by the student and checked by finance. */
export const bankFixStates = ['NONE', 'ASKED', 'SENT'] as const
export type BankFixState = (typeof bankFixStates)[number]

type Known = { readonly money?: Money; readonly isBankFixWaiting?: boolean }

/**
 * Returns whether the student may send a bank fix although the status is about something else, such as an appeal,
 * because a payment waits for an account (decisions, section 9). If the status itself is about the bank, the status
 * table decides.
 */
export const isBankFixOpenBeside = (
  request: Pick<RequestState, 'status' | 'publishState'>,
  { money, isBankFixWaiting }: Known,
): boolean =>
  isResultPublished(request) &&
  !statuses[request.status].isBankProblem &&
  money?.needsAccount === true &&
  isBankFixWaiting !== true

export const bankFixStateOf = ({ money, isBankFixWaiting }: Known): BankFixState => {
  if (money?.needsAccount !== true) return 'NONE'
  return isBankFixWaiting ? 'SENT' : 'ASKED'
}

const hour = 3_600_000
/**
 * For this many hours after a change of phone or e-mail no bank details are accepted, because somebody who took over an
 * account would change the contact first.
 */
export const contactRestHours = 72

export const findContactRestEnd = (contactChangedAt: Date | null, now: Date): Date | undefined => {
  if (contactChangedAt === null) return undefined
  const end = new Date(contactChangedAt.getTime() + contactRestHours * hour)
  return end > now ? end : undefined
}

/** Returns the hours until bank details are accepted again, rounded up; 0 if they are accepted now. */
export const contactRestHoursLeft = (contactChangedAt: Date | null, now: Date): number => {
  const end = findContactRestEnd(contactChangedAt, now)
  return end ? Math.ceil((end.getTime() - now.getTime()) / hour) : 0
}

const day = 24 * hour
/** Days after which a student is reminded of a missing account; after the last one the award becomes unclaimed. */
export const bankFixReminderDays = [3, 10, 21, 45] as const

/** Returns the number of reminders that are due by now; undefined before the first. */
export const findDueReminder = (since: Date, now: Date): number | undefined => {
  const due = bankFixReminderDays.findLastIndex((days) => now.getTime() - since.getTime() >= days * day)
  return due < 0 ? undefined : due + 1
}
