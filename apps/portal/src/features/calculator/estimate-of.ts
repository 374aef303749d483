import { estimateScore, hasTooManyChildren, type ScoreEstimate } from '@milgo/domain/score/score-estimate'
import type { ScoreGround } from '@milgo/domain/score/score-facts'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import {
  type CalculatorField,
  changedGround,
  type Typed,
  wrongFields,
} from '../../request/score/calculator-fields.ts'

/** Nobody's figures, which what is typed replaces. */
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

export type Estimate =
  | { readonly kind: 'waiting' | 'tooManyChildren' }
  | { readonly kind: 'wrong'; readonly fields: readonly CalculatorField[] }
  | { readonly kind: 'known'; readonly ground: ScoreGround; readonly estimate: ScoreEstimate }

/** What the typed figures come to. An empty field is not wrong yet: the page waits for it. */
export const estimateOf = (typed: Typed, rules: ScoreRules): Estimate => {
  const wrong = wrongFields(typed)
  const fields = wrong.filter((field) => typed[field] !== '')
  if (fields.length > 0) return { kind: 'wrong', fields }
  if (wrong.length > 0) return { kind: 'waiting' }
  const ground = changedGround(nobody, typed)
  if (hasTooManyChildren(ground)) return { kind: 'tooManyChildren' }
  return { kind: 'known', ground, estimate: estimateScore(ground, rules) }
}
