import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockChain } from '../../store/audit-chain-lock.ts'
import {
  type ChainEnd,
  findChainEnd,
  findHead,
  findSettledId,
  findUnsealed,
  type HashedEntry,
  insertSeal,
  mayWriteHead,
  writeHead,
} from './sealing-repository.ts'
import { detailsHashOf, entryHashOf, headSignatureOf, sealHashOf } from './trail-hashes.ts'

type Ground = Pick<Platform, 'database' | 'clock' | 'vault'>

/** The number of entries in one seal. */
const batch = 1_000

/** Seals the entries that are not sealed yet. Returns how many. May be stopped and started again. */
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
    const [end, head] = [await findChainEnd(tx), await findHead(tx)]
    const unsealed = await findUnsealed(tx, head?.settledId ?? (await findSettledId(tx, clock)), batch)
    const next = await sealEntries({ clock, vault }, tx, end, unsealed)
    if (await mayWriteHead(tx)) {
      // Entries that are still to be sealed may be older than the last seals. So the settled id is raised only after
      // the last batch.
      const settledId = unsealed.length < batch ? await findSettledId(tx, clock) : (head?.settledId ?? 0)
      const signature = headSignatureOf(vault, next.number, next.hash, settledId)
      await writeHead(tx, { sealNumber: next.number, sealHash: next.hash, settledId, signature })
    }
    return unsealed.length
  })

const sealEntries = async (
  { clock, vault }: Pick<Ground, 'clock' | 'vault'>,
  tx: Queryable,
  end: ChainEnd,
  unsealed: readonly HashedEntry[],
): Promise<ChainEnd> => {
  if (unsealed.length === 0) return end
  const entries = unsealed.map((entry) => {
    const detailsHash = detailsHashOf(vault, entry.details)
    return { id: entry.id, hash: entryHashOf(vault, entry, detailsHash), detailsHash }
  })
  const number = end.number + 1
  const hashes = entries.map(({ hash }) => hash)
  const [lastAt = ''] = unsealed.map(({ at }) => at).sort((a, b) => (a < b ? 1 : -1))
  const hash = sealHashOf(vault, number, end.hash, hashes)
  await insertSeal(tx, clock, { number, hash, entries, lastAt })
  return { number, hash }
}
