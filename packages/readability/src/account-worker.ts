import { type AccountReading, judgeAccountNumber } from '@milgo/domain/bank-fix/account-reading'
import { pixelsOf, type Turns } from './pixels.ts'
import { createLineReader } from './recognition/line-reader.ts'
import type { AccountQuestion } from './worker-messages.ts'

/** Pixels of the longer side at which the print of a letter is read. */
const letterSide = 2_200
/** Upright first, then as a phone lies in the hand, upside down last. */
const turnsTried = [0, 1, 3, 2] as const satisfies readonly Turns[]

const read = async ({ picture, account }: AccountQuestion): Promise<AccountReading> => {
  const readLines = await createLineReader()
  for (const turns of turnsTried) {
    const reading = judgeAccountNumber(readLines(pixelsOf(picture, letterSide, turns)), account)
    if (reading.code !== 'UNREAD') return reading
  }
  return { code: 'UNREAD' }
}

addEventListener('message', ({ data }: MessageEvent<AccountQuestion>) => {
  read(data)
    .catch((): AccountReading => ({ code: 'UNREAD' }))
    .then((reading) => postMessage(reading))
})
