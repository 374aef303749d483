import type pg from 'pg'
import { dictionaries } from './dictionaries.ts'
import type { Dictionary } from './dictionary.ts'
import { findLayout } from './layout.ts'
import { Refusal } from './refusal.ts'
import type { SourceRow } from './source/source-row.ts'

const others = (dictionary: Dictionary): readonly (readonly [string, Dictionary])[] =>
  Object.entries(dictionaries).filter(([, other]) => other !== dictionary)

/** Returns another dictionary that a file with these headings fits; undefined if there is none. */
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

/** Returns the column by which people recognise rows. */
const nameOf = ({ fields }: Dictionary): string | undefined =>
  ['name', 'label'].find((column) => fields[column]?.kind === 'localized')

/**
 * Returns another dictionary that the staged rows belong to. Sectors and study fields have the same columns, and a
 * table of localities can look like neighbourhoods. So a file belongs to the other dictionary if most staged rows have
 * key and name of a row there, and fewer of a row here.
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
