import { exampleLetter } from '@milgo/domain/letter/letter.fixture'
import type { LetterValues } from '@milgo/domain/letter/letter-values'
import { languages } from '@milgo/messages/languages'
import { letterInLanguage } from '../apps/server/src/core/results/letter-in-language.ts'
import { createPdfMaker } from '../apps/server/src/platform/pdf/pdf-maker.ts'
import type { Measurement } from './measurement.ts'

const rounds = 300
const sender = { email: 'support@milgo.example', areaAddress: 'https://milgo.example/personal-area' }

/** Returns another student's letter for each round, so that no layout is cached. */
const letterOf = (round: number): LetterValues => ({
  ...exampleLetter,
  name: `נועה ${round} כהן`,
  identityEnding: String(1_000 + round),
  requestNumber: `2025-${String(round).padStart(6, '0')}`,
  score: exampleLetter.score && {
    ...exampleLetter.score,
    total: 50 + (round % 45),
    components: exampleLetter.score.components.map((part) => ({
      ...part,
      points: Math.max(0, part.points - (round % 9) / 2),
    })),
  },
})

/**
 * Measures printing result letters in the three languages in turn, in processor time, which must be less than 10 ms
 * each and so more than 100 a second. The floor is a page of two lines by the same compiler.
 */
export const benchLetters = async (): Promise<readonly Measurement[]> => {
  const pdf = createPdfMaker()
  const each = async (work: (round: number) => Promise<unknown>): Promise<number> => {
    for (let round = 0; round < 20; round++) await work(round)
    const before = process.cpuUsage()
    for (let round = 0; round < rounds; round++) await work(1_000 + round)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / rounds
  }
  const value = await each((round) =>
    pdf.make('result-letter', letterInLanguage(letterOf(round), languages[round % 3] ?? 'he', sender)),
  )
  const floor = await each((round) =>
    pdf.make('demo-document', { title: `מסמך ${round}`, note: 'לדוגמה', language: 'he', direction: 'rtl' }),
  )
  return [
    { name: 'print a result letter', value, floor, unit: 'ms', aim: { atMost: 10 } },
    {
      name: 'result letters by one core',
      value: 1_000 / value,
      floor: 1_000 / floor,
      unit: '/s',
      aim: { atLeast: 100 },
    },
  ]
}
