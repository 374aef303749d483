import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { CurrentContent } from '../../store/current-content.ts'
import { allNotices } from '../../store/current-notices.ts'

type Stored = { readonly key: string; readonly value: string }

type Found = {
  readonly settings: readonly Stored[]
  readonly notices: readonly CurrentContent[]
  readonly now: Date
}

/** Returns the settings and notices of the office, with the current time. */
export const findSettings = async ({ database, clock }: Platform): Promise<Found> => {
  const { rows } = await database.read((db) =>
    db.execute<Omit<Found, 'now'> & { now: number }>(sql`
      select extract(epoch from ${clock.now()})::float8 * 1000 as now,
        coalesce((select jsonb_agg(to_jsonb(settings) order by key) from settings), '[]') as settings,
        ${allNotices(clock)} as notices`),
  )
  const [row] = rows
  return { settings: row?.settings ?? [], notices: row?.notices ?? [], now: new Date(row?.now ?? Number.NaN) }
}
