import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { TextDecoder } from 'node:util'
import { Refusal } from '../refusal.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1255'

/**
 * Returns the encoding of a text file. UTF-8 is recognised by its validity: other text is almost never valid UTF-8.
 * Otherwise it may be windows-1255, as Excel writes Hebrew: then every byte must have a meaning there, and most bytes
 * beyond ASCII must be Hebrew letters. Anything else is refused, because wrong names are worse than no names.
 */
export const detectEncoding = async (path: string): Promise<Encoding> => {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const hebrew = hebrewCounter()
  let mayBeUtf8 = true
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
    isFirst = false
    if (chunk.some(isControl)) throw new Refusal('NOT_A_TABLE', { name: basename(path) })
    mayBeUtf8 &&= decodes(utf8, chunk)
    hebrew.take(chunk)
  }
  if (mayBeUtf8 && decodes(utf8)) return 'utf-8'
  if (hebrew.isPlausible()) return 'windows-1255'
  throw new Refusal('UNKNOWN_ENCODING', { name: basename(path) })
}

/** Returns whether a byte is a control character. Tab, line feed and carriage return count as text. */
const isControl = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d

/** Returns whether the bytes can be decoded; without bytes, whether the text ends with a complete character. */
const decodes = (decoder: TextDecoder, bytes?: Buffer): boolean => {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

/** The control characters that have no meaning in windows-1255. */
const meaningless = /[\x80-\x9f]/u

/**
 * Counts what the bytes would be in windows-1255. Western text with accents would be Hebrew letters there too, but next
 * to Latin letters, where Hebrew letters hardly ever are.
 */
const hebrewCounter = () => {
  const kinds = Array.from({ length: 256 }, (_, byte) => kindOf(byte))
  const counts = { latin: 0, ascii: 0, letter: 0, sign: 0, nothing: 0 }
  let last: keyof typeof counts = 'ascii'
  let stuck = 0
  return {
    take: (chunk: Buffer): void => {
      for (const byte of chunk) {
        const kind = kinds[byte] ?? 'nothing'
        counts[kind] += 1
        if ((kind === 'letter' && last === 'latin') || (kind === 'latin' && last === 'letter')) stuck += 1
        last = kind
      }
    },
    isPlausible: (): boolean =>
      counts.nothing === 0 && counts.letter > counts.sign && stuck * 4 < counts.letter,
  }
}

const kindOf = (byte: number): 'latin' | 'ascii' | 'letter' | 'sign' | 'nothing' => {
  if (byte < 0x80) return /[A-Za-z]/.test(String.fromCharCode(byte)) ? 'latin' : 'ascii'
  if (byte >= 0xe0 && byte <= 0xfa) return 'letter'
  try {
    const text = new TextDecoder('windows-1255', { fatal: true }).decode(Buffer.from([byte]))
    return meaningless.test(text) ? 'nothing' : 'sign'
  } catch {
    return 'nothing'
  }
}
