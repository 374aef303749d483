import { Readable } from 'node:stream'
import { type ResultRow, readResultFile } from '@milgo/domain/payment/result-file'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '../../errors.ts'

/** Banks write Hebrew in windows-1255 where it is not UTF-8. What is neither is no text. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1255').decode(bytes)
  }
}

const longestLine = 10_000

/** The rows of a file of results, or the refusal of all of it. */
export const readResults = async (bytes: Uint8Array): Promise<readonly ResultRow[]> => {
  const lines = Readable.from([decode(bytes)]).pipe(
    parse({ bom: true, relax_column_count: true, max_record_size: longestLine }),
  )
  try {
    const file = await readResultFile(lines as AsyncIterable<readonly string[]>)
    if (file.isAccepted) return file.rows
    const { code, ...where } = file.refusal
    throw new AppError(code, { params: where })
  } catch (error) {
    if (error instanceof CsvError)
      throw new AppError('RESULT_FILE_LINE', {
        params: { line: 'lines' in error ? Number(error['lines']) : 1 },
      })
    throw error
  }
}
