import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import { type PdfValue, parseObject } from './parse-object.ts'

/** How a PDF is encrypted, by the names of the standard (ISO 32000-2, table 21). */
export type Encryption = {
  readonly revision: number
  /** The length of the key in bytes. */
  readonly keyLength: number
  readonly owner: Buffer
  readonly user: Buffer
  readonly permissions: number
  readonly isMetadataEncrypted: boolean
  readonly id: Buffer
}

/** Long enough for the longest description and a trailer around it. */
const windowBytes = 8 * 1024

const reference = /^\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R/
const inline = /^\/Encrypt\s*<</

/** Returns the encryption that a trailer names; `none` if no trailer names one, `unknown` if it cannot be read. */
export const readEncryption = async (
  content: Content,
  mentions: readonly number[],
): Promise<Encryption | 'none' | 'unknown'> => {
  for (const mention of mentions) {
    const after = await content.readAt(mention, windowBytes)
    const text = after.toString('latin1', 0, 64)
    const named = reference.exec(text)
    if (!named && !inline.test(text)) continue
    try {
      const description = named
        ? await findObject(content, `${named[1]} ${named[2]} obj`)
        : parseObject(after, '/Encrypt'.length)
      return toEncryption(description, await findId(content, mention))
    } catch {
      return 'unknown'
    }
  }
  return mentions.length < mostMentions ? 'none' : 'unknown'
}

/** A file with more mentions was not made to be read. */
export const mostMentions = 64

const findObject = async (content: Content, header: string): Promise<PdfValue> => {
  // The last object counts, because a file that was changed still contains the older ones before it.
  for (const place of (await findAll(content, header, mostMentions)).toReversed()) {
    const [before] = await content.readAt(place - 1, 1)
    if (before !== undefined && before >= 0x30 && before <= 0x39) continue
    return parseObject(await content.readAt(place + header.length, windowBytes), 0)
  }
  throw new Error('no such object')
}

/** Returns the file's identifier, which is in the same trailer, before or after the mention. */
const findId = async (content: Content, mention: number): Promise<Buffer> => {
  const from = Math.max(0, mention - windowBytes)
  const around = await content.readAt(from, 2 * windowBytes)
  const places = [...around.toString('latin1').matchAll(/\/ID\s*\[/g)].map(({ index }) => index)
  const nearest = places.toSorted(
    (one, other) => Math.abs(from + one - mention) - Math.abs(from + other - mention),
  )[0]
  if (nearest === undefined) return Buffer.alloc(0)
  const list = parseObject(around, nearest + '/ID'.length)
  const first = list.kind === 'list' ? list.value[0] : undefined
  return first?.kind === 'text' ? first.value : Buffer.alloc(0)
}

const toEncryption = (description: PdfValue, id: Buffer): Encryption | 'unknown' => {
  if (description.kind !== 'entries') return 'unknown'
  const { value: entries } = description
  const number = (name: string): number | undefined => {
    const value = entries.get(name)
    return value?.kind === 'number' ? value.value : undefined
  }
  const text = (name: string): Buffer | undefined => {
    const value = entries.get(name)
    return value?.kind === 'text' ? value.value : undefined
  }
  const [version, revision, permissions] = [number('V') ?? 0, number('R'), number('P')]
  const [owner, user] = [text('O'), text('U')]
  const filter = entries.get('Filter')
  const metadata = entries.get('EncryptMetadata')
  if (filter?.kind !== 'name' || filter.value !== 'Standard') return 'unknown'
  if (!owner || !user || revision === undefined || permissions === undefined) return 'unknown'
  return {
    revision,
    keyLength: version === 1 ? 5 : version >= 4 ? 16 : (number('Length') ?? 40) / 8,
    owner,
    user,
    permissions,
    isMetadataEncrypted: !(metadata?.kind === 'word' && metadata.value === 'false'),
    id,
  }
}
