import { AppError } from '../../../errors.ts'
import type { Content } from '../content.ts'
import { findAll } from '../find-bytes.ts'
import { opensWithoutPassword } from './opens-without-password.ts'
import { mostMentions, readEncryption } from './read-encryption.ts'

/** Readers look for the end mark in the last kilobyte; mail programs and servers are known to add to it. */
const tailBytes = 16 * 1024
const endMark = '%%EOF'

/**
 * A PDF that ends where it should, and that opens without a password. Many banks and authorities encrypt what they
 * issue against changes only: it opens for everybody, so it is taken.
 */
export const checkPdf = async (content: Content): Promise<void> => {
  const tail = await content.readAt(Math.max(0, content.size - tailBytes), tailBytes)
  if (!tail.includes(endMark)) throw new AppError('BROKEN_FILE')
  // Only a trailer names the encryption, and trailers are never compressed: without the word there is none.
  const mentions = await findAll(content, '/Encrypt', mostMentions)
  if (mentions.length === 0) return
  const encryption = await readEncryption(content, mentions)
  if (encryption === 'none') return
  if (encryption === 'unknown' || !opensWithoutPassword(encryption)) throw new AppError('PASSWORD_PROTECTED')
}
