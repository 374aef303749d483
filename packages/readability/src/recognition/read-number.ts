import { judgeIdentityNumber } from '@milgo/domain/application/documents/read-identity-number'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { pixelsOf } from '../pixels.ts'
import { createLineReader } from './line-reader.ts'
import { readSide, turnsTried } from './read-side.ts'

/** Returns a note about the identity number on this picture. */
export const readNumber = async (picture: ImageBitmap, identityNumber?: string): Promise<ReadabilityNote> => {
  const readLines = await createLineReader()
  let note: ReadabilityNote = { code: 'IDENTITY_NUMBER_UNREAD' }
  for (const turns of turnsTried) {
    note = judgeIdentityNumber(readLines(pixelsOf(picture, readSide, turns)), identityNumber)
    if (note.code !== 'IDENTITY_NUMBER_UNREAD') break
  }
  return note
}
