import type pg from 'pg'
import { type CopiedRow, copyRows } from '../platform/database/copy-rows.ts'
import type { Dictionary, Field } from './dictionary.ts'
import type { Value } from './read-record.ts'

export type StagedRow = { readonly row: number; readonly values: readonly Value[] }

const types = {
  integer: 'integer',
  text: 'text',
  choice: 'text',
  yesNo: 'boolean',
  localized: 'jsonb',
} as const satisfies Record<Field['kind'], string>

/** Writes the rows as a stream into a temporary table. */
export const stage = async (
  client: pg.Client,
  { fields }: Dictionary,
  columns: readonly string[],
  rows: AsyncIterable<StagedRow>,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const definitions = columns.map((column) => `${column} ${types[fields[column]?.kind ?? 'text']}`)
  await client.query(
    `create temporary table staged (row_number integer, ${definitions.join(', ')}) on commit drop`,
  )
  await copyRows(client, 'staged', ['row_number', ...columns], numbered(rows), signal)
  await client.query('analyze staged')
}

async function* numbered(rows: AsyncIterable<StagedRow>): AsyncGenerator<CopiedRow> {
  for await (const { row, values } of rows) yield [String(row), ...values]
}
