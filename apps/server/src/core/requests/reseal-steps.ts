import type { Vault } from '../../platform/crypto/vault.ts'
import type { Database } from '../../platform/database/database.ts'
import { secretPlace } from './held-answers.ts'
import { findStepsSealedOtherwise, replaceSealedStep } from './sealed-repository.ts'

const batch = 200

/** Seals anew whatever the present key has not sealed; answers how many. May be stopped and started again. */
export const resealSteps = async (database: Database, vault: Vault): Promise<number> => {
  for (let done = 0; ; ) {
    const rows = await database.read((db) => findStepsSealedOtherwise(db, vault.presentPrefix, batch))
    if (rows.length === 0) return done
    for (const row of rows) {
      const place = secretPlace(row.request_id, row.step)
      const anew = vault.seal(vault.open(row.sealed, place), place)
      await database.statement((db) => replaceSealedStep(db, row, anew))
    }
    done += rows.length
  }
}
