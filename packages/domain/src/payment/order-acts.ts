import type { OrderState } from './order-state.ts'

/** The acts of finance on one row of a batch. */
export type OrderAct = 'KNOW_PAYEE' | 'MARK_PAID' | 'MARK_RETURNED' | 'CANCEL' | 'OPEN_BANK_FIX'

export type ActedOrder = {
  readonly state: OrderState
  /** The student of a sponsored institution is now paid to their own account. */
  readonly isFixOpen: boolean
}

/** The rights of a finance member in a batch. */
export type OrderRights = {
  readonly mayPay: boolean
  readonly mayEnterResults: boolean
  /** The batch is an institution's list: the institution passes the money on, and its rows are confirmed one by one. */
  readonly isList: boolean
}

const rows: readonly {
  readonly act: OrderAct
  readonly from: readonly OrderState[]
  readonly ofList?: true
  readonly entersResults?: true
  readonly opensFix?: true
}[] = [
  { act: 'KNOW_PAYEE', from: ['CHOSEN'] },
  { act: 'MARK_PAID', from: ['OPEN'], ofList: true, entersResults: true },
  // A paid order may be returned once.
  { act: 'MARK_RETURNED', from: ['OPEN', 'PAID'], ofList: true, entersResults: true },
  { act: 'CANCEL', from: ['OPEN'] },
  { act: 'OPEN_BANK_FIX', from: ['RETURNED'], ofList: true, opensFix: true },
]

/** Returns the acts that a person may do with a row. The page shows them, and the server accepts no other. */
export const orderActsOf = (
  { state, isFixOpen }: ActedOrder,
  { mayPay, mayEnterResults, isList }: OrderRights,
): readonly OrderAct[] =>
  rows
    .filter(
      ({ from, ofList, entersResults, opensFix }) =>
        mayPay &&
        from.includes(state) &&
        (!ofList || isList) &&
        (!entersResults || mayEnterResults) &&
        (!opensFix || !isFixOpen),
    )
    .map(({ act }) => act)
