import type { BankPayee } from '@milgo/domain/payment/bank-payee'
import type { Vault } from '../../platform/crypto/vault.ts'

const place = (batchId: string, sequence: number): string => `payment-order:${batchId}:${sequence}`

/** Whoever an order pays, as it was when the batch was made. */
export const sealPayee = (
  vault: Pick<Vault, 'seal'>,
  batchId: string,
  sequence: number,
  payee: BankPayee,
): string => vault.seal(JSON.stringify(payee), place(batchId, sequence))

export const openPayee = (
  vault: Pick<Vault, 'open'>,
  batchId: string,
  sequence: number,
  sealed: string,
): BankPayee => JSON.parse(vault.open(sealed, place(batchId, sequence)))
