import type pg from 'pg'
import type { Dictionary } from './dictionary.ts'
import type { Outcome } from './report.ts'

type Changes = Pick<Outcome, 'added' | 'changed'>

/**
 * Writes the staged rows to the dictionary: a new key is added, a known key gets the columns of the file, and a row
 * that is already the same is not changed. Names and columns come from our own tables, never from the file.
 */
export const merge = async (
  client: pg.Client,
  { table, key, fields, always = {}, counted }: Dictionary,
  columns: readonly string[],
): Promise<Changes> => {
  const constants = Object.entries(always)
  const names = [...columns, ...constants.map(([name]) => name)]
  const next = names
    .filter((name) => !key.includes(name))
    .map((name) => [name, fields[name]?.kind === 'localized' ? joined(name) : `excluded.${name}`] as const)
  const { rows } = await client.query<Changes>(
    `with merged as (
       insert into ${table} as current (${names.join(', ')})
       select ${[...columns, ...constants.map(([, value]) => value)].join(', ')} from staged
       on conflict (${key.join(', ')}) do update
         set ${next.map(([name, value]) => `${name} = ${value}`).join(', ')}
         where (${next.map(([name]) => `current.${name}`).join(', ')})
           is distinct from (${next.map(([, value]) => value).join(', ')})
       returning current.xmax = 0 as added
     )
     select count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed
     from merged`,
  )
  if (counted !== undefined) await countOn(client, table, counted)
  return rows[0] ?? { added: 0, changed: 0 }
}

/** Raises the database's counter, so that its next number is not used by a row. */
const countOn = (client: pg.Client, table: string, column: string): Promise<unknown> =>
  client.query(
    `select setval(counter, greatest(coalesce(pg_sequence_last_value(counter), 1), max(${column})))
     from ${table}, pg_get_serial_sequence('${table}', '${column}') name, cast(name as regclass) counter
     group by counter`,
  )

/** SQL: the new value. Languages that the file does not have are not changed. */
const joined = (name: string): string =>
  `case when excluded.${name} is null then null else coalesce(current.${name}, '{}') || excluded.${name} end`
