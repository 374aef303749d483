import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import { AppError } from '../../errors.ts'
import { type Content, withContent } from './content.ts'
import { detectFormat } from './detect-format.ts'
import { checkPdf } from './pdf/check-pdf.ts'
import { checkXls } from './spreadsheet/check-xls.ts'
import { checkXlsx } from './spreadsheet/check-xlsx.ts'

type Check = (content: Content, path: string) => Promise<void>

/** Pictures are checked by opening them, which happens when they are converted. */
const checks: Partial<Record<FileFormat, Check>> = {
  pdf: checkPdf,
  xls: checkXls,
  xlsx: (_content, path) => checkXlsx(path),
}

/** What a file is by its content; refused where it is nothing that we take, or hides something that we do not. */
export const checkContent = (path: string): Promise<FileFormat> =>
  withContent(path, async (content) => {
    if (content.size === 0) throw new AppError('TOO_SMALL')
    const format = await detectFormat(content)
    if (format === undefined) throw new AppError('BAD_FORMAT')
    await checks[format]?.(content, path)
    return format
  })
