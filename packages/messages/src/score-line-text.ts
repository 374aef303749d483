import type { ScoreLine } from '@milgo/domain/score/explain'
import { counted } from './counted.ts'
import { fill } from './fill.ts'
import type { scoreLines } from './he/score.ts'
import { inGroups } from './in-groups.ts'
import type { Language } from './languages.ts'
import type { WordsLike } from './words.ts'

/** Returns the number that decides the plural form of a line. */
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

/** Returns the figures of a line as text; sums of money in groups of three. */
const writtenParams = ({ code, params }: ScoreLine): Readonly<Record<string, string | number>> =>
  code === 'INCOME_UP_TO' || code === 'INCOME_ABOVE'
    ? Object.fromEntries(Object.entries(params).map(([name, sum]) => [name, inGroups(sum)]))
    : params

/** Returns a line of the explanation as a sentence. */
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
