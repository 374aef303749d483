import type { FileMark } from '@milgo/domain/application/documents/file-marks'
import { AppError } from '../../../errors.ts'
import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import { findMarks } from './find-marks.ts'
import { findTrailer } from './find-trailer.ts'
import { opensWithoutPassword } from './opens-without-password.ts'
import { createPageCounter } from './page-counter.ts'
import { mostMentions, readEncryption } from './read-encryption.ts'

const key = '/Encrypt'

/** What is found in a PDF; `pages` is null where they cannot be counted. */
type CheckedPdf = { readonly marks: readonly FileMark[]; readonly pages: number | null }

/**
 * A PDF that ends where it should, and that opens without a password. Many banks and authorities encrypt what they
 * issue against changes only: it opens for everybody, so it is taken. What it may do when it is opened is marked.
 */
export const checkPdf = async (content: Content): Promise<CheckedPdf> => {
  const isEncrypted = await refuseClosed(content)
  const counter = createPageCounter()
  const marks = await findMarks(content, isEncrypted, counter.lookAtPacked)
  return { marks, pages: await counter.count(content) }
}

/** Whether it is encrypted; refused where that takes a password. */
const refuseClosed = async (content: Content): Promise<boolean> => {
  const trailer = await findTrailer(content)
  if (trailer === 'none') throw new AppError('BROKEN_FILE')
  // Only a trailer names the encryption, and trailers are never compressed: without the word there is none.
  const mentions = trailer
    ? placesIn(trailer.text).map((place) => trailer.at + place)
    : await findAll(content, key, mostMentions)
  if (mentions.length === 0) return false
  const encryption = await readEncryption(content, mentions)
  if (encryption === 'none') return false
  if (encryption === 'unknown' || !opensWithoutPassword(encryption)) throw new AppError('PASSWORD_PROTECTED')
  return true
}

const placesIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(key, 'g'))].map(({ index }) => index).slice(0, mostMentions)
