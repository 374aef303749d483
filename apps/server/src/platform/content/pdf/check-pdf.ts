import { AppError } from '../../../errors.ts'
import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import { findTrailer } from './find-trailer.ts'
import { opensWithoutPassword } from './opens-without-password.ts'
import { mostMentions, readEncryption } from './read-encryption.ts'

const key = '/Encrypt'

/**
 * A PDF that ends where it should, and that opens without a password. Many banks and authorities encrypt what they
 * issue against changes only: it opens for everybody, so it is taken.
 */
export const checkPdf = async (content: Content): Promise<void> => {
  const trailer = await findTrailer(content)
  if (trailer === 'none') throw new AppError('BROKEN_FILE')
  // Only a trailer names the encryption, and trailers are never compressed: without the word there is none.
  const mentions = trailer
    ? placesIn(trailer.text).map((place) => trailer.at + place)
    : await findAll(content, key, mostMentions)
  if (mentions.length === 0) return
  const encryption = await readEncryption(content, mentions)
  if (encryption === 'none') return
  if (encryption === 'unknown' || !opensWithoutPassword(encryption)) throw new AppError('PASSWORD_PROTECTED')
}

const placesIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(key, 'g'))].map(({ index }) => index).slice(0, mostMentions)
