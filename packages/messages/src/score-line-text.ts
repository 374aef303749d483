import type { ScoreLine } from '@milgo/domain/score/explain'
import { counted } from './counted.ts'
import { fill } from './fill.ts'
import type { scoreLines } from './he/score.ts'
import type { Language } from './languages.ts'
import type { WordsLike } from './words.ts'

/** The figure by which a line that counts takes its form. */
const countOf = ({ code, params }: ScoreLine): number => {
  switch (code) {
    case 'MILITARY_MONTHS':
    case 'MILITARY_NOTHING':
      return params.months
    case 'RESERVIST_DAYS':
    case 'RESERVIST_NOTHING':
      return params.days
    default:
      return 0
  }
}

const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Sums of money are written in groups of three. */
const writtenParams = ({ code, params }: ScoreLine): Readonly<Record<string, string | number>> =>
  code === 'INCOME_UP_TO' || code === 'INCOME_ABOVE'
    ? Object.fromEntries(Object.entries(params).map(([name, sum]) => [name, money.format(sum)]))
    : params

/** A line of the explanation as a sentence. */
export const scoreLineText = (
  line: ScoreLine,
  words: WordsLike<typeof scoreLines>,
  language: Language,
): string => {
  const sentence = words[line.code]
  return typeof sentence === 'string'
    ? fill(sentence, writtenParams(line))
    : counted(sentence, countOf(line), language, line.params)
}
