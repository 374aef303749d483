import { basename } from 'node:path'
import { openPromise, type ZipFile } from 'yauzl'
import { XmlRefused } from '../../platform/package/xml-events.ts'
import { ArchiveRefused, listParts } from '../../platform/package/zip-parts.ts'
import { Refusal } from '../refusal.ts'
import { readSharedStrings } from './shared-strings.ts'
import { sheetRows } from './sheet-rows.ts'
import type { Source, SourceRow } from './source-row.ts'
import { findFirstSheet } from './workbook.ts'

/** The first sheet of a spreadsheet, row by row; only its shared texts are held in memory, and they are limited. */
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
  if (error instanceof ArchiveRefused) return new Refusal(archiveRefusal(error, name))
  // Whatever the archive or the XML stumbles over; a fault of ours would show in the message as well.
  const line = error instanceof Error ? error.message.split('\n')[0] : error
  return new Refusal(`${name} is a broken spreadsheet (${line}).`)
}

const xmlRefusals: Readonly<Record<XmlRefused['reason'], string>> = {
  'document-type': 'The spreadsheet holds a document type definition; it is not imported.',
  'too-long': 'The spreadsheet holds a text longer than any cell can be; it is not imported.',
  encoding: 'The spreadsheet is written in an encoding that no spreadsheet has; it is not imported.',
}

const archiveRefusal = ({ reason, part }: ArchiveRefused, name: string): string => {
  if (reason === 'too-large')
    return `${name} unfolds to far more than a spreadsheet holds (${part}); it is not imported.`
  if (reason === 'encrypted') return `${name} has a password; it is not imported.`
  if (reason === 'twice') return `${name} is a broken spreadsheet (${part} stands in it twice).`
  return `${name} is a zip archive, but no spreadsheet.`
}
