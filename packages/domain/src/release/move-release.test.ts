import { describe, expect, test } from 'vitest'
import {
  moveRelease,
  offeredEvents,
  type Release,
  type ReleaseMoment,
  type ReleaseRefusal,
} from './move-release.ts'
import { isReleaseOver, ReleaseEvent, ReleaseState } from './release-state.ts'

const now = new Date('2025-06-15T06:00:00Z')
const release: Release = {
  state: 'CHECKED',
  madeBy: 'maker',
  approvedBy: null,
  plannedOn: '2025-06-15',
  appealUntil: new Date('2025-06-30T21:00:00Z'),
  scheduledFor: null,
  isChecking: false,
}
const moment: ReleaseMoment = {
  now,
  staffId: 'other',
  appealsFrom: '2025-06-01T00:00:00Z',
  appealDays: 14,
  rows: 100,
  faultyRows: 0,
  waitingRows: 0,
  areSecondLooksDone: true,
  scheduleFor: new Date('2025-06-15T07:00:00Z'),
}
const bySystem = { staffId: null }

const outcomeOf = (
  state: ReleaseState,
  event: ReleaseEvent,
  change: Partial<ReleaseMoment> = {},
  other: Partial<Release> = {},
) => {
  const outcome = moveRelease({ ...release, ...other, state }, event, { ...moment, ...change })
  return outcome.isAllowed ? outcome.state : outcome.refusal
}

describe('a release', () => {
  const moves: readonly [ReleaseState, ReleaseEvent, Partial<ReleaseMoment>, ReleaseState][] = [
    ['DRAFT', 'START_CHECK', {}, 'DRAFT'],
    ['DRAFT', 'PASS_CHECK', bySystem, 'CHECKED'],
    ['CHECKED', 'START_CHECK', {}, 'DRAFT'],
    ['CHECKED', 'APPROVE', {}, 'APPROVED'],
    ['APPROVED', 'SCHEDULE', {}, 'SCHEDULED'],
    ['SCHEDULED', 'UNSCHEDULE', {}, 'APPROVED'],
    ['APPROVED', 'START', {}, 'RUNNING'],
    ['RUNNING', 'PAUSE', {}, 'PAUSED'],
    ['PAUSED', 'RESUME', {}, 'RUNNING'],
    ['RUNNING', 'STOP', {}, 'STOPPED'],
    ['RUNNING', 'FINISH', bySystem, 'DONE'],
  ]
  test.each(moves)('%s, %s', (from, event, change, to) => {
    expect(outcomeOf(from, event, change)).toBe(to)
  })

  test('has no other transitions', () => {
    const allowed = ReleaseState.options.flatMap((state) =>
      ReleaseEvent.options
        .filter((event) =>
          [moment, { ...moment, ...bySystem }].some(
            (at) => moveRelease({ ...release, state, scheduledFor: now }, event, at).isAllowed,
          ),
        )
        .map((event) => `${state} ${event}`),
    )
    const stops = ['DRAFT', 'CHECKED', 'APPROVED', 'SCHEDULED', 'PAUSED'].map((state) => `${state} STOP`)
    const known = moves.map(([from, event]) => `${from} ${event}`)
    expect(allowed.toSorted()).toEqual(
      [...new Set([...known, ...stops, 'SCHEDULED SCHEDULE', 'SCHEDULED START'])].toSorted(),
    )
  })

  test('cannot be moved after it is stopped or done', () => {
    for (const state of ReleaseState.options.filter(isReleaseOver))
      for (const event of ReleaseEvent.options) expect(outcomeOf(state, event)).toBe('WRONG_STATE')
  })
})

describe('a release is refused:', () => {
  const cases: readonly [
    string,
    ReleaseState,
    ReleaseEvent,
    Partial<ReleaseMoment>,
    Partial<Release>,
    ReleaseRefusal,
  ][] = [
    ['approval by its maker', 'CHECKED', 'APPROVE', { staffId: 'maker' }, {}, 'MAKER_MAY_NOT_APPROVE'],
    ['approval by nobody', 'CHECKED', 'APPROVE', bySystem, {}, 'MAKER_MAY_NOT_APPROVE'],
    [
      'approval before the second looks',
      'CHECKED',
      'APPROVE',
      { areSecondLooksDone: false },
      {},
      'SECOND_LOOKS_OPEN',
    ],
    ['approval of faulty letters', 'CHECKED', 'APPROVE', { faultyRows: 1 }, {}, 'LETTERS_FAULTY'],
    [
      'passing with a faulty letter',
      'DRAFT',
      'PASS_CHECK',
      { ...bySystem, faultyRows: 1 },
      {},
      'LETTERS_FAULTY',
    ],
    ['passing with nothing in it', 'DRAFT', 'PASS_CHECK', { ...bySystem, rows: 0 }, {}, 'NOTHING_TO_RELEASE'],
    ['a second dry run at once', 'DRAFT', 'START_CHECK', {}, { isChecking: true }, 'CHECK_RUNNING'],
    ['a time that has passed', 'APPROVED', 'SCHEDULE', { scheduleFor: now }, {}, 'TIME_PASSED'],
    [
      'a time after which the printed date is too near',
      'APPROVED',
      'SCHEDULE',
      { scheduleFor: new Date('2025-06-16T21:00:01Z') },
      {},
      'APPEAL_DATE_TOO_NEAR',
    ],
    [
      'starting before the day that the letters bear',
      'APPROVED',
      'START',
      { now: new Date('2025-06-14T20:59:59Z') },
      {},
      'DAY_NOT_COME',
    ],
    [
      'a time before the day that the letters bear',
      'APPROVED',
      'SCHEDULE',
      { now: new Date('2025-06-13T00:00:00Z'), scheduleFor: new Date('2025-06-14T20:59:59Z') },
      {},
      'DAY_NOT_COME',
    ],
    ['starting by itself what nobody has scheduled', 'APPROVED', 'START', bySystem, {}, 'TIME_NOT_COME'],
    [
      'starting before the time',
      'SCHEDULED',
      'START',
      bySystem,
      { scheduledFor: new Date(now.getTime() + 1) },
      'TIME_NOT_COME',
    ],
    [
      'starting so late that somebody would lose appeal days',
      'SCHEDULED',
      'START',
      { ...bySystem, now: new Date('2025-06-16T21:00:01Z') },
      { scheduledFor: now },
      'APPEAL_DATE_TOO_NEAR',
    ],
    [
      'going on so late',
      'PAUSED',
      'RESUME',
      { now: new Date('2025-06-17T00:00:00Z') },
      {},
      'APPEAL_DATE_TOO_NEAR',
    ],
    [
      'what prints a date before the end of appeals that the period has put off',
      'APPROVED',
      'START',
      { appealsFrom: '2025-06-20T00:00:00Z' },
      {},
      'APPEAL_DATE_TOO_NEAR',
    ],
    [
      'what prints a date where nobody says any more when appeals open',
      'APPROVED',
      'START',
      { appealsFrom: null },
      {},
      'APPEAL_DATE_TOO_NEAR',
    ],
    ['finishing while rows wait', 'RUNNING', 'FINISH', { ...bySystem, waitingRows: 1 }, {}, 'ROWS_WAIT'],
  ]
  test.each(cases)('%s', (_name, state, event, change, other, refusal) => {
    expect(outcomeOf(state, event, change, other)).toBe(refusal)
  })
})

test('a scheduled release starts late if the server was down at its time', () => {
  const late = { ...bySystem, now: new Date('2025-06-16T20:59:00Z') }
  expect(outcomeOf('SCHEDULED', 'START', late, { scheduledFor: now })).toBe('RUNNING')
})

test('the day of the letters starts at midnight in Jerusalem', () => {
  expect(outcomeOf('APPROVED', 'START', { now: new Date('2025-06-14T21:00:00Z') })).toBe('RUNNING')
})

test('a page offers to schedule a release that cannot start before its day', () => {
  const early = { ...moment, now: new Date('2025-06-10T06:00:00Z') }
  const { scheduleFor: _none, ...withoutTime } = early
  expect(offeredEvents({ ...release, state: 'APPROVED' }, withoutTime)).toEqual([
    { event: 'SCHEDULE', refusal: null },
    { event: 'START', refusal: 'DAY_NOT_COME' },
    { event: 'STOP', refusal: null },
  ])
})

test('a release of appeal results prints no date that could be too early', () => {
  expect(
    outcomeOf('CHECKED', 'APPROVE', { now: new Date('2026-01-01T00:00:00Z') }, { appealUntil: null }),
  ).toBe('APPROVED')
})

test('a page offers what may be done, and says why something may not be done yet', () => {
  expect(offeredEvents(release, { ...moment, staffId: 'maker' })).toEqual([
    { event: 'START_CHECK', refusal: null },
    { event: 'APPROVE', refusal: 'MAKER_MAY_NOT_APPROVE' },
    { event: 'STOP', refusal: null },
  ])
})
