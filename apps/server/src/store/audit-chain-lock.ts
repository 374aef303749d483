import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

const chainLock = 7_264_118

/** One node at a time extends, cuts or blanks what the chain of the audit trail is computed from. */
export const lockChain = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
}
