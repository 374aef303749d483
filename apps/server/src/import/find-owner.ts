import type pg from 'pg'
import { dictionaries } from './dictionaries.ts'
import type { Dictionary } from './dictionary.ts'
import { findLayout } from './layout.ts'
import { Refusal } from './refusal.ts'
import type { SourceRow } from './source/source-row.ts'

const others = (dictionary: Dictionary): readonly (readonly [string, Dictionary])[] =>
  Object.entries(dictionaries).filter(([, other]) => other !== dictionary)

/** The dictionary that takes a file with these headings, beside the one that was asked for. */
export const findOwnerOfHeadings = (
  dictionary: Dictionary,
  rows: readonly SourceRow[],
  hasEveryCell: boolean,
): string | undefined =>
  others(dictionary).find(([, other]) => {
    try {
      return findLayout(other, rows, hasEveryCell) !== undefined
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  })?.[0]

/** The column by which people tell rows apart. */
const nameOf = ({ fields }: Dictionary): string | undefined =>
  ['name', 'label'].find((column) => fields[column]?.kind === 'localized')

/**
 * Sectors and study fields have the same columns, and a table of localities can pass as neighbourhoods. Where most staged
 * rows have key and name of a row of another dictionary, and fewer of this one, the file is that one's.
 */
export const findOwnerOfRows = async (
  client: pg.Client,
  dictionary: Dictionary,
  columns: readonly string[],
): Promise<string | undefined> => {
  const name = nameOf(dictionary)
  if (name === undefined || !columns.includes(name)) return undefined
  const known = ({ table, key }: Dictionary) =>
    `(select count(*) from staged join ${table} known on ${key.map((column) => `known.${column} = staged.${column}`).join(' and ')}
      and known.${name} ->> 'he' = staged.${name} ->> 'he')`
  for (const [owner, other] of others(dictionary)) {
    const isAlike = nameOf(other) === name && other.key.every((column) => columns.includes(column))
    if (!isAlike || other.table === dictionary.table) continue
    const own = dictionary.key.every((column) => columns.includes(column)) ? known(dictionary) : '0'
    const { rows } = await client.query<{ is_theirs: boolean }>(
      `select theirs * 2 > (select count(*) from staged) and theirs > ours as is_theirs
       from (select ${known(other)} as theirs, ${own} as ours) counted`,
    )
    if (rows[0]?.is_theirs) return owner
  }
  return undefined
}
