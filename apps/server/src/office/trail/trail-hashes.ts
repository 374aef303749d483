import type { Vault } from '../../platform/crypto/vault.ts'
import type { HashedEntry } from './sealing-repository.ts'

type Hasher = Pick<Vault, 'lookupHash'>

export const detailsHashOf = ({ lookupHash }: Hasher, details: string): string =>
  lookupHash('audit-details', details)

/**
 * Hashes an entry. Of the details only their hash is used, so that the entry can be verified after an erasure blanked
 * them.
 */
export const entryHashOf = (
  { lookupHash }: Hasher,
  { id, at, staffId, studentId, action }: Omit<HashedEntry, 'details'>,
  detailsHash: string,
): string => lookupHash('audit-entry', JSON.stringify([id, at, staffId, studentId, action, detailsHash]))

/** Hashes a seal with a key, so that the chain cannot be computed again with the database alone. */
export const sealHashOf = (
  { lookupHash }: Hasher,
  number: number,
  previousHash: string,
  entryHashes: readonly string[],
): string => lookupHash('audit-seal', JSON.stringify([number, previousHash, ...entryHashes]))

export const anchorSignatureOf = (
  { lookupHash }: Hasher,
  sealNumber: number,
  sealHash: string,
  lastId: number,
): string => lookupHash('audit-anchor', JSON.stringify([sealNumber, sealHash, lastId]))

export const headSignatureOf = (
  { lookupHash }: Hasher,
  sealNumber: number,
  sealHash: string,
  settledId: number,
): string => lookupHash('audit-head', JSON.stringify([sealNumber, sealHash, settledId]))
