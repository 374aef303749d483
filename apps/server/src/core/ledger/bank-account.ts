import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import type { Vault } from '../../platform/crypto/vault.ts'
import { accountHash } from '../requests/index-values.ts'

/** Codes and numbers are text, because leading zeros belong to them. */
export type BankAccount = { readonly bank: string; readonly branch: string; readonly accountNumber: string }

/** Returns the place that a sealed account is bound to. */
export const accountPlace = (id: string): string => `bank-account:${id}`

export const sealAccount = (vault: Pick<Vault, 'seal'>, id: string, account: BankAccount): string =>
  vault.seal(JSON.stringify(account), accountPlace(id))

export const openAccount = (vault: Pick<Vault, 'open'>, id: string, sealed: string): BankAccount =>
  JSON.parse(vault.open(sealed, accountPlace(id)))

export const hashAccount = (vault: Pick<Vault, 'lookupHash'>, account: BankAccount): string | null =>
  accountHash(vault, [account.bank, account.branch, account.accountNumber])

/** Returns the account that was sent with a request; undefined for a student of a sponsored institution. */
export const findSentAccount = (snapshot: Snapshot): BankAccount | undefined => {
  const { bank, branch, accountNumber } = sentAnswers(snapshot)
  return typeof bank === 'string' && typeof branch === 'string' && typeof accountNumber === 'string'
    ? { bank, branch, accountNumber }
    : undefined
}

/**
 * Returns whether the request was sent for a sponsored institution, whose form has no section for the bank. If bank
 * details were erased, the section remains.
 */
export const isSentSponsored = ({ sections }: Pick<Snapshot, 'sections'>): boolean =>
  !sections.some(({ id }) => id === 'bank')
