import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

/** Gives numbers to at most `most` requests without a number, the oldest first. Returns how many were numbered. */
export const numberSome = async (database: Database, most: number): Promise<number> => {
  const { rows } = await database.statement((db) =>
    db.execute(sql`
      with unnumbered as materialized (
        select id, period_id from requests where number is null
        order by created_at, id limit ${most} for update skip locked
      ),
      numbered as materialized (
        select id, nextval(('request_numbers_' || period_id)::regclass) as number from unnumbered
      )
      update requests set number = numbered.number from numbered where requests.id = numbered.id
      returning requests.id`),
  )
  return rows.length
}
