import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import type { Limit } from '../platform/rate-limit.ts'
import { countAgainstLimits, type Gate } from './count-against-limits.ts'

/**
 * Queues a message unless the limit is reached. `message` returns the parts of the statement, for a `from` clause that
 * has a row only if the gate is open.
 */
export const queueMessageIfUnderLimit = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  limit: Limit,
  message: (source: SQL) => SQL,
): Promise<Gate> => {
  const { rows } = await database.statement((db) =>
    db.execute<Gate>(sql`
      with ${countAgainstLimits('gate', [limit], clock)}, ${message(sql`from gate where gate.is_open`)}
      select gate.is_open, gate.wait from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1 }
}
