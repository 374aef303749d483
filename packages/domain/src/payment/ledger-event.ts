import type { Money } from '../ledger/money.ts'
import type { Actor } from '../status/actor.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import type { StatusEvent } from '../status/status-event.ts'
import { type FixAccount, isFixBegunOutsideBankStatus } from './fix-outside-bank-status.ts'

/** What the status depends on. */
export type FollowedLedger = {
  readonly money: Money
  readonly isSponsored: boolean
  readonly accounts: readonly FixAccount[]
}

/** The events that the ledger can cause, and whether the system or finance causes them. */
const followers = [
  { event: 'PAYMENT_CONFIRMED', isSystem: false, isAsked: ({ money }) => money.paid > 0 },
  {
    event: 'ACCOUNT_NEEDED',
    isSystem: false,
    // The bank fix of a student whose institution pays happens outside a bank status. A fix begun outside a
    // bank status ends there.
    isAsked: ({ money, isSponsored, accounts }) =>
      money.needsAccount && !isSponsored && !isFixBegunOutsideBankStatus(accounts),
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
 * Returns the event by which the status follows the ledger after a payment, return or correction. Undefined if the
 * status has no row for it: then the money is recorded and the status does not change. Decisions, section 9.
 */
export const findLedgerEvent = (
  request: RequestState,
  ledger: FollowedLedger,
  { now, period }: Pick<Circumstances, 'now' | 'period'>,
  financeId: string | null,
): LedgerEvent | undefined =>
  followers
    // Events of finance need a finance member.
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
