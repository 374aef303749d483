import type { FileMark } from '@milgo/domain/application/documents/file-marks'
import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import { AppError } from '../../errors.ts'
import { type Content, withContent } from './content.ts'
import { detectFormat } from './detect-format.ts'
import { checkPdf } from './pdf/check-pdf.ts'
import { checkXls } from './spreadsheet/check-xls.ts'
import { checkXlsx } from './spreadsheet/check-xlsx.ts'

/** What was found in a file that is accepted all the same. */
type Found = { readonly marks: readonly FileMark[]; readonly pages: number | null }
type Check = (content: Content, path: string) => Promise<Found>

const nothing: Found = { marks: [], pages: null }

/** Pictures are checked by opening them, which happens when they are converted. */
const checks: Partial<Record<FileFormat, Check>> = {
  pdf: checkPdf,
  xls: (content) => checkXls(content).then(() => nothing),
  xlsx: (_content, path) => checkXlsx(path).then(() => nothing),
}

/** Pages are counted only in PDFs. */
export type CheckedContent = Found & { readonly format: FileFormat }

/**
 * Returns the format of a file by its content. Throws if the format is not accepted, or if the file contains something
 * that is not accepted.
 */
export const checkContent = (path: string): Promise<CheckedContent> =>
  withContent(path, async (content) => {
    if (content.size === 0) throw new AppError('TOO_SMALL')
    const format = await detectFormat(content)
    if (format === undefined) throw new AppError((await endsAsPdf(content)) ? 'BROKEN_FILE' : 'BAD_FORMAT')
    return { format, ...((await checks[format]?.(content, path)) ?? nothing) }
  })

/**
 * Returns whether the file ends like a PDF although it does not begin like one. Its sender should save it again, not
 * send another type.
 */
const endsAsPdf = async (content: Content): Promise<boolean> => {
  const bytes = Math.min(content.size, 64)
  const end = await content.readAt(content.size - bytes, bytes)
  return /%%EOF\s*$/.test(end.toString('latin1'))
}
