import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** Every column with encrypted values, and the prefix of its place. The row's id follows the prefix. */
const columns = {
  students: { column: 'identity_sealed', place: 'identity' },
  pending_applicants: { column: 'identity_sealed', place: 'identity' },
  staff: { column: 'totp_sealed', place: 'totp' },
} as const

export type SealedRow = {
  readonly table: keyof typeof columns
  readonly id: string
  readonly place: string
  readonly sealed: string
}

/** Returns values that were encrypted with another key. */
export const findSealedOtherwise = async (db: Queryable, prefix: string, limit: number) => {
  const selects = Object.entries(columns).map(
    ([table, { column, place }]): SQL => sql`
      select ${table}::text as table, id, ${`${place}:`} || id as place, ${sql.identifier(column)} as sealed
      from ${sql.identifier(table)} where not starts_with(${sql.identifier(column)}, ${prefix})`,
  )
  const { rows } = await db.execute<SealedRow>(sql`${sql.join(selects, sql` union all `)} limit ${limit}`)
  return rows
}

/** Replaces a value unless it has changed meanwhile. A changed value is found again in the next round. */
export const replaceSealed = async (
  db: Queryable,
  { table, id, sealed }: SealedRow,
  anew: string,
): Promise<void> => {
  const column = sql.identifier(columns[table].column)
  // SQL: table and column are names of the list above.
  await db.execute(sql`
    update ${sql.identifier(table)} set ${column} = ${anew} where id = ${id} and ${column} = ${sealed}`)
}
