import { judgeIdentityNumber } from '@milgo/domain/application/documents/read-identity-number'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { pixelsOf, type Turns } from '../pixels.ts'
import { createLineReader } from './line-reader.ts'

/** Small digits grow, large pictures shrink: at this length of the longer side a card's number is read best. */
const readSide = 1600
/** Upright first, then as a phone lies in the hand, upside down last. */
const turnsTried = [0, 1, 3, 2] as const satisfies readonly Turns[]

/** What can be said of the identity number on this picture. */
export const readNumber = async (picture: ImageBitmap, identityNumber?: string): Promise<ReadabilityNote> => {
  const readLines = await createLineReader()
  let note: ReadabilityNote = { code: 'IDENTITY_NUMBER_UNREAD' }
  for (const turns of turnsTried) {
    note = judgeIdentityNumber(readLines(pixelsOf(picture, readSide, turns)), identityNumber)
    if (note.code !== 'IDENTITY_NUMBER_UNREAD') break
  }
  return note
}
