import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import { fileTypeFromBuffer } from 'file-type'
import type { Content } from './content.ts'

/** All that a format is told by; what lies behind is looked at by the format's own check. */
const headBytes = 4_100

/** What each kind may turn out to be; the check of a spreadsheet tells it from other archives and compound files. */
const formats: Readonly<Record<string, FileFormat>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heic: 'heic',
  cfb: 'xls',
  zip: 'xlsx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  xltx: 'xlsx',
  xltm: 'xlsx',
}

/** The format by its content; a name or a declared type is never asked. */
export const detectFormat = async (content: Content): Promise<FileFormat | undefined> => {
  const head = await content.readAt(0, headBytes)
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found && formats[found.ext]
}
