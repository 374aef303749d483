import type { Money } from '../ledger/money.ts'
import type { Actor } from '../status/actor.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import type { StatusEvent } from '../status/status-event.ts'
import { type FixAccount, isFixBegunBeside } from './fix-beside.ts'

/** What the status follows. */
export type FollowedLedger = {
  readonly money: Money
  readonly isSponsored: boolean
  readonly accounts: readonly FixAccount[]
}

/** What the ledger may ask of the status, each with whoever causes it. */
const followers = [
  { event: 'PAYMENT_CONFIRMED', isSystem: false, isAsked: ({ money }) => money.paid > 0 },
  {
    event: 'ACCOUNT_NEEDED',
    isSystem: false,
    // The bank fix of a student whose institution pays stands beside the status; one begun beside it ends beside it.
    isAsked: ({ money, isSponsored, accounts }) =>
      money.needsAccount && !isSponsored && !isFixBegunBeside(accounts),
  },
  {
    event: 'NOTHING_DUE',
    isSystem: true,
    isAsked: ({ money: { due, inFlight } }) => due === 0 && inFlight === 0,
  },
] as const satisfies readonly {
  readonly event: StatusEvent
  readonly isSystem: boolean
  readonly isAsked: (ledger: FollowedLedger) => boolean
}[]

export type LedgerEvent = { readonly event: (typeof followers)[number]['event']; readonly actor: Actor }

/**
 * The event with which the status follows the ledger after a payment, return or correction; undefined where the status
 * has no row for it: then the money is recorded and the status stays. Decisions, section 9.
 */
export const findLedgerEvent = (
  request: RequestState,
  ledger: FollowedLedger,
  { now, period }: Pick<Circumstances, 'now' | 'period'>,
  financeId: string | null,
): LedgerEvent | undefined =>
  followers
    // What finance causes needs a member of finance.
    .filter(({ isSystem, isAsked }) => (isSystem || financeId !== null) && isAsked(ledger))
    .map(
      ({ event, isSystem }): LedgerEvent => ({
        event,
        actor: isSystem ? { role: 'SYSTEM', id: null } : { role: 'FINANCE', id: financeId },
      }),
    )
    .find(
      ({ event, actor }) =>
        moveRequest(request, event, actor, { now, period, money: ledger.money }).isAllowed,
    )
