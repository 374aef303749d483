import { maxFileBytes } from '@milgo/domain/application/documents/file-rules'
import { AppError } from '../../../errors.ts'
import type { Content } from '../content.ts'
import { checkBookRecords } from './check-book-records.ts'
import { BrokenCompoundFile, type CompoundFile, openCompoundFile } from './compound-file.ts'

/**
 * Checks that a spreadsheet of Excel 95 to 2003 has no macros, links to other files, embedded objects or password
 * ([MS-XLS]).
 */
export const checkXls = async (content: Content): Promise<void> => {
  try {
    await checkCompound(await openCompoundFile(content))
  } catch (error) {
    throw error instanceof BrokenCompoundFile ? new AppError('BROKEN_FILE', { cause: error }) : error
  }
}

const checkCompound = async (file: CompoundFile): Promise<void> => {
  const has = (pattern: RegExp): boolean => file.entries.some(({ name }) => pattern.test(name))
  // A newer spreadsheet with a password is stored in the older container format.
  if (has(/^EncryptedPackage$/i)) throw new AppError('PASSWORD_PROTECTED')
  const book = file.entries.find(({ name, isStream }) => isStream && /^(Workbook|Book)$/i.test(name))
  if (!book) throw new AppError('BAD_FORMAT')
  if (has(/^(_VBA_PROJECT(_CUR)?|VBA)$/i)) throw new AppError('HAS_MACROS')
  if (has(/^(MBD|LNK)[\da-f]{8}$|Ole10Native$/i)) throw new AppError('ACTIVE_CONTENT')
  checkBookRecords(await readWhole(file.readStream(book)))
}

/** Reads a whole stream. No stream can be larger than the largest accepted file. */
const readWhole = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    bytes += part.length
    if (bytes > maxFileBytes) throw new AppError('BROKEN_FILE')
    parts.push(Buffer.from(part))
  }
  return Buffer.concat(parts)
}
