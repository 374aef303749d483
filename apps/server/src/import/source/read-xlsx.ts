import { basename } from 'node:path'
import type { FileRefusal } from '@milgo/domain/import/import-refusal'
import { openPromise, type ZipFile } from 'yauzl'
import { XmlRefused } from '../../platform/package/xml-events.ts'
import { ArchiveRefused, listParts } from '../../platform/package/zip-parts.ts'
import { Refusal } from '../refusal.ts'
import { readSharedStrings } from './shared-strings.ts'
import { sheetRows } from './sheet-rows.ts'
import type { Source, SourceRow } from './source-row.ts'
import { findFirstSheet } from './workbook.ts'

/**
 * Reads the first sheet of a spreadsheet, row by row. Only its shared texts are in memory, and their size is limited.
 */
export const readXlsx = async (path: string): Promise<Source> => {
  const name = basename(path)
  let read = 0
  let size = 1
  const rows = async function* (): AsyncGenerator<SourceRow> {
    let archive: ZipFile | undefined
    try {
      archive = await openPromise(path, { lazyEntries: true, autoClose: false })
      const parts = await listParts(archive, { largestPart })
      const sheet = await findFirstSheet(parts, name)
      const texts = await readSharedStrings(parts)
      size = parts.sizeOf(sheet)
      yield* sheetRows(parts, sheet, texts, (bytes) => {
        read += bytes
      })
    } catch (error) {
      throw toRefusal(error, name)
    } finally {
      archive?.close()
    }
  }
  return { rows: rows(), hasEveryCell: false, share: () => read / size }
}

/** Far more than the largest published table. */
const largestPart = 300 * 1024 * 1024

const toRefusal = (error: unknown, name: string): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof XmlRefused) return new Refusal(xmlRefusals[error.reason])
  if (error instanceof ArchiveRefused)
    return new Refusal(archiveRefusals[error.reason], { name, part: error.part })
  // Any other error of the archive or the XML. A fault of our own would be in the message too.
  const why = String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
  return new Refusal('BROKEN_SPREADSHEET', { name, why })
}

const xmlRefusals: Readonly<Record<XmlRefused['reason'], FileRefusal>> = {
  'document-type': 'DOCUMENT_TYPE',
  'too-long': 'TEXT_TOO_LONG',
  encoding: 'SHEET_ENCODING',
}

const archiveRefusals: Readonly<Record<ArchiveRefused['reason'], FileRefusal>> = {
  'too-many-parts': 'NO_SPREADSHEET',
  'too-large': 'UNFOLDS_TOO_FAR',
  'no-such-part': 'NO_SPREADSHEET',
  encrypted: 'HAS_PASSWORD',
  twice: 'PART_TWICE',
}
