import type { AwardTiers } from './award-tiers.ts'
import { findCeilingBand, findFloorBand } from './bands.ts'
import { findIncomePerPerson } from './compute.ts'
import { roundPoints } from './explain.ts'
import type { ScoreComponent } from './score-component.ts'
import type { ScoreAnswers, ScoreFigures } from './score-inputs.ts'
import type { FloorBands, ScoreRules } from './score-rules.ts'

/** What a component's points come from, in figures that a page turns into sentences (`scoreFacts` of the words). */
export type ScoreFactParams = {
  /** The household's income of a month, divided. */
  INCOME_SUM: { readonly total: number; readonly persons: number; readonly perPerson: number }
  /** The band that the income lies in: above `above`, up to `upTo`. */
  INCOME_BAND: { readonly above: number; readonly upTo: number; readonly points: number }
  INCOME_BEYOND: { readonly above: number }
  /** The next better band, and by how much the household's income of a month is above it. */
  INCOME_NEXT: { readonly upTo: number; readonly points: number; readonly over: number }
  CLUSTER_SCALE: { readonly first: number; readonly perCluster: number }
  CHILDREN_NONE: { readonly points: number }
  STUDENT_SIBLINGS_NONE: { readonly points: number }
  SINGLE_PARENT_NONE: { readonly points: number }
  AFFECTED_PARENTS_NONE: { readonly points: number }
  DISABILITY_NONE: { readonly from: number; readonly points: number }
  CHILD_DISABILITY_NONE: { readonly points: number }
  /** What the form said of the highest disability, where something else was verified. */
  DISABILITY_CLAIMED: { readonly claimed: number; readonly verified: number }
  CHILDREN_NEXT: { readonly from: number; readonly points: number }
  STUDENT_SIBLINGS_NEXT: { readonly from: number; readonly points: number }
  DISABILITY_NEXT: { readonly from: number; readonly points: number }
  MILITARY_NEXT: { readonly from: number; readonly points: number }
  RESERVIST_NEXT: { readonly from: number; readonly points: number }
  PRIORITY_SCALE: { readonly upTo: number; readonly points: number }
}

export type ScoreFactCode = keyof ScoreFactParams

/** `counted` and `missing` are about this student; `edge` is where the next band begins; `changed` differs from the form. */
export type ScoreFactKind = 'counted' | 'missing' | 'edge' | 'changed'

export type ScoreFact = {
  [Code in ScoreFactCode]: {
    readonly component: ScoreComponent
    readonly kind: ScoreFactKind
    readonly code: Code
    readonly params: ScoreFactParams[Code]
  }
}[ScoreFactCode]

/** Where the figures behind a component come from: the form as it was sent, or what the office verified. */
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
  /** What the form said of disabilities; the only figure that is both asked and verified. */
  readonly claimedDisability: readonly number[]
}

const fact = <Code extends ScoreFactCode>(
  component: ScoreComponent,
  kind: ScoreFactKind,
  code: Code,
  params: ScoreFactParams[Code],
): ScoreFact => ({ component, kind, code, params }) as ScoreFact

const incomeFacts = (figures: ScoreFigures, rules: ScoreRules): readonly ScoreFact[] => {
  const perPerson = findIncomePerPerson(figures)
  if (perPerson === undefined) return []
  const persons = figures.houseHoldPeople
  const total = roundPoints(perPerson * persons)
  const sum = fact('income', 'counted', 'INCOME_SUM', { total, persons, perPerson: roundPoints(perPerson) })
  const band = findCeilingBand(rules.income, perPerson)
  const place = band ? rules.income.indexOf(band) : rules.income.length
  const better = rules.income[place - 1]
  const here = band
    ? fact('income', 'counted', 'INCOME_BAND', {
        above: better?.upTo ?? 0,
        upTo: band.upTo,
        points: band.points,
      })
    : fact('income', 'missing', 'INCOME_BEYOND', { above: better?.upTo ?? 0 })
  if (!better) return [sum, here]
  const over = Math.ceil(roundPoints(total - better.upTo * persons))
  return [
    sum,
    here,
    fact('income', 'edge', 'INCOME_NEXT', { upTo: better.upTo, points: better.points, over }),
  ]
}

const clusterFacts = ({ answers }: ScoreGround, { cluster }: ScoreRules): readonly ScoreFact[] =>
  answers.localityAt18.isInIsrael
    ? [fact('cluster', 'edge', 'CLUSTER_SCALE', { first: cluster.first, perCluster: cluster.perCluster })]
    : []

type CountCode = 'CHILDREN' | 'STUDENT_SIBLINGS' | 'DISABILITY' | 'MILITARY' | 'RESERVIST'

/** The first band that the count does not reach yet. */
const nextFact = (
  component: ScoreComponent,
  code: CountCode,
  bands: FloorBands,
  count: number,
): readonly ScoreFact[] => {
  const next = bands.find(({ from }) => count < from)
  return next ? [fact(component, 'edge', `${code}_NEXT`, { from: next.from, points: next.points })] : []
}

const mostOf = (bands: FloorBands): number => bands.at(-1)?.points ?? 0

const familyFacts = (
  { answers, figures, claimedDisability }: ScoreGround,
  { family }: ScoreRules,
): readonly ScoreFact[] => {
  const percent = Math.max(0, ...figures.disability.map(({ percentages }) => percentages))
  const claimed = Math.max(0, ...claimedDisability)
  const isReached = (bands: FloorBands, count: number) => findFloorBand(bands, count) !== undefined
  return [
    ...(isReached(family.children, answers.childrenCount)
      ? nextFact('family', 'CHILDREN', family.children, answers.childrenCount)
      : [fact('family', 'missing', 'CHILDREN_NONE', { points: mostOf(family.children) })]),
    ...(isReached(family.studentSiblings, answers.siblingsStudentsCount)
      ? nextFact('family', 'STUDENT_SIBLINGS', family.studentSiblings, answers.siblingsStudentsCount)
      : [fact('family', 'missing', 'STUDENT_SIBLINGS_NONE', { points: mostOf(family.studentSiblings) })]),
    ...(answers.isSingleParent
      ? []
      : [fact('family', 'missing', 'SINGLE_PARENT_NONE', { points: family.singleParent })]),
    ...(isReached(family.affectedParents, answers.affectedParents)
      ? []
      : [fact('family', 'missing', 'AFFECTED_PARENTS_NONE', { points: mostOf(family.affectedParents) })]),
    ...(claimed === percent
      ? []
      : [fact('family', 'changed', 'DISABILITY_CLAIMED', { claimed, verified: percent })]),
    ...(isReached(family.disability, percent)
      ? nextFact('family', 'DISABILITY', family.disability, percent)
      : [
          fact('family', 'missing', 'DISABILITY_NONE', {
            from: family.disability[0]?.from ?? 0,
            points: mostOf(family.disability),
          }),
        ]),
    // Who has no children was told so already.
    ...(figures.childrenDisability || answers.childrenCount === 0
      ? []
      : [fact('family', 'missing', 'CHILD_DISABILITY_NONE', { points: family.childDisability })]),
  ]
}

const priorityFacts = ({ answers }: ScoreGround, { priority }: ScoreRules): readonly ScoreFact[] => {
  const { isInIsrael, isOnPriorityList } = answers.localityAt18
  if (!isInIsrael || isOnPriorityList !== null) return []
  const { peripheralityUpTo: upTo, points } = priority
  return [fact('priority', 'edge', 'PRIORITY_SCALE', { upTo, points })]
}

/** What counted, what did not, and where the next band begins: all that the lines of a score do not say themselves. */
export const scoreFacts = (ground: ScoreGround, rules: ScoreRules): readonly ScoreFact[] => [
  ...incomeFacts(ground.figures, rules),
  ...clusterFacts(ground, rules),
  ...familyFacts(ground, rules),
  ...nextFact('military', 'MILITARY', rules.military, ground.answers.serviceMonths),
  ...nextFact('reservist', 'RESERVIST', rules.reservist, ground.answers.daysInReserve),
  ...priorityFacts(ground, rules),
]

/** The next better tier and how many points it is away; undefined in the best one. */
export const findNextTier = (
  tiers: AwardTiers,
  total: number,
): { readonly from: number; readonly amount: number; readonly missing: number } | undefined => {
  const next = tiers.findLast(({ from }) => total < from)
  return next && { ...next, missing: roundPoints(next.from - total) }
}
