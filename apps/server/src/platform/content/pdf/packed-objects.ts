import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import { parseObject } from './parse-object.ts'

/** Objects packed together: how many of these streams are looked into, and what they may unfold to. */
const mostStreams = 2_000
const mostMentions = 20_000
const largestStream = 16 * 1024 * 1024
const mostUnpacked = 64 * 1024 * 1024
/** Of the description of a stream, which stands before it. */
const longestHead = 16 * 1024

/** A letter of a name may be written by its number. */
export const nameIn = (raw: string): string =>
  raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Objects of a PDF that are packed together into a stream, as text; undefined for a part that cannot be read. */
export type PackedText = { readonly at: number; readonly text: string | undefined }

/** Every stream of packed objects, within bounds; the first that cannot be read is the last. */
export async function* packedTexts(content: Content, isEncrypted: boolean): AsyncGenerator<PackedText> {
  const mentions = await findAll(content, 'stream', mostMentions)
  if (mentions.length === mostMentions) yield { at: 0, text: undefined }
  let left = { streams: mostStreams, bytes: mostUnpacked }
  for (const mention of mentions) {
    const packed = await findPacked(content, mention)
    if (!packed) continue
    const canRead = packed !== 'UNREADABLE' && !isEncrypted && left.streams > 0
    const text = canRead ? await unpacked(content, packed, left.bytes) : undefined
    yield { at: mention, text }
    if (text === undefined) return
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
