import { basename } from 'node:path'
import { openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../refusal.ts'
import { readSharedStrings } from './shared-strings.ts'
import { sheetRows } from './sheet-rows.ts'
import type { Source, SourceRow } from './source-row.ts'
import { findFirstSheet } from './workbook.ts'
import { listParts } from './zip-parts.ts'

/** The first sheet of a spreadsheet, row by row; only its shared texts are held in memory, and they are limited. */
export const readXlsx = async (path: string): Promise<Source> => {
  const name = basename(path)
  let read = 0
  let size = 1
  const rows = async function* (): AsyncGenerator<SourceRow> {
    let archive: ZipFile | undefined
    try {
      archive = await openPromise(path, { lazyEntries: true, autoClose: false })
      const parts = await listParts(archive, name)
      const sheet = await findFirstSheet(parts, name)
      const texts = await readSharedStrings(parts)
      size = parts.sizeOf(sheet)
      yield* sheetRows(parts, sheet, texts, (bytes) => {
        read += bytes
      })
    } catch (error) {
      throw error instanceof Refusal ? error : broken(error, name)
    } finally {
      archive?.close()
    }
  }
  return { rows: rows(), hasEveryCell: false, share: () => read / size }
}

/** Whatever the archive or the XML stumbles over; a fault of ours would show in the message as well. */
const broken = (error: unknown, name: string): Refusal =>
  new Refusal(
    `${name} is a broken spreadsheet (${error instanceof Error ? error.message.split('\n')[0] : error}).`,
  )
