import { printedNumbersIn } from '@milgo/domain/evidence/printed-numbers'
import { pixelsOf, type Turns } from './pixels.ts'
import { createWordReader } from './recognition/line-reader.ts'
import { readSide, turnsTried } from './recognition/read-side.ts'
import type { NumbersAnswer, NumbersQuestion } from './worker-messages.ts'

/** The least confidence of a word. Letters of other scripts are taken for digits with less confidence than this. */
const leastConfidence = 0.75

const answer = (printed: readonly string[]): void => postMessage({ printed } satisfies NumbersAnswer)

const read = async ({ pages }: NumbersQuestion): Promise<readonly string[]> => {
  const readWords = await createWordReader()
  const numbersOf = (page: ImageBitmap, turns: Turns) =>
    readWords(pixelsOf(page, readSide, turns))
      .filter(({ confidence }) => confidence >= leastConfidence)
      .flatMap(({ text }) => printedNumbersIn(text))
  return pages.flatMap((page) => {
    for (const turns of turnsTried) {
      const found = numbersOf(page, turns)
      if (found.some((printed) => printed.length >= longEnough)) return found
    }
    return []
  })
}

/**
 * The least length of a number that shows that the page is upright. A shorter one may be found in a page that is
 * turned.
 */
const longEnough = 4

addEventListener('message', ({ data }: MessageEvent<NumbersQuestion>) => {
  read(data).then(answer, () => answer([]))
})
