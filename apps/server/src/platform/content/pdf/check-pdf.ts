import { type FileMark, fileMarks } from '@milgo/domain/application/documents/file-marks'
import { AppError } from '../../../errors.ts'
import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import { createEffort } from './effort.ts'
import { findMarks } from './find-marks.ts'
import { findTrailer } from './find-trailer.ts'
import { opensWithoutPassword } from './opens-without-password.ts'
import { createPageCounter } from './page-counter.ts'
import { mostMentions, readEncryption } from './read-encryption.ts'

const key = '/Encrypt'

/** What was found in a PDF; `pages` is null if they cannot be counted. */
type CheckedPdf = { readonly marks: readonly FileMark[]; readonly pages: number | null }

/**
 * Checks that a PDF is complete and opens without a password. Many banks and authorities encrypt their documents only
 * against changes. Such a file opens for everybody, so it is accepted. Actions that the file may run when opened are
 * marked. A file without pages that can be counted is damaged, made in an unusual way, or too costly to look through:
 * it is marked as not inspected.
 */
export const checkPdf = async (content: Content): Promise<CheckedPdf> => {
  const isEncrypted = await refuseWithPassword(content)
  const effort = createEffort()
  const counter = createPageCounter(effort)
  const found = new Set(await findMarks(content, isEncrypted, effort, counter.lookAtPacked))
  const pages = await counter.count(content)
  if (pages === null) found.add('UNCHECKED_PARTS')
  return { marks: fileMarks.filter((mark) => found.has(mark)), pages }
}

/** Returns whether the PDF is encrypted. Throws if it needs a password. */
const refuseWithPassword = async (content: Content): Promise<boolean> => {
  const trailer = await findTrailer(content)
  if (trailer === 'none') throw new AppError('BROKEN_FILE')
  // Only a trailer names the encryption, and trailers are never compressed. So a file without the word is not
  // encrypted.
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
