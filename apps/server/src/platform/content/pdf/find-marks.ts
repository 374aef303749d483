import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import { type FileMark, fileMarks } from '@milgo/domain/application/documents/file-marks'
import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import { parseObject } from './parse-object.ts'

/**
 * Names that a PDF has only where it may do something: actions, the trees of scripts and files, forms with scripts, and
 * what plays inside. `/JS` is left out: it is so short that packed bytes hold it by chance, and it never stands alone.
 */
const marksOf: Readonly<Record<string, FileMark>> = {
  JavaScript: 'JAVASCRIPT',
  XFA: 'JAVASCRIPT',
  Rendition: 'JAVASCRIPT',
  Launch: 'LAUNCH_ACTION',
  EmbeddedFile: 'EMBEDDED_FILE',
  EmbeddedFiles: 'EMBEDDED_FILE',
  FileAttachment: 'EMBEDDED_FILE',
  RichMedia: 'EMBEDDED_FILE',
  GoToE: 'EMBEDDED_FILE',
}

/** The longest of them, every letter of it written as an escape. */
const longestName = 1 + 3 * Math.max(...Object.keys(marksOf).map((name) => name.length))

/** Objects packed together: how many of these streams are looked into, and what they may unfold to. */
const mostStreams = 2_000
const mostMentions = 20_000
const largestStream = 16 * 1024 * 1024
const mostUnpacked = 64 * 1024 * 1024
/** Of the description of a stream, which stands before it. */
const longestHead = 16 * 1024

/** What a PDF may do when it is opened. Objects that are packed into streams are unpacked, within bounds. */
export const findMarks = async (content: Content, isEncrypted: boolean): Promise<readonly FileMark[]> => {
  const found = new Set<FileMark>()
  let before = ''
  for await (const chunk of content.chunks()) {
    const text = before + chunk.toString('latin1')
    for (const mark of marksIn(text)) found.add(mark)
    before = text.slice(-longestName)
  }
  for await (const mark of packedMarks(content, isEncrypted)) found.add(mark)
  return fileMarks.filter((mark) => found.has(mark))
}

/** A letter of a name may be written by its number. */
const nameIn = (raw: string): string =>
  raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name ends at any of the blanks of the standard, NUL among them
const names = /\/([^\u0000\t\n\f\r ()<>[\]{}/%]{3,64})/g

const marksIn = (text: string): readonly FileMark[] =>
  [...text.matchAll(names)].flatMap(([, raw = '']) => {
    const name = nameIn(raw)
    return Object.hasOwn(marksOf, name) ? (marksOf[name] ?? []) : []
  })

/** What stands in packed objects; where it cannot be seen, that. */
async function* packedMarks(content: Content, isEncrypted: boolean): AsyncGenerator<FileMark> {
  const mentions = await findAll(content, 'stream', mostMentions)
  if (mentions.length === mostMentions) yield 'UNCHECKED_PARTS'
  let left = { streams: mostStreams, bytes: mostUnpacked }
  for (const mention of mentions) {
    const packed = await findPacked(content, mention)
    if (!packed) continue
    const canRead = packed !== 'UNREADABLE' && !isEncrypted && left.streams > 0
    const text = canRead ? await unpacked(content, packed, left.bytes) : undefined
    if (text === undefined) {
      yield 'UNCHECKED_PARTS'
      return
    }
    yield* marksIn(text)
    left = { streams: left.streams - 1, bytes: left.bytes - text.length }
  }
}

type Packed = { readonly from: number; readonly described: readonly string[] }

/** Viewers take blanks between the word `stream` and the end of its line, though the standard has none there. */
const mostBlanks = 64
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is one of the blanks of the standard
const streamStart = /^stream[\u0000\t\f ]*(\r\n|\n|\r)/

/**
 * Where packed objects begin after the word `stream`, with the names of their description. Each needs `/First`. A
 * description that is too long to be seen, or a start that cannot be found, is unreadable.
 */
const findPacked = async (content: Content, mention: number): Promise<Packed | 'UNREADABLE' | undefined> => {
  const from = Math.max(0, mention - longestHead)
  const around = (await content.readAt(from, mention - from + 'stream'.length + mostBlanks)).toString(
    'latin1',
  )
  const before = around.slice(0, mention - from)
  if (before.endsWith('end')) return undefined
  const start = streamStart.exec(around.slice(mention - from))
  const isCutOff = from > 0 && !before.includes('obj')
  if (isCutOff) return start && /[>\s]$/.test(before) ? 'UNREADABLE' : undefined
  const described = namesOf(headOf(before))
  if (!described.includes('First') && !described.includes('ObjStm')) return undefined
  return start ? { from: mention + start[0].length, described } : 'UNREADABLE'
}

const namesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\/([^\s()<>[\]{}/%]+)/g)].map(([, raw = '']) => nameIn(raw))

/** The description of a stream; where what seems to be one is none, all that stands before. */
const headOf = (before: string): string => {
  const head = before.slice(before.lastIndexOf('obj') + 'obj'.length)
  try {
    const read = parseObject(Buffer.from(`[${head}]`, 'latin1'), 0)
    return read.kind === 'list' && read.value.length === 1 && read.value[0]?.kind === 'entries'
      ? head
      : before
  } catch {
    return before
  }
}

const flate = new Set(['FlateDecode', 'Fl'])
/** Every other way of packing, and what changes the bytes once more; what is packed so is not looked into. */
const unusual = new Set([
  ...['LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85'],
  ...['RunLengthDecode', 'RL', 'Crypt', 'DecodeParms', 'DP', 'Predictor'],
])

/** Packed once, in the usual way, and said so in the description itself. */
const isPackedOnce = (described: readonly string[]): boolean =>
  described.filter((name) => flate.has(name)).length === 1 && !described.some((name) => unusual.has(name))

/** The text of packed objects; undefined where it cannot be had within bounds. */
const unpacked = async (
  content: Content,
  { from, described }: Packed,
  room: number,
): Promise<string | undefined> => {
  // What is not packed has been seen with the whole file.
  if (!described.includes('Filter')) return ''
  if (!isPackedOnce(described)) return undefined
  const source = Readable.from(piecesFrom(content, from))
  const parts: Buffer[] = []
  let left = Math.min(largestStream, room)
  try {
    // It ends with what was packed, whatever follows in the file.
    for await (const part of source.pipe(createInflate()) as AsyncIterable<Buffer>) {
      left -= part.length
      if (left < 0) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts).toString('latin1')
  } catch {
    return undefined
  } finally {
    source.destroy()
  }
}

const pieceBytes = 32 * 1024

async function* piecesFrom(content: Content, from: number): AsyncGenerator<Buffer> {
  for (let at = from; at < content.size; at += pieceBytes) yield await content.readAt(at, pieceBytes)
}
