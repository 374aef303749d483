import type { ScoreBasis } from '@milgo/contracts/core/score-basis'
import { familyMembers } from '@milgo/domain/application/enumerations'
import { maxStudentSiblings } from '@milgo/domain/application/family/rules'
import { daysOfReserveWindow, longestServiceOfAnybody } from '@milgo/domain/application/personal/rules'
import { findAmountDigits } from '@milgo/domain/identity/amount'
import { claimedPlace } from '@milgo/domain/score/score-estimate'
import type { ScoreGround } from '@milgo/domain/score/score-remarks'
import { westernDigits } from '@milgo/domain/writing/western-digits'

/** The figures that give points, as a student would change them. The incomes of the household are one sum. */
export const calculatorFields = [
  { field: 'houseHoldPeople', kind: 'digits', min: 1, max: 30 },
  { field: 'income', kind: 'amount', min: 0, max: 999_999 },
  { field: 'cluster', kind: 'digits', min: 1, max: 10 },
  { field: 'childrenCount', kind: 'digits', min: 0, max: 30 },
  { field: 'siblingsStudentsCount', kind: 'digits', min: 0, max: maxStudentSiblings },
  { field: 'affectedParents', kind: 'digits', min: 0, max: 2 },
  { field: 'disability', kind: 'digits', min: 0, max: 100 },
  { field: 'serviceMonths', kind: 'digits', min: 0, max: longestServiceOfAnybody },
  { field: 'daysInReserve', kind: 'digits', min: 0, max: 999 },
  { field: 'isSingleParent', kind: 'yesNo', min: 0, max: 1 },
  { field: 'childrenDisability', kind: 'yesNo', min: 0, max: 1 },
  { field: 'abroad', kind: 'yesNo', min: 0, max: 1 },
] as const

export type ReserveWindow = ScoreBasis['reserve_window']

/** Returns the fields with their limits: no more days of reserve duty than the days that count. */
export const limitedFields = (reserveWindow: ReserveWindow) =>
  calculatorFields.map((one) =>
    one.field === 'daysInReserve' ? { ...one, max: daysOfReserveWindow(one, { reserveWindow }) } : one,
  )

export type CalculatorField = (typeof calculatorFields)[number]['field']
export type Typed = Readonly<Record<CalculatorField, string | boolean>>

export const typedOf = ({ answers, figures }: ScoreGround): Typed => {
  const { parentOneIncome, parentTwoIncome, spouse, candidateEntering } = figures
  const incomes = [parentOneIncome, parentTwoIncome, spouse, candidateEntering]
  return {
    houseHoldPeople: String(figures.houseHoldPeople),
    income: String(incomes.reduce<number>((sum, income) => sum + (income ?? 0), 0)),
    cluster: String(answers.localityAt18.socioEconomicCluster ?? ''),
    abroad: !answers.localityAt18.isInIsrael,
    childrenCount: String(answers.childrenCount),
    siblingsStudentsCount: String(answers.siblingsStudentsCount),
    affectedParents: String(answers.affectedParents),
    disability: String(Math.max(0, ...figures.disability.map(({ percentages }) => percentages))),
    serviceMonths: String(answers.serviceMonths),
    daysInReserve: String(answers.daysInReserve),
    isSingleParent: answers.isSingleParent,
    childrenDisability: figures.childrenDisability,
  }
}

const numberOf = (digits: string): number => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN)

/**
 * Returns the number in a field, as the form reads it: with the digits of an Arabic keyboard, and a sum also with
 * separators and the currency sign.
 */
const numberIn = (typed: Typed, field: CalculatorField): number => {
  const text = String(typed[field])
  return numberOf(field === 'income' ? (findAmountDigits(text) ?? '') : westernDigits(text).trim())
}

/** Returns whether a field may be empty: a locality may have no cluster. */
const isEmptyAllowed = (field: CalculatorField): boolean => field === 'cluster'

/** Returns the fields whose value cannot be used for the computation. */
export const wrongFields = (typed: Typed, reserveWindow: ReserveWindow): readonly CalculatorField[] =>
  limitedFields(reserveWindow)
    .filter(({ field, kind, min, max }) => {
      if (kind === 'yesNo' || (typed[field] === '' && isEmptyAllowed(field))) return false
      const value = numberIn(typed, field)
      return !(value >= min && value <= max)
    })
    .map(({ field }) => field)

/** Returns the figures with what was typed, of which no field is wrong. */
export const changedGround = (ground: ScoreGround, typed: Typed): ScoreGround => {
  const own = typedOf(ground)
  const count = (field: CalculatorField) => numberIn(typed, field) || 0
  const percent = count('disability')
  const { cluster } = typed
  const isIncomeOwn = typed.income === own.income
  const [member] = familyMembers
  return {
    // The disability that the form claimed has no meaning for figures that are tried out.
    claimedDisability: percent > 0 ? [percent] : [],
    figures: {
      ...ground.figures,
      houseHoldPeople: count('houseHoldPeople'),
      ...(isIncomeOwn
        ? {}
        : { parentOneIncome: count('income'), parentTwoIncome: null, spouse: null, candidateEntering: null }),
      disability: percent > 0 ? [{ familyMember: member, percentages: percent }] : [],
      childrenDisability: typed.childrenDisability === true,
    },
    answers: {
      childrenCount: count('childrenCount'),
      siblingsStudentsCount: count('siblingsStudentsCount'),
      isSingleParent: typed.isSingleParent === true,
      affectedParents: count('affectedParents'),
      serviceMonths: count('serviceMonths'),
      daysInReserve: count('daysInReserve'),
      localityAt18: claimedPlace(ground.answers.localityAt18, {
        isInIsrael: typed.abroad !== true,
        socioEconomicCluster: cluster === '' ? null : count('cluster'),
      }),
    },
  }
}
