import { familyMembers } from '@milgo/domain/application/enumerations'
import type { ScoreGround } from '@milgo/domain/score/score-facts'

/** The figures that carry points, as a person would change them; the incomes of the household are one sum. */
export const calculatorFields = [
  { field: 'houseHoldPeople', kind: 'digits', min: 1, max: 30 },
  { field: 'income', kind: 'amount', min: 0, max: 999_999 },
  { field: 'cluster', kind: 'digits', min: 1, max: 10 },
  { field: 'childrenCount', kind: 'digits', min: 0, max: 30 },
  { field: 'siblingsStudentsCount', kind: 'digits', min: 0, max: 30 },
  { field: 'affectedParents', kind: 'digits', min: 0, max: 2 },
  { field: 'disability', kind: 'digits', min: 0, max: 100 },
  { field: 'serviceMonths', kind: 'digits', min: 0, max: 999 },
  { field: 'daysInReserve', kind: 'digits', min: 0, max: 999 },
  { field: 'isSingleParent', kind: 'yesNo', min: 0, max: 1 },
  { field: 'childrenDisability', kind: 'yesNo', min: 0, max: 1 },
  { field: 'abroad', kind: 'yesNo', min: 0, max: 1 },
] as const

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

const numberOf = (value: string | boolean): number =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN

/** An empty cluster is a place that has none. */
const isEmptyAllowed = (field: CalculatorField): boolean => field === 'cluster'

/** Fields whose value cannot be computed with. */
export const wrongFields = (typed: Typed): readonly CalculatorField[] =>
  calculatorFields
    .filter(({ field, kind, min, max }) => {
      if (kind === 'yesNo' || (typed[field] === '' && isEmptyAllowed(field))) return false
      const value = numberOf(typed[field])
      return !(value >= min && value <= max)
    })
    .map(({ field }) => field)

/** The ground with what was typed; a field that is wrong counts as it was. */
export const changedGround = (ground: ScoreGround, typed: Typed): ScoreGround => {
  const own = typedOf(ground)
  const wrong = wrongFields(typed)
  const chosen = (field: CalculatorField) => (wrong.includes(field) ? own[field] : typed[field])
  const count = (field: CalculatorField) => numberOf(chosen(field)) || 0
  const percent = count('disability')
  const cluster = chosen('cluster')
  const isIncomeOwn = chosen('income') === own.income
  const [member] = familyMembers
  return {
    // What the form said is of no meaning for figures that somebody plays with.
    claimedDisability: percent > 0 ? [percent] : [],
    figures: {
      ...ground.figures,
      houseHoldPeople: count('houseHoldPeople'),
      ...(isIncomeOwn
        ? {}
        : { parentOneIncome: count('income'), parentTwoIncome: null, spouse: null, candidateEntering: null }),
      disability: percent > 0 ? [{ familyMember: member, percentages: percent }] : [],
      childrenDisability: chosen('childrenDisability') === true,
    },
    answers: {
      childrenCount: count('childrenCount'),
      siblingsStudentsCount: count('siblingsStudentsCount'),
      isSingleParent: chosen('isSingleParent') === true,
      affectedParents: count('affectedParents'),
      serviceMonths: count('serviceMonths'),
      daysInReserve: count('daysInReserve'),
      localityAt18: {
        ...ground.answers.localityAt18,
        isInIsrael: chosen('abroad') !== true,
        socioEconomicCluster: cluster === '' ? null : count('cluster'),
      },
    },
  }
}
