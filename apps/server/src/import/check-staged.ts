import type pg from 'pg'
import type { Dictionary } from './dictionary.ts'
import type { RowReason } from './read-record.ts'
import type { Problem } from './report.ts'

type Found = { readonly first: readonly Problem[]; readonly count: number }

/** Finds rows with the same key, which no row shows on its own. */
export const findDuplicates = (client: pg.Client, { key }: Dictionary): Promise<Found> =>
  find<{ value: string; first: number }>(
    client,
    `select row_number, concat_ws('/', ${key.join(', ')}) as value, first_row as first
     from (
       select row_number, ${key.join(', ')}, min(row_number) over (partition by ${key.join(', ')}) as first_row
       from staged
     ) numbered
     where row_number <> first_row`,
    ({ value, first }) => ({ code: 'DUPLICATE', params: { columns: key.join('/'), value, first } }),
  )

/** Finds rows whose parent is not in the database. */
export const findOrphans = async (
  client: pg.Client,
  { parent }: Dictionary,
  columns: readonly string[],
): Promise<Found> =>
  parent === undefined || !columns.includes(parent.column)
    ? { first: [], count: 0 }
    : find<{ value: string }>(
        client,
        `select row_number, ${parent.column}::text as value
         from staged
         where ${parent.column} is not null
           and not exists (select from ${parent.table} p where p.${parent.key} = staged.${parent.column})`,
        ({ value }) => ({
          code: 'UNKNOWN_PARENT',
          params: { column: parent.column, value, table: parent.table },
        }),
      )

const find = async <Row extends object>(
  client: pg.Client,
  query: string,
  reasonOf: (row: Row) => RowReason,
): Promise<Found> => {
  const { rows } = await client.query<Row & { row_number: number; count: number }>(
    `select *, (count(*) over ())::int as count from (${query}) found order by row_number limit 50`,
  )
  return {
    first: rows.map((row) => ({ row: row.row_number, reasons: [reasonOf(row)] })),
    count: rows[0]?.count ?? 0,
  }
}
