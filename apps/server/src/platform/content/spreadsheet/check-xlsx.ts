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
  mayPointOutside,
  relationsType,
} from './allowed-parts.ts'
import { callsOtherProgram, namesOtherBook } from './calls-other-program.ts'

/** The most bytes that all parts together may unpack to: ten times the largest upload. */
const mostBytes = 100 * 1024 * 1024
/** The largest part with types or relations: thousands of lines. */
const largestList = 4 * 1024 * 1024
/** The longest text before the first tag of a part. */
const longestProlog = 64 * 1024

const typesPart = '[Content_Types].xml'

/**
 * Checks that a spreadsheet of Excel 2007 and later runs nothing and points nowhere outside. Its types and relations
 * are read as XML, whatever their encoding. Each part and each relation must be of a known kind (ADR 0232). Everything
 * is unpacked once, so that no declared size has to be trusted.
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

/** Returns a lookup of a part's type, by its own name or by its extension. */
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

/** Stores a type. Throws if a part has two different types, because programs differ in which one they use. */
const put = (types: Map<string, string>, key: string, type: string): void => {
  if (types.has(key) && types.get(key) !== type) throw new AppError('BROKEN_FILE')
  types.set(key, type)
}

/** Returns the main part of the archive, by the archive's own relations; undefined if there is not exactly one. */
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

/** The usual places of macros. A part there is refused even if it claims another type. */
const macroParts = /(^|\/)(vbaproject[^/]*\.bin|vbadata\.xml)$|^xl\/(macrosheets|intlmacrosheets|activex)\//

/**
 * Returns whether a part is a leftover that Excel writes into a file that it changes in place. It has no type, and
 * nothing refers to it.
 */
const isLeftover = (name: string): boolean => /^\[trash\]\/[0-9a-f]+\.dat$/i.test(name)

const refusePart = (name: string, type: string | undefined): void => {
  if (macroParts.test(partNameOf(name)) || isMacroName(type ?? '')) throw new AppError('HAS_MACROS')
  if (type === undefined) {
    if (isLeftover(name)) return
    throw new AppError('BAD_FORMAT')
  }
  if (!isAllowedType(type)) throw new AppError('ACTIVE_CONTENT')
}

const isRelations = (name: string, type: string): boolean =>
  type === relationsType || /(^|\/)_rels\/|\.rels$/.test(partNameOf(name))

const readPart = async (parts: Parts, name: string, type: string): Promise<void> => {
  if (isRelations(name, type)) await readXml(parts, name, { open: refuseRelation })
  else if (formulaTypes.has(type)) await readXml(parts, name, formulaHandlers(callsOtherProgram), mostBytes)
  else if (chartTypes.has(type)) await readXml(parts, name, formulaHandlers(pointsOutside), mostBytes)
  else if (isXmlType(type)) await readProlog(parts, name)
  else for await (const _ of await parts.open(name));
}

const refuseRelation: NonNullable<XmlHandlers['open']> = ({ name, attributes }) => {
  if (localName(name) !== 'Relationship') return
  const type = (attributes['Type'] ?? '').trim().toLowerCase()
  if (isMacroName(type)) throw new AppError('HAS_MACROS')
  if (!isAllowedRelation(type)) throw new AppError('ACTIVE_CONTENT')
  const isOutside = (attributes['TargetMode'] ?? '').trim().toLowerCase() === 'external'
  if (isOutside && !mayPointOutside(type, attributes['Target'] ?? '')) throw new AppError('ACTIVE_CONTENT')
}

const formulas = new Set([
  ...['f', 'formula', 'formula1', 'formula2', 'definedName'],
  ...['calculatedColumnFormula', 'totalsRowFormula'],
])

/**
 * Returns whether a chart's formula points outside. A chart draws cells of its own book; a chart that names another
 * book makes a program open that file.
 */
const pointsOutside = (formula: string): boolean => callsOtherProgram(formula) || namesOtherBook(formula)

/** Returns handlers that check the formulas of a sheet, table, book or chart, and the defined names of a book. */
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
 * Parses a part up to its first tag, because a document type can only be before it. The rest is only unpacked. Drawings
 * of older programs are not even well-formed XML.
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
    for (let at = 0; !hasBegun && at < chunk.length; at += prologStepBytes) {
      const piece = chunk.subarray(at, at + prologStepBytes)
      read += piece.length
      if (read > longestProlog) throw new AppError('BAD_FORMAT')
      try {
        reader.write(piece)
      } catch (error) {
        // The text after the first tag may be broken.
        if (!hasBegun || error instanceof AppError) throw error
      }
    }
  }
}

/** Small, so that little of the text after the first tag is parsed, which may be anything. */
const prologStepBytes = 64

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

/** Returns whether yauzl has unpacked more bytes than the archive declares. */
const isOversize = (error: unknown): boolean => error instanceof Error && /too many bytes/.test(error.message)
