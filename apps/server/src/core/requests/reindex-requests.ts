import type { Vault } from '../../platform/crypto/vault.ts'
import type { Database } from '../../platform/database/database.ts'
import { findLastSnapshots } from './index-repository.ts'
import { sentIndexValues } from './index-values.ts'
import { openSnapshot } from './sealed-snapshot.ts'
import { writeIndexRows } from './write-index.ts'

const atOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Builds the office's index anew, or adds what is missing in it, a batch at a time; answers how many requests
 * were written. May be repeated.
 */
export const reindexRequests = async (
  database: Database,
  vault: Pick<Vault, 'open' | 'lookupHash'>,
  which: 'all' | 'missing',
): Promise<number> => {
  let done = 0
  let last = beforeAll
  for (;;) {
    const batch = await findLastSnapshots(database, which, last, atOnce)
    await database.repeatable((db) =>
      writeIndexRows(
        db,
        batch.map(({ requestId, phone, ...snapshot }) => ({
          requestId,
          ...sentIndexValues(vault, openSnapshot(vault, requestId, snapshot), phone),
        })),
      ),
    )
    done += batch.length
    const end = batch.at(-1)
    if (!end) return done
    last = end.requestId
  }
}
