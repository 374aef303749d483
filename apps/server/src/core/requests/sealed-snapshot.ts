import type { Snapshot } from '@milgo/domain/answers/snapshot'
import type { Vault } from '../../platform/crypto/vault.ts'

/** Returns the place that a sealed snapshot is bound to: its request and its number. */
export const snapshotPlace = (requestId: string, number: number): string => `snapshot:${requestId}:${number}`

export const sealSnapshot = (
  vault: Pick<Vault, 'seal'>,
  requestId: string,
  number: number,
  snapshot: Snapshot,
): string => vault.seal(JSON.stringify(snapshot), snapshotPlace(requestId, number))

export const openSnapshot = (
  vault: Pick<Vault, 'open'>,
  requestId: string,
  { number, sealed }: { readonly number: number; readonly sealed: string },
): Snapshot => JSON.parse(vault.open(sealed, snapshotPlace(requestId, number)))
