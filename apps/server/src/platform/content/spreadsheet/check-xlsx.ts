import { openPromise, type ZipFile } from 'yauzl'
import { AppError } from '../../../errors.ts'
import { createXmlReader, localName, type XmlHandlers, XmlRefused } from '../../package/xml-events.ts'
import { ArchiveRefused, listParts, type Parts, partNameOf } from '../../package/zip-parts.ts'
import {
  bookTypes,
  chartTypes,
  formulaTypes,
  isAllowedRelation,
  isAllowedType,
  isBookRelation,
  isMacroName,
  isXmlType,
  mayLeadOut,
  relationsType,
} from './allowed-parts.ts'
import { namesOtherBook, runsSomething } from './runs-something.ts'

/** What all parts together may unfold to: ten times the largest upload. */
const mostBytes = 100 * 1024 * 1024
/** Of the part that names all types, and of one with relations: thousands of lines. */
const largestList = 4 * 1024 * 1024
/** What may stand before the first tag of a part. */
const longestProlog = 64 * 1024

const typesPart = '[Content_Types].xml'

/**
 * A spreadsheet of Excel 2007 and later that runs nothing and reaches nowhere. Its types and relations are read as XML,
 * whatever their encoding; each part and each relation must be of a kind that is known (ADR 0232). Everything is
 * unfolded once, so that no claim of a size has to be believed.
 */
export const checkXlsx = async (path: string): Promise<void> => {
  let archive: ZipFile | undefined
  try {
    archive = await openPromise(path, { lazyEntries: true, autoClose: false })
    await checkParts(await listParts(archive, { largestPart: mostBytes, mostBytes }))
  } catch (error) {
    throw toAppError(error)
  } finally {
    archive?.close()
  }
}

const checkParts = async (parts: Parts): Promise<void> => {
  if (!parts.has(typesPart)) throw new AppError('BAD_FORMAT')
  const typeOf = await readTypes(parts)
  const names = parts.names.filter((name) => name !== typesPart && !name.endsWith('/'))
  const book = await findBook(parts, names)
  if (book === undefined) throw new AppError('BAD_FORMAT')
  const bookType = typeOf(book) ?? ''
  if (!bookTypes.has(bookType))
    throw new AppError(/ms-excel\.(sheet|template|addin)\.macro/.test(bookType) ? 'HAS_MACROS' : 'BAD_FORMAT')
  for (const name of names) refusePart(name, typeOf(name))
  for (const name of names) await readPart(parts, name, typeOf(name) ?? '')
}

type TypeOf = (part: string) => string | undefined

/** The type that a part has by its own name, or by its ending. */
const readTypes = async (parts: Parts): Promise<TypeOf> => {
  const byName = new Map<string, string>()
  const byEnding = new Map<string, string>()
  await readXml(parts, typesPart, {
    open: ({ name, attributes }) => {
      const type = (attributes['ContentType'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
      if (localName(name) === 'Override') put(byName, partNameOf(attributes['PartName'] ?? ''), type)
      if (localName(name) === 'Default') put(byEnding, (attributes['Extension'] ?? '').toLowerCase(), type)
    },
  })
  return (part) => {
    const name = partNameOf(part)
    return byName.get(name) ?? byEnding.get(/\.([^./]*)$/.exec(name)?.[1] ?? '')
  }
}

/** Of two for one part, programs differ in which they believe. */
const put = (types: Map<string, string>, key: string, type: string): void => {
  if (types.has(key) && types.get(key) !== type) throw new AppError('BROKEN_FILE')
  types.set(key, type)
}

/** The part that the archive begins with, by its own relations. */
const findBook = async (parts: Parts, names: readonly string[]): Promise<string | undefined> => {
  const relations = names.find((name) => partNameOf(name) === '_rels/.rels')
  if (relations === undefined) return undefined
  const found: string[] = []
  await readXml(parts, relations, {
    open: ({ attributes }) => {
      const target = partNameOf(attributes['Target'] ?? '')
      if (isBookRelation((attributes['Type'] ?? '').trim().toLowerCase())) found.push(target)
    },
  })
  return found.length === 1 && names.some((name) => partNameOf(name) === found[0]) ? found[0] : undefined
}

/** Where macros stand by custom; a part that claims to be something else is refused there all the same. */
const macroParts = /(^|\/)(vbaproject[^/]*\.bin|vbadata\.xml)$|^xl\/(macrosheets|intlmacrosheets|activex)\//

/** What Excel leaves behind in a file that it has changed in place: no part, by its name, and nothing that leads there. */
const isRubbish = (name: string): boolean => /^\[trash\]\/[0-9a-f]+\.dat$/i.test(name)

const refusePart = (name: string, type: string | undefined): void => {
  if (macroParts.test(partNameOf(name)) || isMacroName(type ?? '')) throw new AppError('HAS_MACROS')
  if (type === undefined) {
    if (isRubbish(name)) return
    throw new AppError('BAD_FORMAT')
  }
  if (!isAllowedType(type)) throw new AppError('ACTIVE_CONTENT')
}

const isRelations = (name: string, type: string): boolean =>
  type === relationsType || /(^|\/)_rels\/|\.rels$/.test(partNameOf(name))

const readPart = async (parts: Parts, name: string, type: string): Promise<void> => {
  if (isRelations(name, type)) await readXml(parts, name, { open: refuseRelation })
  else if (formulaTypes.has(type)) await readXml(parts, name, formulaHandlers(runsSomething), mostBytes)
  else if (chartTypes.has(type)) await readXml(parts, name, formulaHandlers(leadsOut), mostBytes)
  else if (isXmlType(type)) await readProlog(parts, name)
  else for await (const _ of await parts.open(name));
}

const refuseRelation: NonNullable<XmlHandlers['open']> = ({ name, attributes }) => {
  if (localName(name) !== 'Relationship') return
  const type = (attributes['Type'] ?? '').trim().toLowerCase()
  if (isMacroName(type)) throw new AppError('HAS_MACROS')
  if (!isAllowedRelation(type)) throw new AppError('ACTIVE_CONTENT')
  const isOutside = (attributes['TargetMode'] ?? '').trim().toLowerCase() === 'external'
  if (isOutside && !mayLeadOut(type, attributes['Target'] ?? '')) throw new AppError('ACTIVE_CONTENT')
}

const formulas = new Set([
  ...['f', 'formula', 'formula1', 'formula2', 'definedName'],
  ...['calculatedColumnFormula', 'totalsRowFormula'],
])

/** A chart draws cells of its own book: whoever names another makes a program open that file. */
const leadsOut = (formula: string): boolean => runsSomething(formula) || namesOtherBook(formula)

/** Reads the formulas of a sheet, a table, a book or a chart, and what a book says of its names. */
const formulaHandlers = (isRefused: (formula: string) => boolean): XmlHandlers => {
  let formula: string | undefined
  return {
    open: ({ name, attributes }) => {
      const tag = localName(name)
      if (tag === 'macrosheet') throw new AppError('HAS_MACROS')
      if (tag === 'ddeLink' || tag === 'oleLink') throw new AppError('ACTIVE_CONTENT')
      if (tag === 'definedName' && (isSet(attributes['xlm']) || isSet(attributes['vbProcedure'])))
        throw new AppError('HAS_MACROS')
      if (formulas.has(tag)) formula = ''
    },
    text: (text) => {
      if (formula !== undefined) formula += text
    },
    close: (tag) => {
      if (!formulas.has(tag)) return
      if (isRefused(formula ?? '')) throw new AppError('ACTIVE_CONTENT')
      formula = undefined
    },
  }
}

const isSet = (attribute: string | undefined): boolean => attribute === '1' || attribute === 'true'

const readXml = async (
  parts: Parts,
  name: string,
  handlers: XmlHandlers,
  largest = largestList,
): Promise<void> => {
  const reader = createXmlReader(handlers)
  for await (const chunk of await parts.open(name, largest)) reader.write(chunk)
  reader.close()
}

/**
 * Reads a part up to its first tag, before which alone a document type can stand; the rest is unfolded only. Drawings of
 * older programs are not even whole XML.
 */
const readProlog = async (parts: Parts, name: string): Promise<void> => {
  let hasBegun = false
  let read = 0
  const reader = createXmlReader({
    open: ({ name: tag }) => {
      if (hasBegun) return
      hasBegun = true
      if (localName(tag) === 'macrosheet') throw new AppError('HAS_MACROS')
    },
  })
  for await (const chunk of await parts.open(name)) {
    for (let at = 0; !hasBegun && at < chunk.length; at += prologStep) {
      const piece = chunk.subarray(at, at + prologStep)
      read += piece.length
      if (read > longestProlog) throw new AppError('BAD_FORMAT')
      try {
        reader.write(piece)
      } catch (error) {
        // What stands behind the first tag may be broken.
        if (!hasBegun || error instanceof AppError) throw error
      }
    }
  }
}

/** So that little of what follows the first tag is read, which may be anything. */
const prologStep = 64

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof XmlRefused)
    return new AppError(error.reason === 'too-long' ? 'BROKEN_FILE' : 'BAD_FORMAT', { cause: error })
  if (error instanceof ArchiveRefused) return new AppError(archiveCodes[error.reason], { cause: error })
  return new AppError(isOversize(error) ? 'ARCHIVE_BOMB' : 'BROKEN_FILE', { cause: error })
}

const archiveCodes = {
  'too-many-parts': 'ARCHIVE_BOMB',
  'too-large': 'ARCHIVE_BOMB',
  'no-such-part': 'BAD_FORMAT',
  encrypted: 'PASSWORD_PROTECTED',
  twice: 'BROKEN_FILE',
} as const satisfies Record<ArchiveRefused['reason'], string>

/** yauzl has counted more than the archive claims. */
const isOversize = (error: unknown): boolean => error instanceof Error && /too many bytes/.test(error.message)
