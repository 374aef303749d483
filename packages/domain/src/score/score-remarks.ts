import type { AwardTiers } from './award-tiers.ts'
import { findCeilingBand, findFloorBand } from './bands.ts'
import { findIncomePerPerson } from './compute.ts'
import { roundPoints } from './explain.ts'
import type { ScoreComponent } from './score-component.ts'
import type { ScoreAnswers, ScoreFigures } from './score-inputs.ts'
import type { FloorBands, ScoreRules } from './score-rules.ts'

/** The figures behind a component's points. A page turns them into sentences (`resultView.remarks` in the messages). */
export type ScoreRemarkParams = {
  /** The monthly income of the household, divided by its people. */
  INCOME_SUM: { readonly total: number; readonly persons: number; readonly perPerson: number }
  /** The band of the income: above `above`, up to `upTo`. */
  INCOME_BAND: { readonly above: number; readonly upTo: number; readonly points: number }
  INCOME_BEYOND: { readonly above: number }
  /** The next better band, and by how much the household's monthly income exceeds it. */
  INCOME_NEXT: { readonly upTo: number; readonly points: number; readonly over: number }
  CLUSTER_SCALE: { readonly first: number; readonly perCluster: number }
  CHILDREN_NONE: { readonly points: number }
  STUDENT_SIBLINGS_NONE: { readonly points: number }
  SINGLE_PARENT_NONE: { readonly points: number }
  AFFECTED_PARENTS_NONE: { readonly points: number }
  DISABILITY_NONE: { readonly from: number; readonly points: number }
  CHILD_DISABILITY_NONE: { readonly points: number }
  /** The form's highest disability, if another value was verified. */
  DISABILITY_CLAIMED: { readonly claimed: number; readonly verified: number }
  CHILDREN_NEXT: { readonly from: number; readonly points: number }
  STUDENT_SIBLINGS_NEXT: { readonly from: number; readonly points: number }
  DISABILITY_NEXT: { readonly from: number; readonly points: number }
  MILITARY_NEXT: { readonly from: number; readonly points: number }
  RESERVIST_NEXT: { readonly from: number; readonly points: number }
  PRIORITY_SCALE: { readonly upTo: number; readonly points: number }
}

export type ScoreRemarkCode = keyof ScoreRemarkParams

/**
 * `counted` and `missing` are about this student; `edge` is the start of the next band; `changed` differs from the
 * form.
 */
export type ScoreRemarkKind = 'counted' | 'missing' | 'edge' | 'changed'

export type ScoreRemark = {
  [Code in ScoreRemarkCode]: {
    readonly component: ScoreComponent
    readonly kind: ScoreRemarkKind
    readonly code: Code
    readonly params: ScoreRemarkParams[Code]
  }
}[ScoreRemarkCode]

/** The source of a component's figures: the form, what the office verified, or both. */
export const componentSource = {
  income: 'VERIFIED',
  cluster: 'FORM',
  family: 'BOTH',
  military: 'FORM',
  priority: 'FORM',
  reservist: 'FORM',
} as const satisfies Record<ScoreComponent, 'FORM' | 'VERIFIED' | 'BOTH'>

export type ScoreGround = {
  readonly answers: ScoreAnswers
  readonly figures: ScoreFigures
  /** The disabilities in the form. This is the only figure that is both asked and verified. */
  readonly claimedDisability: readonly number[]
}

const remark = <Code extends ScoreRemarkCode>(
  component: ScoreComponent,
  kind: ScoreRemarkKind,
  code: Code,
  params: ScoreRemarkParams[Code],
): ScoreRemark => ({ component, kind, code, params }) as ScoreRemark

const incomeRemarks = (figures: ScoreFigures, rules: ScoreRules): readonly ScoreRemark[] => {
  const perPerson = findIncomePerPerson(figures)
  if (perPerson === undefined) return []
  const persons = figures.houseHoldPeople
  const total = roundPoints(perPerson * persons)
  const sum = remark('income', 'counted', 'INCOME_SUM', { total, persons, perPerson: roundPoints(perPerson) })
  const band = findCeilingBand(rules.income, perPerson)
  const place = band ? rules.income.indexOf(band) : rules.income.length
  const better = rules.income[place - 1]
  const here = band
    ? remark('income', 'counted', 'INCOME_BAND', {
        above: better?.upTo ?? 0,
        upTo: band.upTo,
        points: band.points,
      })
    : remark('income', 'missing', 'INCOME_BEYOND', { above: better?.upTo ?? 0 })
  if (!better) return [sum, here]
  const over = Math.ceil(roundPoints(total - better.upTo * persons))
  return [
    sum,
    here,
    remark('income', 'edge', 'INCOME_NEXT', { upTo: better.upTo, points: better.points, over }),
  ]
}

const clusterRemarks = ({ answers }: ScoreGround, { cluster }: ScoreRules): readonly ScoreRemark[] =>
  answers.localityAt18.isInIsrael
    ? [remark('cluster', 'edge', 'CLUSTER_SCALE', { first: cluster.first, perCluster: cluster.perCluster })]
    : []

type CountCode = 'CHILDREN' | 'STUDENT_SIBLINGS' | 'DISABILITY' | 'MILITARY' | 'RESERVIST'

/** Returns a remark about the first band that the count does not reach; none if the last band is reached. */
const nextBandRemark = (
  component: ScoreComponent,
  code: CountCode,
  bands: FloorBands,
  count: number,
): readonly ScoreRemark[] => {
  const next = bands.find(({ from }) => count < from)
  return next ? [remark(component, 'edge', `${code}_NEXT`, { from: next.from, points: next.points })] : []
}

const mostOf = (bands: FloorBands): number => bands.at(-1)?.points ?? 0

const familyRemarks = (
  { answers, figures, claimedDisability }: ScoreGround,
  { family }: ScoreRules,
): readonly ScoreRemark[] => {
  const percent = Math.max(0, ...figures.disability.map(({ percentages }) => percentages))
  const claimed = Math.max(0, ...claimedDisability)
  const isReached = (bands: FloorBands, count: number) => findFloorBand(bands, count) !== undefined
  return [
    ...(isReached(family.children, answers.childrenCount)
      ? nextBandRemark('family', 'CHILDREN', family.children, answers.childrenCount)
      : [remark('family', 'missing', 'CHILDREN_NONE', { points: mostOf(family.children) })]),
    ...(isReached(family.studentSiblings, answers.siblingsStudentsCount)
      ? nextBandRemark('family', 'STUDENT_SIBLINGS', family.studentSiblings, answers.siblingsStudentsCount)
      : [remark('family', 'missing', 'STUDENT_SIBLINGS_NONE', { points: mostOf(family.studentSiblings) })]),
    ...(answers.isSingleParent
      ? []
      : [remark('family', 'missing', 'SINGLE_PARENT_NONE', { points: family.singleParent })]),
    ...(isReached(family.affectedParents, answers.affectedParents)
      ? []
      : [remark('family', 'missing', 'AFFECTED_PARENTS_NONE', { points: mostOf(family.affectedParents) })]),
    ...(claimed === percent
      ? []
      : [remark('family', 'changed', 'DISABILITY_CLAIMED', { claimed, verified: percent })]),
    ...(isReached(family.disability, percent)
      ? nextBandRemark('family', 'DISABILITY', family.disability, percent)
      : [
          remark('family', 'missing', 'DISABILITY_NONE', {
            from: family.disability[0]?.from ?? 0,
            points: mostOf(family.disability),
          }),
        ]),
    // If there are no children, another remark already says so.
    ...(figures.childrenDisability || answers.childrenCount === 0
      ? []
      : [remark('family', 'missing', 'CHILD_DISABILITY_NONE', { points: family.childDisability })]),
  ]
}

const priorityRemarks = ({ answers }: ScoreGround, { priority }: ScoreRules): readonly ScoreRemark[] => {
  const { isInIsrael, isOnPriorityList } = answers.localityAt18
  if (!isInIsrael || isOnPriorityList !== null) return []
  const { peripheralityUpTo: upTo, points } = priority
  return [remark('priority', 'edge', 'PRIORITY_SCALE', { upTo, points })]
}

/**
 * Returns what counted, what did not, and where the next band begins: everything that the lines of a score do not say.
 */
export const scoreRemarks = (ground: ScoreGround, rules: ScoreRules): readonly ScoreRemark[] => [
  ...incomeRemarks(ground.figures, rules),
  ...clusterRemarks(ground, rules),
  ...familyRemarks(ground, rules),
  ...nextBandRemark('military', 'MILITARY', rules.military, ground.answers.serviceMonths),
  ...nextBandRemark('reservist', 'RESERVIST', rules.reservist, ground.answers.daysInReserve),
  ...priorityRemarks(ground, rules),
]

/** Returns the next better tier and the missing points; undefined in the best tier. */
export const findNextTier = (
  tiers: AwardTiers,
  total: number,
): { readonly from: number; readonly amount: number; readonly missing: number } | undefined => {
  const next = tiers.findLast(({ from }) => total < from)
  return next && { ...next, missing: roundPoints(next.from - total) }
}
