import type { FileMark } from '@milgo/domain/application/documents/file-marks'
import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import { AppError } from '../../errors.ts'
import { type Content, withContent } from './content.ts'
import { detectFormat } from './detect-format.ts'
import { checkPdf } from './pdf/check-pdf.ts'
import { checkXls } from './spreadsheet/check-xls.ts'
import { checkXlsx } from './spreadsheet/check-xlsx.ts'

/** What is found in a file that is taken all the same. */
type Found = { readonly marks: readonly FileMark[]; readonly pages: number | null }
type Check = (content: Content, path: string) => Promise<Found>

const nothing: Found = { marks: [], pages: null }

/** Pictures are checked by opening them, which happens when they are converted. */
const checks: Partial<Record<FileFormat, Check>> = {
  pdf: checkPdf,
  xls: (content) => checkXls(content).then(() => nothing),
  xlsx: (_content, path) => checkXlsx(path).then(() => nothing),
}

/** Pages are counted in PDFs alone. */
export type CheckedContent = Found & { readonly format: FileFormat }

/** What a file is by its content; refused where it is nothing that we take, or hides something that we do not. */
export const checkContent = (path: string): Promise<CheckedContent> =>
  withContent(path, async (content) => {
    if (content.size === 0) throw new AppError('TOO_SMALL')
    const format = await detectFormat(content)
    if (format === undefined) throw new AppError((await endsAsPdf(content)) ? 'BROKEN_FILE' : 'BAD_FORMAT')
    return { format, ...((await checks[format]?.(content, path)) ?? nothing) }
  })

/** The end of a PDF with another beginning: somebody who sends one is helped by saving it again, not by another type. */
const endsAsPdf = async (content: Content): Promise<boolean> => {
  const bytes = Math.min(content.size, 64)
  const end = await content.readAt(content.size - bytes, bytes)
  return /%%EOF\s*$/.test(end.toString('latin1'))
}
