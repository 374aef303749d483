import { isTown } from '@milgo/domain/locality/municipal-code'
import type { Queryable } from '../../platform/database/database.ts'
import { localities } from '../../store/schema.ts'
import { hasStarterSet } from '../starter-set.ts'
import { arabicNames } from './locality-names-ar.ts'
import { localityTable } from './locality-table.ts'

/** The set of earlier versions: the cities and local councils alone. */
const townsOnly = 'localities'

/**
 * All inhabited localities. An installation that took in the earlier set has had the towns: of those it keeps what was
 * changed and misses what was deleted, and takes the others, unless an import brought them before.
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
