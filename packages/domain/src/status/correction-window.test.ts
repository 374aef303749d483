import { describe, expect, it, test } from 'vitest'
import { shareLeft } from '../time/moments.ts'
import {
  correctionDeadline,
  correctionReminders,
  hasWindowLapsed,
  isWindowOpenAt,
  millisecondsLeft,
  timeLeft,
} from './correction-window.ts'

const sent = new Date('2025-03-20T09:30:15Z')

test('ten days are ten times 24 hours, also across the change to summer time', () => {
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

  test('is never true without a deadline, and the window is not open either', () => {
    expect(hasWindowLapsed(null, new Date('2999-01-01'))).toBe(false)
    expect(isWindowOpenAt(null, new Date('2000-01-01'))).toBe(false)
  })

  test('is false for an invalid date, and the window is not open either', () => {
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

describe('reminders are sent 3 days and 1 day before', () => {
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

describe('the time left of the window', () => {
  const minutes = (count: number) => count * 60_000
  const words = (milliseconds: number) =>
    timeLeft(milliseconds)
      .map(({ unit, count }) => `${count} ${unit}`)
      .join(', ')

  it.each([
    [minutes(6 * 1_440 + 4 * 60 + 59), '6 days, 4 hours'],
    [minutes(1_440), '1 days'],
    [minutes(1_439), '23 hours, 59 minutes'],
    [minutes(60), '1 hours'],
    [minutes(59) + 59_999, '59 minutes'],
    [59_999, ''],
    [0, ''],
  ])('%d milliseconds are "%s"', (milliseconds, text) => {
    expect(words(milliseconds)).toBe(text)
  })

  it('is also given as a share of the whole; 0 when the window is over', () => {
    const from = new Date('2026-01-15T10:00:00.000Z')
    const deadline = new Date('2026-01-25T10:00:00.000Z')
    expect(shareLeft(from, deadline, from)).toBe(1)
    expect(shareLeft(from, deadline, new Date('2026-01-20T10:00:00.000Z'))).toBe(0.5)
    expect(shareLeft(from, deadline, deadline)).toBe(0)
    expect(shareLeft(deadline, deadline, from)).toBe(0)
  })
})
