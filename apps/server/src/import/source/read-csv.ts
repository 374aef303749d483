import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Refusal } from '../refusal.ts'
import type { Encoding } from './detect-encoding.ts'
import { letters, mostColumns } from './sheet-rows.ts'
import type { Source, SourceRow } from './source-row.ts'

/** A single row longer than this has a quotation mark that was never closed. */
const longestRow = 1024 * 1024

export const readCsv = (path: string, size: number, encoding: Encoding): Source => {
  let read = 0
  const name = basename(path)
  async function* text(): AsyncGenerator<string> {
    const decode = strictDecoder(encoding, name)
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      read += chunk.length
      yield decode(chunk)
    }
    yield decode()
  }
  return { rows: parseRows(text(), name), hasEveryCell: true, share: () => read / size }
}

/** Returns a decoder that is called for each chunk, and without a chunk at the end. */
const strictDecoder = (encoding: Encoding, name: string) => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new Refusal('BROKEN_ENCODING', { name })
    }
  }
}

async function* parseRows(text: AsyncGenerator<string>, name: string): AsyncGenerator<SourceRow> {
  const first = (await text.next()).value ?? ''
  const delimiter = delimiterOf(first)
  const parser = parse({
    delimiter,
    // The number of cells is checked later against the headings, with the number of the row.
    relax_column_count: true,
    max_record_size: longestRow,
    trim: true,
  })
  const input = Readable.from(refuseWide(startingWith(first, text), delimiter))
  // If the file cannot be decoded, the parser fails, so that the loop below ends.
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  try {
    // Blank lines count and a cell of several lines counts once, as in a spreadsheet that opens the file.
    let row = 0
    for await (const cells of parser as AsyncIterable<readonly string[]>) {
      row += 1
      yield { row, cells }
    }
  } catch (error) {
    throw explained(error, name)
  } finally {
    input.destroy()
  }
}

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

/** Passes the text on. Refuses a row of very many cells before it is parsed, because parsing it would take seconds. */
async function* refuseWide(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  let [row, cells, isQuoted, before] = [1, 1, false, '']
  for await (const piece of text) {
    for (const sign of piece) {
      const isInside = isQuoted
      if (sign === '"') isQuoted = !isQuoted
      const endsRow = !isInside && (sign === '\r' || (sign === '\n' && before !== '\r'))
      if (endsRow) [row, cells] = [row + 1, 1]
      else if (sign === delimiter && !isInside) cells += 1
      if (cells > mostColumns)
        throw new Refusal('FAR_COLUMN', { cell: `${letters(mostColumns)}${row}`, most: mostColumns })
      before = sign
    }
    yield piece
  }
}

/** Returns the delimiter. Excel writes semicolons where the comma is the decimal sign, and tabs in "Unicode text". */
const delimiterOf = (start: string): string => {
  const heading = start.split(/\r?\n/, 1)[0] ?? ''
  return ['\t', ';', ','].find((delimiter) => heading.includes(delimiter)) ?? ','
}

const explained = (error: unknown, name: string): unknown => {
  if (!(error instanceof CsvError)) return error
  return new Refusal('BROKEN_TABLE', { name, line: 'lines' in error ? String(error['lines']) : 1 })
}
