import { isTown } from '@milgo/domain/locality/municipal-code'
import type { Queryable } from '../../platform/database/database.ts'
import { localities } from '../../store/schema.ts'
import { hasStarterSet } from '../starter-set.ts'
import { arabicNames } from './locality-names-ar.ts'
import { localityTable } from './locality-table.ts'

/** The starter set of earlier versions: only cities and local councils. */
const townsOnly = 'localities'

/**
 * Inserts all inhabited localities that do not exist yet. Does not insert towns if the earlier set was loaded, because
 * the office may have deleted some since.
 */
export const loadLocalities = async (tx: Queryable): Promise<void> => {
  const hadTowns = await hasStarterSet(tx, townsOnly)
  const rows = localityTable
    .filter(([, municipalCode]) => !hadTowns || !isTown(municipalCode))
    .map(([symbol, municipalCode, socioEconomicCluster, clusterLevel, peripheralityCluster, he, en]) => {
      const ar = arabicNames[symbol]
      return {
        symbol,
        name: { he, en, ...(ar !== undefined && { ar }) },
        municipalCode,
        socioEconomicCluster,
        clusterLevel,
        peripheralityCluster,
      }
    })
  await tx.insert(localities).values(rows).onConflictDoNothing()
}
