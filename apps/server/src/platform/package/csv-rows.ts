import { Readable } from 'node:stream'
import { cleanText } from '@milgo/domain/answers/clean-text'
import { CsvError, parse } from 'csv-parse'

/** Decodes a file. If it is not UTF-8, it is windows-1255, which banks use for Hebrew. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1255').decode(bytes)
  }
}

const longestRow = 10_000

/** Thrown if a quotation mark is where none is allowed. */
export class BrokenCsv extends Error {
  readonly line: number

  constructor(line: number, cause: unknown) {
    super(`broken near line ${line}`, { cause })
    this.line = line
  }
}

/** Returns the rows of an uploaded CSV file, with any number of cells each, without invisible characters. */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<readonly string[]> {
  const rows = Readable.from([decode(bytes)]).pipe(
    parse({ bom: true, relax_column_count: true, max_record_size: longestRow }),
  )
  try {
    for await (const cells of rows as AsyncIterable<readonly string[]>) yield cells.map(cleanText)
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenCsv('lines' in error ? Number(error['lines']) : 1, error)
    throw error
  }
}
