import { Readable } from 'node:stream'
import { cleanText } from '@milgo/domain/answers/clean-text'
import { CsvError, parse } from 'csv-parse'

/** Banks write Hebrew in windows-1255 where it is not UTF-8. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1255').decode(bytes)
  }
}

const longestRow = 10_000

/** A quotation mark stands where none can. */
export class BrokenCsv extends Error {
  readonly line: number

  constructor(line: number, cause: unknown) {
    super(`broken near line ${line}`, { cause })
    this.line = line
  }
}

/** The rows of a CSV file that was uploaded, whatever number of cells each has; without what nobody can see. */
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
