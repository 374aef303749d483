import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
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

/** Streams the rows into a temporary table by COPY; the database says when it can take more. */
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
  const copy = client.query(copyFrom(`copy staged (row_number, ${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(inChunks(rows), { objectMode: true }), copy, {
    ...(signal && { signal }),
  })
  await client.query('analyze staged')
}

const chunkLength = 64 * 1024

async function* inChunks(rows: AsyncIterable<StagedRow>): AsyncGenerator<string> {
  let chunk = ''
  for await (const { row, values } of rows) {
    chunk += `${[String(row), ...values.map(escaped)].join('\t')}\n`
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** The text format of COPY. */
const escaped = (value: Value): string =>
  value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
