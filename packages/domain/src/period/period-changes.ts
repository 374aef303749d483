import { academicYearOf } from './academic-year.ts'
import type { PeriodValueName, PeriodValues } from './period.ts'
import type { ReasonListName, Reasons } from './reasons.ts'

/** The groups of students that a change of a period can affect: with a draft, sent and waiting, and with a result. */
export const periodGroups = ['drafts', 'sent', 'published'] as const
export type PeriodGroup = (typeof periodGroups)[number]

/** The number of students in each group. */
export type PeriodUse = Readonly<Record<PeriodGroup, number>>

/** The groups that a change of each value affects; none if it affects only later students, or only the office. */
const groupsReached = {
  from: ['drafts'],
  to: ['drafts'],
  isOpen: ['drafts'],
  appealsFrom: ['published'],
  appealsTo: ['published'],
  isAppealsOpen: ['published'],
  appealDays: ['published'],
  ageDate: ['drafts'],
  reserveWindow: ['drafts'],
  expectedAnswers: ['sent'],
  answersBy: ['sent'],
  correctionDays: ['sent'],
  ceilings: [],
  eligibilityRules: [],
  budget: [],
  secondLook: [],
  draftRetentionDays: ['drafts'],
  reasons: ['sent', 'published'],
  stageTargets: [],
  daysOff: [],
} as const satisfies Record<PeriodValueName, readonly PeriodGroup[]>

/** Values on which the documents of a request depend. They cannot change once a request was sent. */
const lockedBySending: ReadonlySet<PeriodValueName> = new Set(['ageDate', 'reserveWindow'])

const valueNames = Object.keys(groupsReached) as readonly PeriodValueName[]

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** Returns a text for comparison: equal for two notations of one moment, and for another order of a value's parts. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (isRecord(part))
      return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    return typeof part === 'string' && /^\d{4}-\d\d-\d\dT/.test(part) ? Date.parse(part) : part
  })

export const changedValues = (before: PeriodValues, after: PeriodValues): readonly PeriodValueName[] =>
  valueNames.filter((name) => comparable(before[name]) !== comparable(after[name]))

/** Returns whether the period gets another academic year, which is its name for every student. */
const isRenamed = (before: Pick<PeriodValues, 'to'>, after: Pick<PeriodValues, 'to'>): boolean =>
  !Number.isNaN(Date.parse(after.to)) && academicYearOf(before) !== academicYearOf(after)

/** Returns how many students the changes affect, by group, without empty groups. */
export const peopleReached = (
  before: PeriodValues,
  after: PeriodValues,
  use: PeriodUse,
): readonly { readonly group: PeriodGroup; readonly count: number }[] => {
  const reached = new Set<PeriodGroup>(
    isRenamed(before, after)
      ? periodGroups
      : changedValues(before, after).flatMap((name): readonly PeriodGroup[] => groupsReached[name]),
  )
  return periodGroups
    .filter((group) => reached.has(group) && use[group] > 0)
    .map((group) => ({ group, count: use[group] }))
}

/** Returns the changed values that must not change. */
export const lockedValuesIn = (
  changed: readonly PeriodValueName[],
  use: PeriodUse,
): readonly PeriodValueName[] =>
  use.sent + use.published === 0 ? [] : changed.filter((name) => lockedBySending.has(name))

export type ListedReason = { readonly list: ReasonListName; readonly code: string }

/** Returns the reasons that would be removed. A used reason must stay, so that its student can read it. */
export const removedReasons = (before: Reasons, after: Reasons): readonly ListedReason[] =>
  (Object.keys(before) as ReasonListName[]).flatMap((list) =>
    before[list]
      .filter(({ code }) => !after[list].some((reason) => reason.code === code))
      .map(({ code }) => ({ list, code })),
  )
