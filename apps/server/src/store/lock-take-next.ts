import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

/** Locks "take next" of one staff member, for requests and second looks, until the transaction ends, on all nodes. */
export const lockTakeNextOf = async (db: Pick<Queryable, 'execute'>, staffId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`take-next:${staffId}`}))`)
}
