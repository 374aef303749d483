import type { FileFormat } from '@milgo/domain/application/documents/file-rules'
import { fileTypeFromBuffer } from 'file-type'
import type { Content } from './content.ts'

/** The bytes by which a format is recognised. The rest is checked by the format's own check. */
const headBytes = 4_100

/**
 * The format that each detected type may be. The check of a spreadsheet distinguishes it from other archives and
 * compound files.
 */
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

/**
 * Returns the format by the content alone, never by a file name or a declared type; undefined if it is not accepted.
 */
export const detectFormat = async (content: Content): Promise<FileFormat | undefined> => {
  const head = await content.readAt(0, headBytes)
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found && formats[found.ext]
}
