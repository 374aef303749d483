import type { LocalizedName } from '@milgo/messages/localized'
import type { Queryable } from '../../platform/database/database.ts'
import { localities, neighborhoods } from '../../store/schema.ts'
import { hasStarterSet } from '../starter-set.ts'
import { neighborhoodNames } from './neighborhood-names.ts'
import { neighborhoodTable } from './neighborhood-table.ts'

/** The choice for a student whose neighbourhood is not in the list, in every locality. */
const other = { symbol: 0, name: { he: 'אחר', ar: 'آخر', en: 'Other' } }

/** The starter set of earlier versions: "other", and the neighbourhoods of the cities with names in three languages. */
const largestCitiesOnly = 'neighborhoods'

/**
 * Inserts all neighbourhoods that do not exist yet. Does not insert those of the earlier set if it was loaded, because
 * the office may have deleted some since.
 */
export const loadNeighborhoods = async (tx: Queryable): Promise<void> => {
  const hadLargest = await hasStarterSet(tx, largestCitiesOnly)
  const known = await tx.select({ symbol: localities.symbol }).from(localities)
  const places = new Set(known.map(({ symbol }) => symbol))
  const rows = neighborhoodTable
    .filter(([locality]) => places.has(locality) && !(hadLargest && locality in neighborhoodNames))
    .map(([localitySymbol, symbol, he]) => ({
      localitySymbol,
      symbol,
      name: nameOf(localitySymbol, symbol, he),
    }))
  await tx
    .insert(neighborhoods)
    .values(hadLargest ? rows : [...rows, other])
    .onConflictDoNothing()
}

const nameOf = (locality: number, symbol: number, he: string): LocalizedName => {
  const names = neighborhoodNames[locality]?.[symbol]
  return names ? { he, en: names[0], ar: names[1] } : { he }
}
