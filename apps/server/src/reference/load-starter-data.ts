import type { Database, Queryable } from '../platform/database/database.ts'
import { starterSets } from '../platform/database/schema.ts'
import { loadFirstPeriod } from './first-period.ts'
import { loadInformationSliders } from './information-sliders.ts'
import { loadInformationSquares } from './information-squares.ts'

/** A set is loaded under its name once in the life of an installation. */
const sets: Readonly<Record<string, (tx: Queryable) => Promise<unknown>>> = {
  'first-period': loadFirstPeriod,
  'information-sliders': loadInformationSliders,
  'information-squares': loadInformationSquares,
}

export const loadStarterData = async (database: Database): Promise<void> => {
  for (const [name, load] of Object.entries(sets)) {
    await database.transaction(async (tx) => {
      const claimed = await tx.insert(starterSets).values({ name }).onConflictDoNothing().returning()
      if (claimed.length > 0) await load(tx)
    })
  }
}
