import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { starterSets } from '../store/schema.ts'

/** Remembers that the installation takes in the set of this name; false where it has done so before. */
export const claimStarterSet = async (tx: Queryable, name: string): Promise<boolean> => {
  const claimed = await tx.insert(starterSets).values({ name }).onConflictDoNothing().returning()
  return claimed.length > 0
}

/** Whether the installation has taken in the set of this name, be it of an earlier version. */
export const hasStarterSet = async (tx: Queryable, name: string): Promise<boolean> => {
  const found = await tx.select().from(starterSets).where(eq(starterSets.name, name))
  return found.length > 0
}
