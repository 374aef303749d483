import { isUnclaimed, moneyOf } from '../ledger/money.ts'
import type { DatedEntry } from '../ledger/movements.ts'
import { findDueReminder } from '../status/bank-fix-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { statuses } from '../status/statuses.ts'

/** A due award that waits for an account. */
export type AccountSearch = {
  readonly status: RequestStatus
  readonly entries: readonly DatedEntry[]
  readonly isSponsored: boolean
  /** An account waits for finance. */
  readonly isFixWaiting: boolean
  /** When finance last asked for an account, and last refused one. */
  readonly askedAt: Date | null
  readonly refusedAt: Date | null
}

/** What its student is to hear by now, and whether the search is over. */
type SearchStep = {
  /** Why the account is missing: a payment came back, or there was none. The number of the entry tells it from others. */
  readonly news: { readonly kind: 'returned' | 'asked'; readonly entry: number } | undefined
  readonly reminder: { readonly since: Date; readonly number: number } | undefined
  readonly isOver: boolean
}

const day = 86_400_000
/** Two weeks after the last reminder the award is unclaimed. It stays due, and an account is taken at any later time. */
export const unclaimedDays = 60

/** The entry since which an account is missing. */
const findStart = (entries: readonly DatedEntry[], isSponsored: boolean): number | undefined => {
  const ledger = entries.map(({ entry }) => entry)
  const isMissing = (length: number) => moneyOf(ledger.slice(0, length), isSponsored).needsAccount
  if (!isMissing(ledger.length)) return undefined
  const before = ledger.findLastIndex((_entry, place) => !isMissing(place))
  return before
}

/** While finance has not asked yet, the student can do nothing. */
const mayStudentAct = ({ status, isFixWaiting }: AccountSearch): boolean =>
  !isFixWaiting && (!statuses[status].isBankProblem || status === 'INVALID_BANK_BACK_FOR_REPAIR')

/** Undefined where no account is missing. */
export const findSearchStep = (search: AccountSearch, now: Date): SearchStep | undefined => {
  const { status, entries, isSponsored, askedAt, refusedAt } = search
  const place = findStart(entries, isSponsored)
  const start = place === undefined ? undefined : entries[place]
  if (place === undefined || !start) return undefined
  const isReturn = start.entry.kind === 'RESULT'
  // Where the status is about the bank, finance asks by itself.
  const isNews = isReturn || !statuses[status].isBankProblem
  const news = isNews ? ({ kind: isReturn ? 'returned' : 'asked', entry: place + 1 } as const) : undefined
  if (!mayStudentAct(search)) return { news, reminder: undefined, isOver: false }
  const asked = statuses[status].isBankProblem ? askedAt : null
  const since = new Date(Math.max(start.at.getTime(), asked?.getTime() ?? 0, refusedAt?.getTime() ?? 0))
  const number = findDueReminder(since, now)
  const isLong = now.getTime() - since.getTime() >= unclaimedDays * day
  return {
    news,
    reminder: number === undefined ? undefined : { since, number },
    isOver: isLong && !isUnclaimed(entries.map(({ entry }) => entry)),
  }
}
