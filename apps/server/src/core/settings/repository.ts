import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

type Stored = { readonly key: string; readonly value: string }

/** What the office has set, beside the time at which it was read. */
export const findSettings = async ({
  database,
  clock,
}: Platform): Promise<{ readonly settings: readonly Stored[]; readonly now: Date }> => {
  const { rows } = await database.read((db) =>
    db.execute<{ settings: readonly Stored[]; now: number }>(sql`
      select extract(epoch from ${clock.now()})::float8 * 1000 as now,
        coalesce((select jsonb_agg(to_jsonb(settings) order by key) from settings), '[]') as settings`),
  )
  const [row] = rows
  return { settings: row?.settings ?? [], now: new Date(row?.now ?? Number.NaN) }
}
