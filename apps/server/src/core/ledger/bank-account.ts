import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import type { Vault } from '../../platform/crypto/vault.ts'
import { accountHash } from '../requests/index-values.ts'

/** Codes and numbers as text; zeros in front belong to them. */
export type BankAccount = { readonly bank: string; readonly branch: string; readonly accountNumber: string }

/** The place that an account is bound to when it is sealed. */
export const accountPlace = (id: string): string => `bank-account:${id}`

export const sealAccount = (vault: Pick<Vault, 'seal'>, id: string, account: BankAccount): string =>
  vault.seal(JSON.stringify(account), accountPlace(id))

export const openAccount = (vault: Pick<Vault, 'open'>, id: string, sealed: string): BankAccount =>
  JSON.parse(vault.open(sealed, accountPlace(id)))

export const hashAccount = (vault: Pick<Vault, 'lookupHash'>, account: BankAccount): string | null =>
  accountHash(vault, [account.bank, account.branch, account.accountNumber])

/** The account that was sent with a request; undefined for a student whose institution is sponsored. */
export const findSentAccount = (snapshot: Snapshot): BankAccount | undefined => {
  const { bank, branch, accountNumber } = sentAnswers(snapshot)
  return typeof bank === 'string' && typeof branch === 'string' && typeof accountNumber === 'string'
    ? { bank, branch, accountNumber }
    : undefined
}

/** The form of a sponsored institution asks for no account. Erased details leave their section. */
export const isSentSponsored = ({ sections }: Pick<Snapshot, 'sections'>): boolean =>
  !sections.some(({ id }) => id === 'bank')
