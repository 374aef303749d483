import { Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import type { Effort } from './effort.ts'
import { parseObject } from './parse-object.ts'

/** Limits for streams of packed objects: how many are read, and how many bytes they may unpack to. */
const mostStreams = 2_000
const mostMentions = 20_000
const largestStream = 16 * 1024 * 1024
const mostUnpacked = 64 * 1024 * 1024
/** The longest description of a stream, which precedes the stream. */
const longestHead = 16 * 1024

/** Returns a name with its escapes replaced. A letter of a name may be written as its number. */
export const nameIn = (raw: string): string =>
  raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Objects of a PDF that are packed together into a stream, as text; undefined if they cannot be read. */
export type PackedText = { readonly at: number; readonly text: string | undefined }

/** Returns every stream of packed objects, within limits. Stops after the first stream that cannot be read. */
export async function* packedTexts(
  content: Content,
  isEncrypted: boolean,
  effort: Effort,
): AsyncGenerator<PackedText> {
  const mentions = await findAll(content, 'stream', mostMentions)
  if (mentions.length === mostMentions) yield { at: 0, text: undefined }
  let remaining = { streams: mostStreams, bytes: mostUnpacked }
  for (const mention of mentions) {
    await effort.rest()
    const packed = effort.isSpent() ? 'UNREADABLE' : await findPacked(content, mention, effort)
    if (!packed) continue
    const canRead = packed !== 'UNREADABLE' && !isEncrypted && remaining.streams > 0
    const text = canRead ? await unpacked(content, packed, remaining.bytes) : undefined
    yield { at: mention, text }
    if (text === undefined) return
    remaining = { streams: remaining.streams - 1, bytes: remaining.bytes - text.length }
  }
}

type Packed = { readonly from: number; readonly described: readonly string[] }

/**
 * Viewers accept blanks between the word `stream` and the end of its line, although the standard does not allow them.
 */
const mostBlanks = 64
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is one of the blanks of the standard
const streamStart = /^stream[\u0000\t\f ]*(\r\n|\n|\r)/

/**
 * Returns where packed objects begin after the word `stream`, with the names of their description. Such a description
 * always contains `/First`. Returns UNREADABLE if the description is too long or its start cannot be found.
 */
const findPacked = async (
  content: Content,
  mention: number,
  effort: Effort,
): Promise<Packed | 'UNREADABLE' | undefined> => {
  const from = Math.max(0, mention - longestHead)
  const around = (await content.readAt(from, mention - from + 'stream'.length + mostBlanks)).toString(
    'latin1',
  )
  const before = around.slice(0, mention - from)
  if (before.endsWith('end')) return undefined
  const start = streamStart.exec(around.slice(mention - from))
  const isCutOff = from > 0 && !before.includes('obj')
  if (isCutOff) return start && /[>\s]$/.test(before) ? 'UNREADABLE' : undefined
  const described = namesOf(headOf(before, effort))
  if (!described.includes('First') && !described.includes('ObjStm')) return undefined
  return start ? { from: mention + start[0].length, described } : 'UNREADABLE'
}

const namesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\/([^\s()<>[\]{}/%]+)/g)].map(([, raw = '']) => nameIn(raw))

/** Returns the description of a stream; the whole text before the stream if no description can be parsed. */
const headOf = (before: string, { spend }: Effort): string => {
  const head = before.slice(before.lastIndexOf('obj') + 'obj'.length)
  try {
    const read = parseObject(Buffer.from(`[${head}]`, 'latin1'), 0, spend)
    if (read.kind === 'list' && read.value.length === 1 && read.value[0]?.kind === 'entries') return head
  } catch {
    // The names in the whole text are looked at instead.
  }
  spend(before.length)
  return before
}

const flate = new Set(['FlateDecode', 'Fl'])
/** All other filters, and parameters that change the bytes once more. Streams with them are not unpacked. */
const unusual = new Set([
  ...['LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85'],
  ...['RunLengthDecode', 'RL', 'Crypt', 'DecodeParms', 'DP', 'Predictor'],
])

/** Returns whether a stream is packed once, with the usual filter, and its own description says so. */
const isPackedOnce = (described: readonly string[]): boolean =>
  described.filter((name) => flate.has(name)).length === 1 && !described.some((name) => unusual.has(name))

/** Returns the text of packed objects; undefined if it cannot be unpacked within the limits. */
const unpacked = async (
  content: Content,
  { from, described }: Packed,
  allowedBytes: number,
): Promise<string | undefined> => {
  // Objects without a filter were already seen with the bytes of the whole file.
  if (!described.includes('Filter')) return ''
  if (!isPackedOnce(described)) return undefined
  const source = Readable.from(piecesFrom(content, from))
  const parts: Buffer[] = []
  let remaining = Math.min(largestStream, allowedBytes)
  try {
    // Inflating ends with the packed data, whatever follows in the file.
    for await (const part of source.pipe(createInflate()) as AsyncIterable<Buffer>) {
      remaining -= part.length
      if (remaining < 0) return undefined
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
