import type { Ledger } from '../ledger/ledger-entry.ts'

export type BankObjection = {
  /** The bank's reason for the last payment that came back. */
  readonly reason: string
  /** The account that it came back from; null where an institution was to pass it on. */
  readonly account: string | null
}

/** What the bank objected to; undefined where no payment came back. */
export const findBankObjection = (entries: Ledger): BankObjection | undefined => {
  const returned = entries.findLast((entry) => entry.kind === 'RESULT' && entry.result === 'RETURNED')
  if (returned?.kind !== 'RESULT') return undefined
  const order = entries.find((entry) => entry.kind === 'ORDER' && entry.order === returned.order)
  return {
    reason: returned.reason || 'OTHER',
    account: order?.kind === 'ORDER' ? order.account : null,
  }
}
