import type { Vault } from '../../platform/crypto/vault.ts'
import type { Database } from '../../platform/database/database.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { findRequestsToIndex, lockRequests } from './sendings-repository.ts'
import { indexRequests } from './write-index.ts'

const batchSize = 500

/**
 * Builds the office's index anew, or adds its missing rows, a batch at a time. Returns how many requests were written.
 * May be repeated.
 */
export const reindexRequests = async (
  database: Database,
  vault: Pick<Vault, 'open' | 'lookupHash'>,
  which: 'all' | 'missing',
): Promise<number> => {
  let done = 0
  let last = lowestId
  for (;;) {
    const ids = await findRequestsToIndex(database, which, last, batchSize)
    // The requests are locked before they are read. Without the lock, a change at the same time would be overwritten
    // with older values.
    if (ids.length > 0)
      await database.transaction(async (tx) => {
        await lockRequests(tx, ids)
        await indexRequests(tx, vault, ids)
      })
    done += ids.length
    const end = ids.at(-1)
    if (end === undefined) return done
    last = end
  }
}
