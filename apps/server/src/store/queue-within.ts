import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import type { Limit } from '../platform/rate-limit.ts'
import { type Gate, limitGate } from './limit-gate.ts'

/** Queues a message where the limit has room for it; `message` are parts of a statement, for where the gate is open. */
export const queueWithin = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  limit: Limit,
  message: (source: SQL) => SQL,
): Promise<Gate> => {
  const { rows } = await database.statement((db) =>
    db.execute<Gate>(sql`
      with ${limitGate('gate', [limit], clock)}, ${message(sql`from gate where gate.is_open`)}
      select gate.is_open, gate.wait from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1 }
}
