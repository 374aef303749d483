import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '../../../errors.ts'

/** A spreadsheet has a few dozen parts. */
const mostParts = 2_000
/** What all parts together may unfold to: ten times the largest upload. */
const mostBytes = 100 * 1024 * 1024

/**
 * A spreadsheet of Excel 2007 and later without macros, whose parts unfold to no more than they claim and to no more
 * than can be read. Everything is unfolded once and thrown away, so that no claim has to be believed.
 */
export const checkXlsx = async (path: string): Promise<void> => {
  let archive: ZipFile | undefined
  try {
    archive = await openPromise(path, { lazyEntries: true, autoClose: false })
    const entries = await listEntries(archive)
    refuseByName(entries.map(({ fileName }) => fileName))
    for (const entry of entries) await unfold(archive, entry)
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError(isOversize(error) ? 'ARCHIVE_BOMB' : 'BROKEN_FILE', { cause: error })
  } finally {
    archive?.close()
  }
}

const listEntries = async (archive: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = []
  let claimed = 0
  for await (const entry of archive.eachEntry()) {
    entries.push(entry)
    claimed += entry.uncompressedSize
    if (entries.length > mostParts || claimed > mostBytes) throw new AppError('ARCHIVE_BOMB')
    if (entry.isEncrypted()) throw new AppError('PASSWORD_PROTECTED')
  }
  return entries
}

/** Visual Basic, the macros before it, and controls that run code. */
const macroParts = /(^|\/)(vbaProject[^/]*\.bin|vbaData\.xml)$|^xl\/(macrosheets|intlmacrosheets|activex)\//i

const refuseByName = (names: readonly string[]): void => {
  if (!names.includes(typesPart) || !names.includes('xl/workbook.xml')) throw new AppError('BAD_FORMAT')
  if (names.some((name) => macroParts.test(name))) throw new AppError('HAS_MACROS')
}

const typesPart = '[Content_Types].xml'
const macroTypes = /macroEnabled|vbaProject|ms-office\.activeX/i

/** No spreadsheet has a document type: it defines entities that unfold without end, or that fetch from elsewhere. */
const documentTypes = [
  Buffer.from('<!DOCTYPE', 'latin1'),
  Buffer.from('<!DOCTYPE', 'utf16le'),
  Buffer.from('<!DOCTYPE', 'utf16le').swap16(),
]

const unfold = async (archive: ZipFile, entry: Entry): Promise<void> => {
  const isXml = /\.(xml|rels|vml)$/i.test(entry.fileName)
  const isTypes = entry.fileName === typesPart
  let text = ''
  let before = Buffer.alloc(0)
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (!isXml) continue
    const seen = Buffer.concat([before, chunk])
    if (documentTypes.some((word) => seen.includes(word))) throw new AppError('BAD_FORMAT')
    before = Buffer.from(seen.subarray(-32))
    if (isTypes && text.length < mostBytes / 100) text += chunk.toString('latin1')
  }
  if (macroTypes.test(text)) throw new AppError('HAS_MACROS')
}

/** yauzl has counted more than the archive claims. */
const isOversize = (error: unknown): boolean => error instanceof Error && /too many bytes/.test(error.message)
