import type { Answers } from '../answers/answer.ts'
import { shownOf } from '../answers/visibility.ts'
import type { AwardTiers } from '../score/award-tiers.ts'
import { findCeilingBand } from '../score/bands.ts'
import { type ComputedScore, computeScore, findIncomePerPerson } from '../score/compute.ts'
import { roundPoints } from '../score/explain.ts'
import { findAwardTier } from '../score/find-award-tier.ts'
import { scoreAnswersOf } from '../score/score-answers.ts'
import { incomeFigures, type ScoreFigures, type ScoreLocality } from '../score/score-inputs.ts'
import type { ScoreRules } from '../score/score-rules.ts'
import { type FiguresContext, figureIssues, figuresForm } from './figures.ts'
import { verifiedFiguresOf } from './verified-figures-of.ts'

/** The distance of the income per person to the next band, and the points that the next band would cost. */
export type IncomeMargin = {
  readonly perPerson: number
  readonly persons: number
  readonly total: number
  readonly upTo: number
  /** NIS per month of the whole household. */
  readonly left: number
  readonly pointsLost: number
}

export type ReviewScore = {
  readonly score: ComputedScore
  /** The household and all of its incomes are entered. Before that, the income gives no points. */
  readonly isIncomeKnown: boolean
  /** No figure is missing. */
  readonly isFinal: boolean
  readonly missingFigures: number
  readonly award: number | null
  readonly margin: IncomeMargin | null
}

type Rules = { readonly scoreRules: ScoreRules; readonly awardTiers: AwardTiers }

/** Returns the score of the sent answers with the figures entered so far. */
export const reviewScore = (
  entered: Answers,
  context: FiguresContext,
  place: Omit<ScoreLocality, 'isInIsrael'>,
  { scoreRules, awardTiers }: Rules,
): ReviewScore => {
  // A figure that is not asked for any more gives no points.
  const asked = shownOf(figuresForm, entered, context).answers
  const missing = new Set(figureIssues(entered, context).map(({ questionId }) => questionId))
  const figures = {
    ...verifiedFiguresOf(asked),
    isIncomeMissing: incomeFigures.some((id) => missing.has(id)),
  }
  const score = computeScore(scoreAnswersOf(context.sent, place), figures, scoreRules)
  return {
    score,
    isIncomeKnown: findIncomePerPerson(figures) !== undefined,
    isFinal: missing.size === 0,
    missingFigures: missing.size,
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
