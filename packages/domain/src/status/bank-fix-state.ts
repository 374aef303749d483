import type { Money } from '../ledger/money.ts'
import type { RequestState } from './request-state.ts'
import { statuses } from './statuses.ts'

/** Where a bank fix is: none is needed, the student is asked, or finance checks what they sent. */
export const bankFixStates = ['NONE', 'ASKED', 'SENT'] as const
export type BankFixState = (typeof bankFixStates)[number]

type Known = { readonly money?: Money; readonly isBankFixWaiting?: boolean }

/**
 * A payment waits for an account while the status is about something else, such as an appeal: the fix is open beside the
 * status (decisions, section 9). Where the status itself is about the bank, its own rows decide.
 */
export const isBankFixOpenBeside = (
  { status, publishState }: Pick<RequestState, 'status' | 'publishState'>,
  { money, isBankFixWaiting }: Known,
): boolean =>
  publishState !== '0' &&
  !statuses[status].isBankProblem &&
  money?.needsAccount === true &&
  isBankFixWaiting !== true

export const bankFixStateOf = ({ money, isBankFixWaiting }: Known): BankFixState => {
  if (money?.needsAccount !== true) return 'NONE'
  return isBankFixWaiting ? 'SENT' : 'ASKED'
}

const hour = 3_600_000
/** So long after a change of phone or e-mail no bank details are taken: whoever took over an account would begin there. */
export const contactRestHours = 72

export const findContactRestEnd = (contactChangedAt: Date | null, now: Date): Date | undefined => {
  if (contactChangedAt === null) return undefined
  const end = new Date(contactChangedAt.getTime() + contactRestHours * hour)
  return end > now ? end : undefined
}

/** Hours until then, of which a begun one counts whole; 0 where nothing rests. */
export const contactRestHoursLeft = (contactChangedAt: Date | null, now: Date): number => {
  const end = findContactRestEnd(contactChangedAt, now)
  return end ? Math.ceil((end.getTime() - now.getTime()) / hour) : 0
}

const day = 24 * hour
/** Days after which a student is reminded of a missing account; after the last one the award becomes unclaimed. */
export const bankFixReminderDays = [3, 10, 21, 45] as const

/** How many reminders are due by now; undefined before the first. */
export const findDueReminder = (since: Date, now: Date): number | undefined => {
  const due = bankFixReminderDays.findLastIndex((days) => now.getTime() - since.getTime() >= days * day)
  return due < 0 ? undefined : due + 1
}
