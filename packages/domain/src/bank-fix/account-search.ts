import { isUnclaimed, moneyOf } from '../ledger/money.ts'
import type { DatedEntry } from '../ledger/movements.ts'
import { findDueReminder } from '../status/bank-fix-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { statuses } from '../status/statuses.ts'
import { transitions } from '../status/transitions.ts'

/** A due award that waits for an account. */
export type AccountSearch = {
  readonly status: RequestStatus
  readonly entries: readonly DatedEntry[]
  readonly isSponsored: boolean
  /** The student has sent an account, and finance has not decided on it. */
  readonly isFixWaiting: boolean
  /** When finance last asked for an account, and last refused one. */
  readonly askedAt: Date | null
  readonly refusedAt: Date | null
}

/** The messages that are due to the student, and whether the search is over. */
type SearchStep = {
  /**
   * Why the account is missing: a payment was returned, or there was no account. The number of the ledger entry
   * identifies the message.
   */
  readonly news: { readonly kind: 'returned' | 'asked'; readonly entry: number } | undefined
  readonly reminder: { readonly since: Date; readonly number: number } | undefined
  readonly isOver: boolean
}

const day = 86_400_000
/**
 * Two weeks after the last reminder the award is unclaimed. It stays due, and an account is accepted at any later time.
 */
export const unclaimedDays = 60

/** Returns the index of the entry since which an account is missing; undefined if none is missing. */
const findStart = (entries: readonly DatedEntry[], isSponsored: boolean): number | undefined => {
  const ledger = entries.map(({ entry }) => entry)
  const isMissing = (length: number) => moneyOf(ledger.slice(0, length), isSponsored).needsAccount
  if (!isMissing(ledger.length)) return undefined
  const before = ledger.findLastIndex((_entry, place) => !isMissing(place))
  return before
}

const asked = transitions.flatMap(({ event, from }) => (event === 'FIX_BANK_DETAILS' ? from : []))

/** Returns whether the student can send an account now. In a bank status only after finance has asked. */
const mayStudentAct = ({ status, isFixWaiting }: AccountSearch): boolean =>
  !isFixWaiting && (!statuses[status].isBankProblem || asked.includes(status))

/** Returns the present step of the search; undefined if no account is missing. */
export const findSearchStep = (search: AccountSearch, now: Date): SearchStep | undefined => {
  const { status, entries, isSponsored, askedAt, refusedAt } = search
  const place = findStart(entries, isSponsored)
  const start = place === undefined ? undefined : entries[place]
  if (place === undefined || !start) return undefined
  const isReturn = start.entry.kind === 'RESULT'
  // If the status is about the bank, finance asks for the account.
  const isNews = isReturn || !statuses[status].isBankProblem
  const news = isNews ? ({ kind: isReturn ? 'returned' : 'asked', entry: place + 1 } as const) : undefined
  if (!mayStudentAct(search)) return { news, reminder: undefined, isOver: false }
  const asking = statuses[status].isBankProblem ? askedAt : null
  const since = new Date(Math.max(start.at.getTime(), asking?.getTime() ?? 0, refusedAt?.getTime() ?? 0))
  const number = findDueReminder(since, now)
  const isLong = now.getTime() - since.getTime() >= unclaimedDays * day
  return {
    news,
    reminder: number === undefined ? undefined : { since, number },
    isOver: isLong && !isUnclaimed(entries.map(({ entry }) => entry)),
  }
}
