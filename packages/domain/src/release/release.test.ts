import { describe, expect, test } from 'vitest'
import { findMoved, releasableStatuses } from './find-moved.ts'
import { nextSlice } from './next-slice.ts'
import { compareTotals, promisedBy, totalsOf } from './release-totals.ts'
import { estimateMinutes, findMinutesLeft } from './sending-pace.ts'

const now = new Date('2025-06-15T06:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe('a running release', () => {
  test.each([
    ['sends the first letters', { sent: 0, waiting: 1_000, continuesAt: null }, { does: 'send', count: 20 }],
    [
      'sends no more than 50 of them',
      { sent: 45, waiting: 955, continuesAt: null },
      { does: 'send', count: 5 },
    ],
    [
      'then holds for 15 minutes',
      { sent: 50, waiting: 950, continuesAt: null },
      { does: 'hold', until: inMinutes(15) },
    ],
    [
      'waits until they are over',
      { sent: 50, waiting: 950, continuesAt: inMinutes(1) },
      { does: 'wait', until: inMinutes(1) },
    ],
    [
      'goes on with the rest although a student who was sent a letter is gone',
      { sent: 49, waiting: 950, continuesAt: now },
      { does: 'send', count: 20 },
    ],
    [
      'waits on where a student who was sent a letter is gone',
      { sent: 49, waiting: 950, continuesAt: inMinutes(1) },
      { does: 'wait', until: inMinutes(1) },
    ],
    ['sends the rest by itself', { sent: 50, waiting: 950, continuesAt: now }, { does: 'send', count: 20 }],
    ['is finished when no row waits', { sent: 1_000, waiting: 0, continuesAt: now }, { does: 'finish' }],
    [
      'has nothing to hold where all were first',
      { sent: 50, waiting: 0, continuesAt: null },
      { does: 'finish' },
    ],
  ])('%s', (_name, progress, expected) => {
    expect(nextSlice(progress, now, 20)).toEqual(expected)
  })
})

test.each([
  ['as many letters wait as were sent in the last minute', { waiting: 700 }, 1],
  ['one more letter waits', { waiting: 701 }, 2],
  ['no letter waits', { waiting: 0 }, undefined],
  ['no letter is being sent', { sentInLastMinute: 0 }, undefined],
  ['the first letters go out', { continuesAt: null }, undefined],
  ['the rest waits after the first letters', { continuesAt: inMinutes(14) }, undefined],
])('the minutes left if %s', (_name, change, minutes) => {
  const pace = { waiting: 700, sentInLastMinute: 700, continuesAt: now, ...change }
  expect(findMinutesLeft(pace, now)).toBe(minutes)
})

test.each([
  [1, 1],
  [50, 1],
  [51, 16],
  [600, 16],
  [601, 17],
  [40_000, 82],
])(
  '%d letters are sent in about %d minutes, including the pause after the first wave',
  (letters, minutes) => {
    expect(estimateMinutes(letters)).toBe(minutes)
  },
)

describe('a frozen request', () => {
  const frozen = { status: 'COMPUTED', lastEvent: 5, scoreVersion: 1, rulesVersion: '3' } as const
  const unchanged = { ...frozen, publishState: '0' } as const
  test.each([
    ['has not changed', {}, undefined],
    ['was published meanwhile', { publishState: '1' }, 'PUBLISHED_ALREADY'],
    ['was reopened', { status: 'SUBMITTED', lastEvent: 6 }, 'STATUS_CHANGED'],
    ['was decided again in the same way', { lastEvent: 9 }, 'DECISION_CHANGED'],
    ['was computed again', { scoreVersion: 2 }, 'SCORE_CHANGED'],
    ['stands under other rules', { rulesVersion: '4' }, 'RULES_CHANGED'],
  ] as const)('%s', (_name, change, reason) => {
    expect(findMoved(frozen, { ...unchanged, ...change }, '1')).toBe(reason)
  })

  test('may have its first result published when the appeal result is released', () => {
    const appeal = { ...frozen, status: 'APPEAL_CALCULATED' } as const
    expect(findMoved(appeal, { ...appeal, publishState: '1' }, '2')).toBeUndefined()
  })
})

test('a release contains the statuses that have a result to publish', () => {
  expect(releasableStatuses('1')).toEqual(['DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION', 'COMPUTED'])
  expect(releasableStatuses('2')).toEqual(['APPEAL_CALCULATED', 'APPEAL_DENIED'])
})

describe('the totals of a dry run', () => {
  const first = totalsOf(now, [
    { kind: 'NO_AWARD', award: 0, isFaulty: false, count: 7 },
    { kind: 'AWARD', award: 4_000, isFaulty: false, count: 2 },
    { kind: 'AWARD', award: 6_240, isFaulty: false, count: 3 },
    { kind: 'AWARD', award: 6_240, isFaulty: true, count: 1 },
  ])

  test('are grouped by kind and award, the highest first', () => {
    expect(first).toMatchObject({ rows: 13, faulty: 1 })
    expect(first.groups).toEqual([
      { kind: 'AWARD', award: 6_240, count: 4 },
      { kind: 'AWARD', award: 4_000, count: 2 },
      { kind: 'NO_AWARD', award: 0, count: 7 },
    ])
    expect(promisedBy(first)).toBe(4 * 6_240 + 2 * 4_000)
  })

  test('are compared with those of the previous dry run', () => {
    const second = totalsOf(now, [
      { kind: 'AWARD', award: 6_240, isFaulty: false, count: 5 },
      { kind: 'REFUSAL', award: 0, isFaulty: false, count: 1 },
      { kind: 'NO_AWARD', award: 0, isFaulty: false, count: 7 },
    ])
    expect(
      compareTotals(second, first).map(({ kind, award, count, change }) => [kind, award, count, change]),
    ).toEqual([
      ['AWARD', 6_240, 5, 1],
      ['NO_AWARD', 0, 7, 0],
      ['REFUSAL', 0, 1, 1],
      ['AWARD', 4_000, 0, -2],
    ])
    expect(compareTotals(second, null).every(({ change }) => change === null)).toBe(true)
  })
})
