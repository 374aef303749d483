import type { Snapshot } from '@milgo/domain/answers/snapshot'
import type { Vault } from '../../platform/crypto/vault.ts'

/** What a request was first sent as. */
export const firstSnapshot = 1

/** Where a snapshot stands, and the only place where it opens. */
export const snapshotPlace = (requestId: string, number: number): string => `snapshot:${requestId}:${number}`

export const sealSnapshot = (vault: Pick<Vault, 'seal'>, requestId: string, snapshot: Snapshot): string =>
  vault.seal(JSON.stringify(snapshot), snapshotPlace(requestId, firstSnapshot))

export const openSnapshot = (vault: Pick<Vault, 'open'>, requestId: string, sealed: string): Snapshot =>
  JSON.parse(vault.open(sealed, snapshotPlace(requestId, firstSnapshot)))
