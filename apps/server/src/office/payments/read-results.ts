import { type ResultRow, readResultFile } from '@milgo/domain/payment/result-file'
import { AppError } from '../../errors.ts'
import { BrokenCsv, csvRows } from '../../platform/package/csv-rows.ts'

/** Returns the rows of a result file, or refuses the whole file. */
export const readResults = async (bytes: Uint8Array): Promise<readonly ResultRow[]> => {
  try {
    const file = await readResultFile(csvRows(bytes))
    if (file.isAccepted) return file.rows
    const { code, ...where } = file.refusal
    throw new AppError(code, { params: where })
  } catch (error) {
    if (error instanceof BrokenCsv) throw new AppError('RESULT_FILE_LINE', { params: { line: error.line } })
    throw error
  }
}
