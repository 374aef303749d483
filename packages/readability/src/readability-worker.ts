import { judgePicture, type ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { measuredSide, measurePicture } from './measure/measure-picture.ts'
import { findPicture, pixelsOf } from './pixels.ts'
import type { ReadabilityAnswer, ReadabilityQuestion } from './worker-messages.ts'

const answer = (notes: readonly ReadabilityNote[], isLast: boolean): void =>
  postMessage({ notes, isLast } satisfies ReadabilityAnswer)

/** Returns whether the note says that the picture shows nothing. Such a picture is not searched for a number. */
const showsNothing = ({ code }: ReadabilityNote): boolean => code === 'TOO_DARK' || code === 'BLANK'

const check = async ({ file, readsNumber, identityNumber }: ReadabilityQuestion): Promise<void> => {
  const picture = await findPicture(file)
  if (picture === undefined) return answer([], true)
  const longSide = Math.min(measuredSide, Math.max(picture.width, picture.height))
  const notes = judgePicture(measurePicture(pixelsOf(picture, longSide), picture))
  if (!readsNumber || notes.some(showsNothing)) return answer(notes, true)
  answer(notes, false)
  const { readNumber } = await import('./recognition/read-number.ts')
  answer([await readNumber(picture, identityNumber)], true)
}

addEventListener('message', ({ data }: MessageEvent<ReadabilityQuestion>) => {
  // A failure here, such as too little memory, is not the student's problem, so it gives no note.
  check(data).catch(() => answer([], true))
})
