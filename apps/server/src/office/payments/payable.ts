import { isPaidByInstitution } from '@milgo/domain/ledger/money'
import type { BankPayee } from '@milgo/domain/payment/bank-payee'
import type { Payable } from '@milgo/domain/payment/left-out'
import { actsOf } from '@milgo/domain/status/request-event'
import { requestNumber } from '@milgo/domain/status/request-number'
import { mayPay } from '@milgo/domain/status/separation-of-duties'
import { openAccount } from '../../core/ledger/bank-account.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { PayableRow, TouchedRow } from './payables-repository.ts'

/**
 * Returns whether a staff member may pay the row. Nobody pays a request they decided on, their own, or of a person they
 * know.
 */
export const mayStaffPay = ({ isOwn, events }: TouchedRow, staffId: string): boolean =>
  !isOwn && (events === null || mayPay({ acts: actsOf(events) }, staffId))

/** Returns the payee. A student whom the institution pays has no account here. */
export const payeeOf = (vault: Pick<Vault, 'open'>, row: PayableRow): BankPayee => {
  const { account } = row
  const none = { bank: '', branch: '', accountNumber: '' }
  return {
    name: row.name,
    requestNumber: requestNumber(row.periodCode, row.number),
    identityNumber: vault.open(row.identitySealed, `identity:${row.studentId}`),
    ...(account?.sealed ? openAccount(vault, account.id, account.sealed) : none),
  }
}

export const payableOf = (vault: Pick<Vault, 'open'>, row: PayableRow): Payable => {
  const { account, entries, isSponsored } = row
  return {
    ledger: entries,
    isSponsored,
    account: account && { source: account.source, createdAt: new Date(account.createdAt) },
    payee: isPaidByInstitution(entries, isSponsored) ? undefined : payeeOf(vault, row),
  }
}
