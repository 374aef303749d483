import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

const chainLock = 7_264_118

/** Locks the audit trail's chain until the transaction ends, so that one node at a time extends, cuts or blanks it. */
export const lockChain = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
}
