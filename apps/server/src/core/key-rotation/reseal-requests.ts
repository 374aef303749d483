import type { Vault } from '../../platform/crypto/vault.ts'
import type { Database } from '../../platform/database/database.ts'
import { appealDraftPlace, appealPlace } from '../appeals/sealed-appeal.ts'
import { accountPlace } from '../ledger/bank-account.ts'
import { payeePlace } from '../ledger/sealed-payee.ts'
import { snapshotPlace } from '../requests/sealed-snapshot.ts'
import { secretPlace } from '../requests/stored-answers.ts'
import { letterPlace } from '../results/sealed-letter.ts'
import { findSealedOtherwise, replaceSealed, type Sealed } from './sealed-repository.ts'

const batch = 200

/**
 * Seals again every value that was not sealed by the present key. Returns how many. May be stopped and started again.
 */
export const resealRequests = async (database: Database, vault: Vault): Promise<number> => {
  for (let done = 0; ; ) {
    const rows = await database.read((db) => findSealedOtherwise(db, vault.presentPrefix, batch))
    if (rows.length === 0) return done
    for (const row of rows) {
      const place = placeOf(row)
      const anew = vault.seal(vault.open(row.sealed, place), place)
      await database.statement((db) => replaceSealed(db, row, anew))
    }
    done += rows.length
  }
}

const placeOf = ({ kind, request_id, part }: Sealed): string => places[kind](request_id, part)

const places: Record<Sealed['kind'], (requestId: string, part: string) => string> = {
  step: secretPlace,
  snapshot: (requestId, part) => snapshotPlace(requestId, Number(part)),
  appeal: (requestId, part) => appealPlace(requestId, Number(part)),
  'appeal-draft': appealDraftPlace,
  letter: (requestId, part) => letterPlace(requestId, Number(part)),
  account: (_requestId, part) => accountPlace(part),
  order: (batchId, part) => payeePlace(batchId, Number(part)),
}
