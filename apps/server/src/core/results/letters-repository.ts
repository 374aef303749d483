import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { letters } from '../../store/results-schema.ts'

export type Letter = typeof letters.$inferSelect

/** Returns the letters of a request, the newest first. */
export const findLetters = (db: Queryable, requestId: string): Promise<Letter[]> =>
  db.select().from(letters).where(eq(letters.requestId, requestId)).orderBy(desc(letters.number))

export const addLetter = async (tx: Queryable, letter: Letter): Promise<void> => {
  await tx.insert(letters).values(letter)
}
