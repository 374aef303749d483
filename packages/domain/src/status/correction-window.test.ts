import { describe, expect, test } from 'vitest'
import {
  correctionDeadline,
  correctionReminders,
  hasWindowLapsed,
  isWindowOpenAt,
  millisecondsLeft,
} from './correction-window.ts'

const sent = new Date('2025-03-20T09:30:15Z')

test('ten days are ten times 24 hours, also across summer time', () => {
  expect(correctionDeadline(sent, 10)).toEqual(new Date('2025-03-30T09:30:15Z'))
})

describe('the window has lapsed', () => {
  const deadline = new Date('2025-03-30T09:30:15Z')
  test.each([
    ['a second before', '2025-03-30T09:30:14Z', false],
    ['a millisecond before', '2025-03-30T09:30:14.999Z', false],
    ['at the deadline', '2025-03-30T09:30:15Z', true],
    ['after it', '2025-03-30T09:30:15.001Z', true],
  ])('%s', (_name, now, expected) => {
    expect(hasWindowLapsed(deadline, new Date(now))).toBe(expected)
    expect(isWindowOpenAt(deadline, new Date(now))).toBe(!expected)
  })

  test('never without a deadline, which opens nothing either', () => {
    expect(hasWindowLapsed(null, new Date('2999-01-01'))).toBe(false)
    expect(isWindowOpenAt(null, new Date('2000-01-01'))).toBe(false)
  })

  test('is neither lapsed nor open at a moment that is none', () => {
    const never = new Date(Number.NaN)
    for (const [until, now] of [
      [deadline, never],
      [never, sent],
    ] as const) {
      expect(hasWindowLapsed(until, now)).toBe(false)
      expect(isWindowOpenAt(until, now)).toBe(false)
      expect(millisecondsLeft(until, now)).toBe(0)
    }
  })
})

describe('reminders go out 3 days and 1 day before', () => {
  test.each([
    [
      10,
      [
        [3, '2025-03-27T09:30:15.000Z'],
        [1, '2025-03-29T09:30:15.000Z'],
      ],
    ],
    [
      4,
      [
        [3, '2025-03-21T09:30:15.000Z'],
        [1, '2025-03-23T09:30:15.000Z'],
      ],
    ],
    [3, [[1, '2025-03-22T09:30:15.000Z']]],
    [2, [[1, '2025-03-21T09:30:15.000Z']]],
    [1, []],
  ])('of a window of %i days', (days, expected) => {
    const reminders = correctionReminders(sent, correctionDeadline(sent, days))
    expect(reminders.map((reminder) => [reminder.daysLeft, reminder.at.toISOString()])).toEqual(expected)
  })
})

test('the countdown stops at zero', () => {
  const deadline = new Date('2025-03-30T09:30:15Z')
  expect(millisecondsLeft(deadline, new Date('2025-03-30T09:30:14Z'))).toBe(1000)
  expect(millisecondsLeft(deadline, deadline)).toBe(0)
  expect(millisecondsLeft(deadline, new Date('2025-03-30T09:30:16Z'))).toBe(0)
})
