import type { PeriodValueName, PeriodValues } from './period.ts'
import type { ReasonListName, Reasons } from './reasons.ts'

/** Those whom a change of a period can reach: who fills in, who has sent and waits, and who has a result. */
export const periodGroups = ['drafts', 'sent', 'published'] as const
export type PeriodGroup = (typeof periodGroups)[number]

/** How many there are of each. */
export type PeriodUse = Readonly<Record<PeriodGroup, number>>

/** Whom a change of each value reaches; nobody where it counts only for whoever comes later, or only in the office. */
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

/** By these the documents of a request were asked for: they hold for everybody once somebody has sent. */
const fixedBySending: ReadonlySet<PeriodValueName> = new Set(['ageDate', 'reserveWindow'])

const valueNames = Object.keys(groupsReached) as readonly PeriodValueName[]

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** Two writings of one moment are no change, nor is another order of the parts of a value. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (isRecord(part))
      return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    return typeof part === 'string' && /^\d{4}-\d\d-\d\dT/.test(part) ? Date.parse(part) : part
  })

export const changedValues = (before: PeriodValues, after: PeriodValues): readonly PeriodValueName[] =>
  valueNames.filter((name) => comparable(before[name]) !== comparable(after[name]))

/** How many people the changes reach, by group; groups without anybody are left out. */
export const peopleReached = (
  changed: readonly PeriodValueName[],
  use: PeriodUse,
): readonly { readonly group: PeriodGroup; readonly count: number }[] => {
  const reached = new Set(changed.flatMap((name): readonly PeriodGroup[] => groupsReached[name]))
  return periodGroups
    .filter((group) => reached.has(group) && use[group] > 0)
    .map((group) => ({ group, count: use[group] }))
}

/** Changed values that must stay as they are. */
export const fixedAmong = (
  changed: readonly PeriodValueName[],
  use: PeriodUse,
): readonly PeriodValueName[] =>
  use.sent + use.published === 0 ? [] : changed.filter((name) => fixedBySending.has(name))

export type ListedReason = { readonly list: ReasonListName; readonly code: string }

/** Reasons that would be gone. Whoever was given one must be able to read it, so that a used one stays. */
export const removedReasons = (before: Reasons, after: Reasons): readonly ListedReason[] =>
  (Object.keys(before) as ReasonListName[]).flatMap((list) =>
    before[list]
      .filter(({ code }) => !after[list].some((reason) => reason.code === code))
      .map(({ code }) => ({ list, code })),
  )
