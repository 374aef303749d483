import { type AppealRules, findOwnAppealDate } from '../letter/appeal-date.ts'
import type { CalendarDay } from '../time/instant.ts'
import { jerusalemDayAt, jerusalemInstant } from '../time/jerusalem-day.ts'
import type { ReleaseEvent, ReleaseState } from './release-state.ts'

/** What the table of releases needs to know about a release. */
export type Release = {
  readonly state: ReleaseState
  /** The manager who last froze the release: by making it, or by starting a dry run. */
  readonly madeBy: string
  readonly approvedBy: string | null
  /** The day that is printed on its letters. */
  readonly plannedOn: CalendarDay
  /** The appeal date that its letters print; null for a release of appeal results. */
  readonly appealUntil: Date | null
  readonly scheduledFor: Date | null
  /** A dry run is running. */
  readonly isChecking: boolean
}

/** What the table needs to know about the moment. */
export type ReleaseMoment = AppealRules & {
  readonly now: Date
  /** Null for the system. */
  readonly staffId: string | null
  /** The number of rows in the last dry run. */
  readonly rows: number
  readonly faultyRows: number
  /** The number of rows that are neither sent nor left out. */
  readonly waitingRows: number
  readonly areSecondLooksDone: boolean
  /** The time for SCHEDULE. */
  readonly scheduleFor?: Date
}

type Rule = (release: Release, moment: ReleaseMoment) => boolean

const isByPerson: Rule = (_release, { staffId }) => staffId !== null
const isBySystem: Rule = (_release, { staffId }) => staffId === null
/** The four-eyes rule: the maker of a release does not approve it. */
const isAnother: Rule = ({ madeBy }, { staffId }) => staffId !== null && staffId !== madeBy
const hasRows: Rule = (_release, { rows }) => rows > 0
const hasNoFaults: Rule = (_release, { faultyRows }) => faultyRows === 0
const isNotChecking: Rule = ({ isChecking }) => !isChecking
const areLooksDone: Rule = (_release, { areSecondLooksDone }) => areSecondLooksDone
const isAhead: Rule = (_release, { now, scheduleFor }) =>
  scheduleFor !== undefined && scheduleFor.getTime() > now.getTime()
/** A person starts a release at once. The system starts a scheduled release at its time or later. */
const isDue: Rule = ({ scheduledFor }, { now, staffId }) =>
  staffId !== null || (scheduledFor !== null && scheduledFor.getTime() <= now.getTime())
/** No letter is sent before the day that is printed on it. */
const isDayCome =
  (momentOf: (moment: ReleaseMoment) => Date): Rule =>
  ({ plannedOn }, moment) =>
    jerusalemDayAt(momentOf(moment)) >= plannedOn
const isAllDone: Rule = (_release, { waitingRows }) => waitingRows === 0

/**
 * Every student who is published now must have all appeal days before the printed date. A release that was delayed for
 * days, or whose period has postponed the appeals, would print a date that is too early.
 */
const isDateFarEnough =
  (momentOf: (moment: ReleaseMoment) => Date): Rule =>
  (release, moment) =>
    !mustPause(release, momentOf(moment), moment)

/** Returns whether a running release must pause by itself, because its letters would print a date that is too early. */
export const mustPause = (
  { appealUntil }: Pick<Release, 'appealUntil'>,
  now: Date,
  rules: AppealRules,
): boolean => {
  if (appealUntil === null) return false
  const ownEnd = findOwnAppealDate(now, rules)
  return ownEnd === undefined || ownEnd.getTime() > appealUntil.getTime()
}

const conditions = {
  PERSON: { holds: isByPerson, refusal: 'NOT_BY_ITSELF' },
  SYSTEM: { holds: isBySystem, refusal: 'ONLY_BY_ITSELF' },
  ANOTHER_PERSON: { holds: isAnother, refusal: 'MAKER_MAY_NOT_APPROVE' },
  ROWS: { holds: hasRows, refusal: 'NOTHING_TO_RELEASE' },
  NO_FAULTS: { holds: hasNoFaults, refusal: 'LETTERS_FAULTY' },
  NOT_CHECKING: { holds: isNotChecking, refusal: 'CHECK_RUNNING' },
  SECOND_LOOKS: { holds: areLooksDone, refusal: 'SECOND_LOOKS_OPEN' },
  TIME_AHEAD: { holds: isAhead, refusal: 'TIME_PASSED' },
  TIME_COME: { holds: isDue, refusal: 'TIME_NOT_COME' },
  DAY_COME_NOW: { holds: isDayCome(({ now }) => now), refusal: 'DAY_NOT_COME' },
  DAY_COME_THEN: { holds: isDayCome(({ now, scheduleFor }) => scheduleFor ?? now), refusal: 'DAY_NOT_COME' },
  DATE_HOLDS_NOW: { holds: isDateFarEnough(({ now }) => now), refusal: 'APPEAL_DATE_TOO_NEAR' },
  DATE_HOLDS_THEN: {
    holds: isDateFarEnough(({ now, scheduleFor }) => scheduleFor ?? now),
    refusal: 'APPEAL_DATE_TOO_NEAR',
  },
  ALL_DONE: { holds: isAllDone, refusal: 'ROWS_WAIT' },
} as const satisfies Record<string, { holds: Rule; refusal: string }>

type Condition = keyof typeof conditions
export type ReleaseRefusal = 'WRONG_STATE' | (typeof conditions)[Condition]['refusal']
/** All refusals of the office's calls. */
export type ReleaseCallRefusal = ReleaseRefusal | 'APPEALS_NOT_SET' | 'DAY_PASSED' | 'LETTER_MOVED'

export const releaseRefusals: readonly ReleaseRefusal[] = [
  ...new Set(['WRONG_STATE' as const, ...Object.values(conditions).map(({ refusal }) => refusal)]),
]

type Row = {
  readonly from: readonly ReleaseState[]
  readonly event: ReleaseEvent
  readonly to: ReleaseState
  readonly when: readonly Condition[]
}

/** The table of a release: from, event, to, and the conditions. */
export const releaseTransitions: readonly Row[] = [
  { from: ['DRAFT', 'CHECKED'], event: 'START_CHECK', to: 'DRAFT', when: ['PERSON', 'NOT_CHECKING'] },
  {
    from: ['DRAFT'],
    event: 'PASS_CHECK',
    to: 'CHECKED',
    when: ['SYSTEM', 'ROWS', 'NO_FAULTS'],
  },
  {
    from: ['CHECKED'],
    event: 'APPROVE',
    to: 'APPROVED',
    when: ['ANOTHER_PERSON', 'NO_FAULTS', 'SECOND_LOOKS', 'DATE_HOLDS_NOW'],
  },
  {
    from: ['APPROVED', 'SCHEDULED'],
    event: 'SCHEDULE',
    to: 'SCHEDULED',
    when: ['PERSON', 'TIME_AHEAD', 'DAY_COME_THEN', 'DATE_HOLDS_THEN'],
  },
  { from: ['SCHEDULED'], event: 'UNSCHEDULE', to: 'APPROVED', when: ['PERSON'] },
  {
    from: ['APPROVED', 'SCHEDULED'],
    event: 'START',
    to: 'RUNNING',
    when: ['TIME_COME', 'DAY_COME_NOW', 'DATE_HOLDS_NOW'],
  },
  { from: ['RUNNING'], event: 'PAUSE', to: 'PAUSED', when: [] },
  { from: ['PAUSED'], event: 'RESUME', to: 'RUNNING', when: ['PERSON', 'DATE_HOLDS_NOW'] },
  {
    from: ['DRAFT', 'CHECKED', 'APPROVED', 'SCHEDULED', 'RUNNING', 'PAUSED'],
    event: 'STOP',
    to: 'STOPPED',
    when: ['PERSON'],
  },
  { from: ['RUNNING'], event: 'FINISH', to: 'DONE', when: ['SYSTEM', 'ALL_DONE'] },
]

export type ReleaseOutcome =
  | { readonly isAllowed: true; readonly state: ReleaseState }
  | { readonly isAllowed: false; readonly refusal: ReleaseRefusal }

/** Moves a release by a row of the table, or refuses. A release moves in no other way. */
export const moveRelease = (release: Release, event: ReleaseEvent, moment: ReleaseMoment): ReleaseOutcome => {
  const row = releaseTransitions.find(
    (candidate) => candidate.event === event && candidate.from.includes(release.state),
  )
  if (row === undefined) return { isAllowed: false, refusal: 'WRONG_STATE' }
  const broken = row.when
    .map((condition) => conditions[condition])
    .find((condition) => !condition.holds(release, moment))
  return broken === undefined
    ? { isAllowed: true, state: row.to }
    : { isAllowed: false, refusal: broken.refusal }
}

/** The events of a manager, for the buttons of the page. */
export const personEvents = [
  'START_CHECK',
  'APPROVE',
  'SCHEDULE',
  'UNSCHEDULE',
  'START',
  'PAUSE',
  'RESUME',
  'STOP',
] as const satisfies readonly ReleaseEvent[]
export type PersonEvent = (typeof personEvents)[number]

export const offeredEvents = (
  release: Release,
  moment: ReleaseMoment,
): readonly { readonly event: PersonEvent; readonly refusal: ReleaseRefusal | null }[] =>
  personEvents.flatMap((event): { event: PersonEvent; refusal: ReleaseRefusal | null }[] => {
    // To find out whether a time may be chosen, any time after now on or after the planned day can be used.
    const soon = new Date(moment.now.getTime() + 60_000)
    const later = jerusalemDayAt(soon) < release.plannedOn ? jerusalemInstant(release.plannedOn, 12) : soon
    const outcome = moveRelease(release, event, { scheduleFor: later, ...moment })
    if (outcome.isAllowed) return [{ event, refusal: null }]
    return outcome.refusal === 'WRONG_STATE' ? [] : [{ event, refusal: outcome.refusal }]
  })
