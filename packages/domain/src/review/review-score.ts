import type { Answers } from '../answers/answer.ts'
import { shownOf } from '../answers/visibility.ts'
import type { AwardTiers } from '../score/award-tiers.ts'
import { findCeilingBand } from '../score/bands.ts'
import { type ComputedScore, computeScore, findIncomePerPerson } from '../score/compute.ts'
import { roundPoints } from '../score/explain.ts'
import { findAwardTier } from '../score/find-award-tier.ts'
import { scoreAnswersOf } from '../score/score-answers.ts'
import type { ScoreFigures, ScoreLocality } from '../score/score-inputs.ts'
import type { ScoreRules } from '../score/score-rules.ts'
import { type FiguresContext, figureIssues, figuresForm } from './figures.ts'
import { verifiedFiguresOf } from './verified-figures-of.ts'

/** How far the income per person is from the next band, and what passing it would cost. */
export type IncomeMargin = {
  readonly perPerson: number
  readonly persons: number
  readonly total: number
  readonly upTo: number
  /** Of the whole household, a month. */
  readonly left: number
  readonly pointsLost: number
}

export type ReviewScore = {
  readonly score: ComputedScore
  /** No figure is missing. */
  readonly isFinal: boolean
  readonly missingFigures: number
  readonly award: number | null
  readonly margin: IncomeMargin | null
}

type Rules = { readonly scoreRules: ScoreRules; readonly awardTiers: AwardTiers }

/** The score of what was sent with the figures as far as they are entered. */
export const reviewScore = (
  entered: Answers,
  context: FiguresContext,
  place: Omit<ScoreLocality, 'isInIsrael'>,
  { scoreRules, awardTiers }: Rules,
): ReviewScore => {
  // A figure that is not asked any more carries no points.
  const asked = shownOf(figuresForm, entered, context).answers
  const figures = verifiedFiguresOf(asked)
  const score = computeScore(scoreAnswersOf(context.sent, place), figures, scoreRules)
  const missing = new Set(figureIssues(entered, context).map(({ questionId }) => questionId)).size
  return {
    score,
    isFinal: missing === 0,
    missingFigures: missing,
    award: findAwardTier(awardTiers, score.total)?.amount ?? null,
    margin: findIncomeMargin(figures, scoreRules),
  }
}

export const findIncomeMargin = (figures: ScoreFigures, rules: ScoreRules): IncomeMargin | null => {
  const perPerson = findIncomePerPerson(figures)
  const band = perPerson === undefined ? undefined : findCeilingBand(rules.income, perPerson)
  if (perPerson === undefined || band === undefined) return null
  const persons = figures.houseHoldPeople
  const next = rules.income[rules.income.indexOf(band) + 1]
  return {
    perPerson: roundPoints(perPerson),
    persons,
    total: roundPoints(perPerson * persons),
    upTo: band.upTo,
    left: roundPoints((band.upTo - perPerson) * persons),
    pointsLost: roundPoints(band.points - (next?.points ?? 0)),
  }
}
