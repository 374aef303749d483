import type { Answers } from '@milgo/domain/answers/answer'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { figuresForm } from '@milgo/domain/review/figures'
import { reviewScore } from '@milgo/domain/review/review-score'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { verifiedFiguresOf } from '@milgo/domain/review/verified-figures-of'
import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import { awardNotBelow } from '@milgo/domain/score/find-award-tier'
import { scoreAnswersOf } from '@milgo/domain/score/score-answers'
import type { ScoreLocality } from '@milgo/domain/score/score-inputs'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import type { Score } from './score-repository.ts'

export type ScoredCase = {
  readonly snapshot: Snapshot
  readonly figures: Answers
  readonly rules: { readonly scoreRules: ScoreRules; readonly awardTiers: AwardTiers }
  readonly application: ApplicationContext
  readonly placeOf: (symbol: string | undefined) => Omit<ScoreLocality, 'isInIsrael'>
  /** The award of an earlier result, which an appeal never lowers. */
  readonly leastAward: number
}

/** Computes the score of a request; undefined if a verified figure is missing. */
export const findScoreOf = ({
  snapshot,
  figures,
  rules,
  application,
  placeOf,
  leastAward,
}: ScoredCase): Pick<Score, 'rulesVersion' | 'inputs' | 'components' | 'total' | 'award'> | undefined => {
  const sent = shownOf(applicationForm, sentAnswers(snapshot), application).answers as ApplicationAnswers
  const place = placeOf(sent.under18City)
  const context = { sent, application }
  const { score, isFinal, award } = reviewScore(figures, context, place, rules)
  if (!isFinal) return undefined
  return {
    rulesVersion: score.rulesVersion,
    inputs: {
      answers: scoreAnswersOf(sent, place),
      figures: verifiedFiguresOf(shownOf(figuresForm, figures, context).answers),
    },
    components: score.components,
    total: score.total,
    award: awardNotBelow(award ?? 0, leastAward),
  }
}
