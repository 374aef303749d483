import { ProposedScoreRules } from './proposed-rules.ts'
import { isRulesIssueCode, type RulesIssueCode } from './rules-issue.ts'
import { type ScoreComponent, scoreComponents } from './score-component.ts'
import type { ScoreRules } from './score-rules.ts'

type Rules = Omit<ScoreRules, 'version'>

/** The tables of bands that can be edited. */
export const bandTables = [
  'income',
  'children',
  'studentSiblings',
  'affectedParents',
  'disability',
  'military',
  'reservist',
] as const
export type BandTable = (typeof bandTables)[number]

/** The values of the rules that are not in a table. */
export const singleValues = [
  'clusterFirst',
  'clusterStep',
  'notInIsrael',
  'singleParent',
  'childDisability',
  'priority',
  'peripherality',
] as const
export type SingleValue = (typeof singleValues)[number]

export type BandDraft = { readonly bound: string; readonly points: string }

/** The rules of the score as typed texts. */
export type RulesDraft = {
  readonly caps: Readonly<Record<ScoreComponent, string>>
  readonly bands: Readonly<Record<BandTable, readonly BandDraft[]>>
  readonly singles: Readonly<Record<SingleValue, string>>
}

/** Returns whether the bounds of a table are upper bounds, as for income. All other tables have lower bounds. */
export const isCeilingTable = (table: BandTable): boolean => table === 'income'

type Floor = { readonly from: number; readonly points: number }

const floors = (bands: readonly Floor[]): readonly BandDraft[] =>
  bands.map(({ from, points }) => ({ bound: String(from), points: String(points) }))

export const draftOfRules = ({ caps, income, cluster, family, military, reservist, priority }: Rules) =>
  ({
    caps: Object.fromEntries(
      scoreComponents.map((component) => [component, String(caps[component])]),
    ) as RulesDraft['caps'],
    bands: {
      income: income.map(({ upTo, points }) => ({ bound: String(upTo), points: String(points) })),
      children: floors(family.children),
      studentSiblings: floors(family.studentSiblings),
      affectedParents: floors(family.affectedParents),
      disability: floors(family.disability),
      military: floors(military),
      reservist: floors(reservist),
    },
    singles: {
      clusterFirst: String(cluster.first),
      clusterStep: String(cluster.perCluster),
      notInIsrael: String(cluster.notInIsrael),
      singleParent: String(family.singleParent),
      childDisability: String(family.childDisability),
      priority: String(priority.points),
      peripherality: String(priority.peripheralityUpTo),
    },
  }) satisfies RulesDraft

/** Returns NaN for a text that is not a number, so that the schema reports it and it never counts as 0. */
const numberIn = (text: string): number => {
  const written = text.trim().replaceAll(',', '')
  return written === '' ? Number.NaN : Number(written)
}

/** The position of a typed value. */
export type RulesPlace =
  | { readonly of: 'cap'; readonly name: ScoreComponent }
  | { readonly of: 'single'; readonly name: SingleValue }
  | {
      readonly of: 'band'
      readonly table: BandTable
      readonly row: number
      readonly cell: keyof BandDraft
    }

/** What is wrong, and where. Without a place, the sum of the caps is wrong. */
export type RulesIssue = { readonly code: RulesIssueCode; readonly place: RulesPlace | undefined }

const tablePaths: Readonly<Record<BandTable, string>> = {
  income: 'income',
  children: 'family.children',
  studentSiblings: 'family.studentSiblings',
  affectedParents: 'family.affectedParents',
  disability: 'family.disability',
  military: 'military',
  reservist: 'reservist',
}

const singlePaths: Readonly<Record<SingleValue, string>> = {
  clusterFirst: 'cluster.first',
  clusterStep: 'cluster.perCluster',
  notInIsrael: 'cluster.notInIsrael',
  singleParent: 'family.singleParent',
  childDisability: 'family.childDisability',
  priority: 'priority.points',
  peripherality: 'priority.peripheralityUpTo',
}

const findPlace = (path: readonly PropertyKey[]): RulesPlace | undefined => {
  const name = scoreComponents.find((component) => path[0] === 'caps' && path[1] === component)
  if (name) return { of: 'cap', name }
  const single = singleValues.find((value) => singlePaths[value] === path.join('.'))
  if (single) return { of: 'single', name: single }
  const [row, cell] = path.slice(-2)
  const table = bandTables.find((one) => tablePaths[one] === path.slice(0, -2).join('.'))
  return table && { of: 'band', table, row: Number(row), cell: cell === 'points' ? 'points' : 'bound' }
}

/** Returns the typed rules, or what is wrong with them. */
export const readRulesDraft = ({
  caps,
  bands,
  singles,
}: RulesDraft): { readonly rules: Rules } | { readonly issues: readonly RulesIssue[] } => {
  const floorsOf = (table: BandTable) =>
    bands[table].map(({ bound, points }) => ({ from: numberIn(bound), points: numberIn(points) }))
  const read = ProposedScoreRules.safeParse({
    caps: Object.fromEntries(Object.entries(caps).map(([component, text]) => [component, numberIn(text)])),
    income: bands.income.map(({ bound, points }) => ({ upTo: numberIn(bound), points: numberIn(points) })),
    cluster: {
      first: numberIn(singles.clusterFirst),
      perCluster: numberIn(singles.clusterStep),
      notInIsrael: numberIn(singles.notInIsrael),
    },
    family: {
      children: floorsOf('children'),
      studentSiblings: floorsOf('studentSiblings'),
      singleParent: numberIn(singles.singleParent),
      affectedParents: floorsOf('affectedParents'),
      disability: floorsOf('disability'),
      childDisability: numberIn(singles.childDisability),
    },
    military: floorsOf('military'),
    reservist: floorsOf('reservist'),
    priority: {
      points: numberIn(singles.priority),
      peripheralityUpTo: numberIn(singles.peripherality),
    },
  })
  if (read.success) return { rules: read.data }
  return {
    issues: read.error.issues.map(({ message, path }) => ({
      code: isRulesIssueCode(message) ? message : 'WRONG_VALUE',
      place: findPlace(path),
    })),
  }
}
