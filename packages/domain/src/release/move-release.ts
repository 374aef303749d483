import { type AppealRules, findOwnAppealDate } from '../letter/appeal-date.ts'
import type { CalendarDay } from '../period/instant.ts'
import { jerusalemDayAt, jerusalemInstant } from '../period/jerusalem-day.ts'
import type { ReleaseEvent, ReleaseState } from './release-state.ts'

/** What the table of releases must know of one. */
export type Release = {
  readonly state: ReleaseState
  /** Whoever froze it last: by making it, or by a dry run of their own. */
  readonly madeBy: string
  readonly approvedBy: string | null
  /** The day that its letters bear. */
  readonly plannedOn: CalendarDay
  /** The date that its letters print; null for a release of appeal results. */
  readonly appealUntil: Date | null
  readonly scheduledFor: Date | null
  /** A dry run is under way. */
  readonly isChecking: boolean
}

/** What the table must know of the moment. */
export type ReleaseMoment = AppealRules & {
  readonly now: Date
  /** Null for the system. */
  readonly staffId: string | null
  /** Of the last dry run. */
  readonly rows: number
  readonly faultyRows: number
  /** Rows that are neither sent nor left out. */
  readonly waitingRows: number
  readonly areSecondLooksDone: boolean
  /** For SCHEDULE: when. */
  readonly scheduleFor?: Date
}

type Rule = (release: Release, moment: ReleaseMoment) => boolean

const isByPerson: Rule = (_release, { staffId }) => staffId !== null
const isBySystem: Rule = (_release, { staffId }) => staffId === null
/** The four-eyes rule: whoever made a release does not approve it. */
const isAnother: Rule = ({ madeBy }, { staffId }) => staffId !== null && staffId !== madeBy
const hasRows: Rule = (_release, { rows }) => rows > 0
const hasNoFaults: Rule = (_release, { faultyRows }) => faultyRows === 0
const isNotChecking: Rule = ({ isChecking }) => !isChecking
const areLooksDone: Rule = (_release, { areSecondLooksDone }) => areSecondLooksDone
const isAhead: Rule = (_release, { now, scheduleFor }) =>
  scheduleFor !== undefined && scheduleFor.getTime() > now.getTime()
/** A person starts at once; the system starts what is scheduled, when its time has come or has passed. */
const isDue: Rule = ({ scheduledFor }, { now, staffId }) =>
  staffId !== null || (scheduledFor !== null && scheduledFor.getTime() <= now.getTime())
/** No letter goes out before the day that it bears. */
const isDayCome =
  (momentOf: (moment: ReleaseMoment) => Date): Rule =>
  ({ plannedOn }, moment) =>
    jerusalemDayAt(momentOf(moment)) >= plannedOn
const isAllDone: Rule = (_release, { waitingRows }) => waitingRows === 0

/**
 * Everybody who is published now has their own appeal days in full before the printed date: a release that was delayed for
 * days, or whose period has put the appeals off, would print a date that is too near.
 */
const isDateFarEnough =
  (momentOf: (moment: ReleaseMoment) => Date): Rule =>
  (release, moment) =>
    !mustPause(release, momentOf(moment), moment)

/** A running release pauses by itself where it could not go on today. */
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
/** What the calls of the office may refuse beside. */
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

/** The one table of a release: from, event, to, and what must be so. */
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

/** The one way in which a release moves. */
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

/** What a manager may do now, and why the rest may not be done yet: the buttons of the page. */
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
    // Any time ahead on or after the planned day will do for the question whether one may be chosen.
    const soon = new Date(moment.now.getTime() + 60_000)
    const later = jerusalemDayAt(soon) < release.plannedOn ? jerusalemInstant(release.plannedOn, 12) : soon
    const outcome = moveRelease(release, event, { scheduleFor: later, ...moment })
    if (outcome.isAllowed) return [{ event, refusal: null }]
    return outcome.refusal === 'WRONG_STATE' ? [] : [{ event, refusal: outcome.refusal }]
  })
