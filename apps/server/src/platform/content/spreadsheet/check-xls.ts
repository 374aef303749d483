import { AppError } from '../../../errors.ts'
import type { Content } from '../content.ts'
import { BrokenCompoundFile, type CompoundFile, openCompoundFile } from './compound-file.ts'

/** A spreadsheet of Excel 95 to 2003 without macros and without a password ([MS-XLS]). */
export const checkXls = async (content: Content): Promise<void> => {
  try {
    await checkCompound(await openCompoundFile(content))
  } catch (error) {
    throw error instanceof BrokenCompoundFile ? new AppError('BROKEN_FILE', { cause: error }) : error
  }
}

const checkCompound = async (file: CompoundFile): Promise<void> => {
  const has = (pattern: RegExp): boolean => file.entries.some(({ name }) => pattern.test(name))
  // A newer spreadsheet with a password is wrapped into the older form.
  if (has(/^EncryptedPackage$/i)) throw new AppError('PASSWORD_PROTECTED')
  const book = file.entries.find(({ name, isStream }) => isStream && /^(Workbook|Book)$/i.test(name))
  if (!book) throw new AppError('BAD_FORMAT')
  if (has(/^(_VBA_PROJECT(_CUR)?|VBA)$/i)) throw new AppError('HAS_MACROS')
  checkRecords(await file.readStream(book, globalsBytes))
}

/** The part about the whole book stands at the beginning and is far smaller, but for the texts at its end. */
const globalsBytes = 256 * 1024

const record = { bof: 0x809, eof: 0x0a, filePass: 0x2f, boundSheet: 0x85 } as const
const macroSheet = 1
const visualBasicModule = 6

const checkRecords = (book: Buffer): void => {
  if (book.length < 4 || book.readUInt16LE(0) !== record.bof) throw new AppError('BROKEN_FILE')
  for (let at = 0; at + 4 <= book.length; ) {
    const [type, length] = [book.readUInt16LE(at), book.readUInt16LE(at + 2)]
    if (type === record.filePass) throw new AppError('PASSWORD_PROTECTED')
    if (type === record.eof) return
    const sheetType = type === record.boundSheet ? book[at + 4 + 5] : undefined
    if (sheetType === macroSheet || sheetType === visualBasicModule) throw new AppError('HAS_MACROS')
    at += 4 + length
  }
}
