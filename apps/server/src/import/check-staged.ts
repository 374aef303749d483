import type pg from 'pg'
import type { Dictionary } from './dictionary.ts'
import type { Problem } from './report.ts'

type Found = { readonly first: readonly Problem[]; readonly count: number }

/** What a row alone does not show: the same key twice. */
export const findDuplicates = (client: pg.Client, { key }: Dictionary): Promise<Found> =>
  find(
    client,
    `select row_number,
            '${key.join(' and ')} ' || concat_ws('/', ${key.join(', ')})
              || ' is on row ' || first_row || ' already' as reason
     from (
       select row_number, ${key.join(', ')}, min(row_number) over (partition by ${key.join(', ')}) as first_row
       from staged
     ) numbered
     where row_number <> first_row`,
  )

/** A row that belongs to something the portal does not know. */
export const findOrphans = async (
  client: pg.Client,
  { parent }: Dictionary,
  columns: readonly string[],
): Promise<Found> =>
  parent === undefined || !columns.includes(parent.column)
    ? { first: [], count: 0 }
    : find(
        client,
        `select row_number, '${parent.column} ' || ${parent.column} || ' is not among the ${parent.table}' as reason
         from staged
         where ${parent.column} is not null
           and not exists (select from ${parent.table} p where p.${parent.key} = staged.${parent.column})`,
      )

const find = async (client: pg.Client, query: string): Promise<Found> => {
  const { rows } = await client.query<{ row_number: number; reason: string; count: number }>(
    `select *, (count(*) over ())::int as count from (${query}) found order by row_number limit 50`,
  )
  return {
    first: rows.map(({ row_number, reason }) => ({ row: row_number, reason })),
    count: rows[0]?.count ?? 0,
  }
}
