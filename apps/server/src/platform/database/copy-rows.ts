import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** The values of a row as text; null stays null. */
export type CopiedRow = readonly (string | null)[]

/** Streams rows into a table by COPY, at the speed at which the database accepts them. */
export const copyRows = async (
  client: Pick<pg.ClientBase, 'query'>,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopiedRow> | AsyncIterable<CopiedRow>,
  signal?: AbortSignal,
): Promise<void> => {
  const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(inChunks(rows), { objectMode: true }), copy, { ...(signal && { signal }) })
}

const chunkLength = 64 * 1024

async function* inChunks(rows: Iterable<CopiedRow> | AsyncIterable<CopiedRow>): AsyncGenerator<string> {
  let chunk = ''
  for await (const row of rows) {
    chunk += `${row.map(escaped).join('\t')}\n`
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Returns a value in the text format of COPY. */
const escaped = (value: string | null): string =>
  value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
