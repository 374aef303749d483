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
  await checkRecords(file.readStream(book))
}

const record = { bof: 0x809, eof: 0x0a, filePass: 0x2f, boundSheet: 0x85 } as const
const headBytes = 4
/** Of a record about a sheet: where that begins, whether it is hidden, and last its type. */
const sheetBytes = 6
const macroSheet = 1
const visualBasicModule = 6

/** The part about the whole book comes first and is read to its end: sheets may stand behind any number of records. */
const checkRecords = async (book: AsyncIterable<Buffer>): Promise<void> => {
  let isFirst = true
  let rest: Buffer = Buffer.alloc(0)
  let untilNext = 0
  for await (const part of book) {
    rest = Buffer.concat([rest, part.subarray(untilNext)])
    untilNext -= Math.min(untilNext, part.length)
    let at = 0
    while (at + headBytes <= rest.length) {
      const [type, length] = [rest.readUInt16LE(at), rest.readUInt16LE(at + 2)]
      if (isFirst && type !== record.bof) throw new AppError('BROKEN_FILE')
      isFirst = false
      if (type === record.filePass) throw new AppError('PASSWORD_PROTECTED')
      if (type === record.eof) return
      const sheetEnd = at + headBytes + sheetBytes
      if (type === record.boundSheet && sheetEnd > rest.length) break
      const sheetType = type === record.boundSheet ? rest[sheetEnd - 1] : undefined
      if (sheetType === macroSheet || sheetType === visualBasicModule) throw new AppError('HAS_MACROS')
      at += headBytes + length
    }
    untilNext += Math.max(0, at - rest.length)
    rest = rest.subarray(at)
  }
  throw new AppError('BROKEN_FILE')
}
