import type { ScoreBasis } from '@milgo/contracts/core/score-basis'
import {
  estimateScore,
  hasTooManyChildren,
  incomeMargin,
  type ScoreEstimate,
} from '@milgo/domain/score/score-estimate'
import type { ScoreGround } from '@milgo/domain/score/score-remarks'
import { type CalculatorField, changedGround, type Typed, typedOf, wrongFields } from './calculator-fields.ts'

/** Empty figures, which the typed ones replace. */
const nobody: ScoreGround = {
  figures: {
    houseHoldPeople: 0,
    parentOneIncome: null,
    parentTwoIncome: null,
    spouse: null,
    candidateEntering: null,
    disability: [],
    childrenDisability: false,
  },
  answers: {
    childrenCount: 0,
    siblingsStudentsCount: 0,
    isSingleParent: false,
    affectedParents: 0,
    serviceMonths: 0,
    daysInReserve: 0,
    localityAt18: {
      isInIsrael: true,
      socioEconomicCluster: null,
      peripheralityCluster: null,
      isOnPriorityList: null,
    },
  },
  claimedDisability: [],
}

/** The margin of the income in percent, for the sentence that explains the range. */
export const incomeMarginPercent = Math.round(incomeMargin * 100)

export type KnownEstimate = {
  readonly kind: 'known'
  readonly ground: ScoreGround
  readonly estimate: ScoreEstimate
}

export type Estimate =
  | { readonly kind: 'waiting' | 'tooManyChildren' }
  | { readonly kind: 'wrong'; readonly fields: readonly CalculatorField[] }
  | KnownEstimate

type Rules = Pick<ScoreBasis, 'score_rules' | 'reserve_window'>

/** Returns the estimate of a visitor's figures. An empty field is not wrong yet; the page waits for it. */
export const estimateOf = (typed: Typed, { score_rules, reserve_window }: Rules): Estimate => {
  const wrong = wrongFields(typed, reserve_window)
  const fields = wrong.filter((field) => typed[field] !== '')
  if (fields.length > 0) return { kind: 'wrong', fields }
  if (wrong.length > 0) return { kind: 'waiting' }
  const ground = changedGround(nobody, typed)
  if (hasTooManyChildren(ground)) return { kind: 'tooManyChildren' }
  return { kind: 'known', ground, estimate: estimateScore(ground, score_rules) }
}

/**
 * Returns the estimate of figures that replace those of a published result. The published figures are used as they are,
 * whatever the bounds of a field.
 */
export const estimateBeside = (
  verified: ScoreGround,
  typed: Typed,
  { score_rules, reserve_window }: Rules,
): Estimate => {
  const own = typedOf(verified)
  const fields = wrongFields(typed, reserve_window).filter((field) => typed[field] !== own[field])
  if (fields.length > 0) return { kind: 'wrong', fields }
  const ground = changedGround(verified, typed)
  if (hasTooManyChildren(ground) && !hasTooManyChildren(verified)) return { kind: 'tooManyChildren' }
  return { kind: 'known', ground, estimate: estimateScore(ground, score_rules, verified) }
}
