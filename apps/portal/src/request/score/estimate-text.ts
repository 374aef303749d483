import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import { awardOf } from '@milgo/domain/score/find-award-tier'
import type { PointsRange } from '@milgo/domain/score/score-estimate'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { moneyText } from '@milgo/messages/money-text'
import type { useScoreWords } from './score-words.ts'

type Words = ReturnType<typeof useScoreWords>['resultView']['calculator']

/** Says the points of a range. */
export const pointsText = ({ low, high }: PointsRange, words: Words, language: Language): string =>
  low === high
    ? counted(words.exactly, low, language)
    : fill(words.between, { low: leftToRight(String(low)), high: leftToRight(String(high)) })

/** Says the award that the points of a range lead to. */
export const awardText = ({ low, high }: PointsRange, tiers: AwardTiers, words: Words): string => {
  const from = awardOf(tiers, low)
  const to = awardOf(tiers, high)
  if (to === 0) return words.noAward
  if (from === to) return fill(words.award, { amount: moneyText(to) })
  if (from === 0) return fill(words.upTo, { to: moneyText(to) })
  return fill(words.awards, { from: moneyText(from), to: moneyText(to) })
}
