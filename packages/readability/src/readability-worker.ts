import { judgePicture, type ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { measuredSide, measurePicture } from './measure/measure-picture.ts'
import { findPicture, pixelsOf } from './pixels.ts'
import type { ReadabilityAnswer, ReadabilityQuestion } from './worker-messages.ts'

const answer = (notes: readonly ReadabilityNote[], isLast: boolean): void =>
  postMessage({ notes, isLast } satisfies ReadabilityAnswer)

/** On a picture that shows nothing no number is looked for. */
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
  // Whatever cannot be had here, memory or the recognition, is no matter of the student's.
  check(data).catch(() => answer([], true))
})
