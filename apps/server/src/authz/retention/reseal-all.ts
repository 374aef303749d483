import type { Vault } from '../../platform/crypto/vault.ts'
import type { Database } from '../../platform/database/database.ts'
import { findSealedOtherwise, replaceSealed } from './sealed-repository.ts'

const batch = 200

/**
 * Encrypts again all values that were not encrypted with the present key. Returns how many. May be stopped and started
 * again.
 */
export const resealAll = async (database: Database, vault: Vault): Promise<number> => {
  for (let done = 0; ; ) {
    const rows = await database.read((db) => findSealedOtherwise(db, vault.presentPrefix, batch))
    if (rows.length === 0) return done
    for (const row of rows) {
      const anew = vault.seal(vault.open(row.sealed, row.place), row.place)
      await database.statement((db) => replaceSealed(db, row, anew))
    }
    done += rows.length
  }
}
