import type { Platform } from '../../platform/platform.ts'
import { findChainEnd, findUnsealed, insertSeal, lockChain } from './sealing-repository.ts'
import { detailsHashOf, entryHashOf, sealHashOf } from './trail-hashes.ts'

type Ground = Pick<Platform, 'database' | 'clock' | 'vault'>

/** Entries in one seal. */
const batch = 1_000

/** Seals the entries that no seal has yet; answers how many. May be stopped and started again. */
export const sealTrail = async (platform: Ground): Promise<number> => {
  for (let sealed = 0; ; ) {
    const count = await sealBatch(platform)
    sealed += count
    if (count < batch) return sealed
  }
}

const sealBatch = ({ database, clock, vault }: Ground): Promise<number> =>
  database.transaction(async (tx) => {
    await lockChain(tx)
    const unsealed = await findUnsealed(tx, clock, batch)
    if (unsealed.length === 0) return 0
    const end = await findChainEnd(tx)
    const entries = unsealed.map((entry) => {
      const detailsHash = detailsHashOf(vault, entry.details)
      return { id: entry.id, hash: entryHashOf(vault, entry, detailsHash), detailsHash }
    })
    const number = end.number + 1
    const hashes = entries.map(({ hash }) => hash)
    const [lastAt = ''] = unsealed.map(({ at }) => at).sort((a, b) => (a < b ? 1 : -1))
    await insertSeal(tx, clock, {
      number,
      hash: sealHashOf(vault, number, end.hash, hashes),
      entries,
      lastAt,
    })
    return entries.length
  })
