import type { BankPayee } from '@milgo/domain/payment/bank-payee'
import type { Vault } from '../../platform/crypto/vault.ts'

/** Returns the place that a sealed payee is bound to. */
export const payeePlace = (batchId: string, sequence: number): string =>
  `payment-order:${batchId}:${sequence}`

/** Seals the payee of an order, as it was when the batch was created. */
export const sealPayee = (
  vault: Pick<Vault, 'seal'>,
  batchId: string,
  sequence: number,
  payee: BankPayee,
): string => vault.seal(JSON.stringify(payee), payeePlace(batchId, sequence))

export const openPayee = (
  vault: Pick<Vault, 'open'>,
  batchId: string,
  sequence: number,
  sealed: string,
): BankPayee => JSON.parse(vault.open(sealed, payeePlace(batchId, sequence)))
