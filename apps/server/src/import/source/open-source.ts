import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { Refusal } from '../refusal.ts'
import { detectEncoding } from './detect-encoding.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Source } from './source-row.ts'

/** Enough for a million rows. A larger file was chosen by mistake. */
const largestFile = 100 * 1024 * 1024

const zip = Buffer.from('PK\x03\x04', 'latin1')
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Opens a file. Its content decides on the format, not its name. */
export const openSource = async (path: string): Promise<Source> => {
  const { size, start } = await look(path)
  const name = basename(path)
  if (size === 0) throw new Refusal('EMPTY', { name })
  if (size > largestFile)
    throw new Refusal('TOO_LARGE', { name, size: megabytes(size), most: megabytes(largestFile) })
  if (start.equals(zip)) return readXlsx(path)
  if (start.equals(compoundFile)) throw new Refusal('OLD_SPREADSHEET', { name })
  return readCsv(path, size, await detectEncoding(path))
}

const look = async (path: string): Promise<{ size: number; start: Buffer }> => {
  let file: FileHandle | undefined
  try {
    file = await open(path)
    const stat = await file.stat()
    if (!stat.isFile()) throw new Refusal('NOT_A_FILE', { name: path })
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return { size: stat.size, start: buffer.subarray(0, bytesRead) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('UNREADABLE', { name: path })
  } finally {
    await file?.close()
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)
