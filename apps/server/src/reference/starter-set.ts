import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { starterSets } from '../store/schema.ts'

/** Records that the set of this name is loaded. Returns false if it was loaded before. */
export const claimStarterSet = async (tx: Queryable, name: string): Promise<boolean> => {
  const claimed = await tx.insert(starterSets).values({ name }).onConflictDoNothing().returning()
  return claimed.length > 0
}

/** Returns whether the set of this name was loaded, also by an earlier version. */
export const hasStarterSet = async (tx: Queryable, name: string): Promise<boolean> => {
  const found = await tx.select().from(starterSets).where(eq(starterSets.name, name))
  return found.length > 0
}
