import { printedNumbersIn } from '@milgo/domain/evidence/printed-numbers'
import { pixelsOf, type Turns } from './pixels.ts'
import { createWordReader } from './recognition/line-reader.ts'
import { readSide, turnsTried } from './recognition/read-side.ts'
import type { NumbersAnswer, NumbersQuestion } from './worker-messages.ts'

/** What was surely read. Letters of other scripts are taken for digits with less than this. */
const surely = 0.75

const answer = (printed: readonly string[]): void => postMessage({ printed } satisfies NumbersAnswer)

const read = async ({ pages }: NumbersQuestion): Promise<readonly string[]> => {
  const readWords = await createWordReader()
  const numbersOf = (page: ImageBitmap, turns: Turns) =>
    readWords(pixelsOf(page, readSide, turns))
      .filter(({ confidence }) => confidence >= surely)
      .flatMap(({ text }) => printedNumbersIn(text))
  return pages.flatMap((page) => {
    for (const turns of turnsTried) {
      const found = numbersOf(page, turns)
      if (found.some((printed) => printed.length >= longEnough)) return found
    }
    return []
  })
}

/** A shorter one may be read from whatever lies on its side. */
const longEnough = 4

addEventListener('message', ({ data }: MessageEvent<NumbersQuestion>) => {
  read(data).then(answer, () => answer([]))
})
