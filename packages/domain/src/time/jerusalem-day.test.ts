import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysAfter,
  endOfNextMonth,
  jerusalemClockAt,
  jerusalemDayAt,
  jerusalemInstant,
} from './jerusalem-day.ts'

/** The clock by the platform's time zone data, which follow the law. */
const platform = new Intl.DateTimeFormat('sv', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const ours = (instant: Date) => jerusalemClockAt(instant).toISOString().slice(0, 19).replace('T', ' ')
const [first, last] = [Date.UTC(2013, 0), Date.UTC(2038, 0)]

test('the clock of Jerusalem matches the time zone data at every hour', () => {
  const wrong = []
  for (let moment = first; moment < last; moment += 60 * 60 * 1000)
    for (const instant of [new Date(moment - 1000), new Date(moment)])
      if (ours(instant) !== platform.format(instant)) wrong.push(instant)
  expect(wrong).toEqual([])
})

test('and at any other moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (moment) => {
      expect(ours(new Date(moment))).toBe(platform.format(new Date(moment)))
    }),
  )
})

test.each([
  ['2026-11-16T21:59:59Z', '2026-11-16'],
  ['2026-11-16T22:00:00Z', '2026-11-17'],
  ['2026-07-16T20:59:59Z', '2026-07-16'],
  ['2026-07-16T21:00:00Z', '2026-07-17'],
  ['2026-12-31T22:00:00Z', '2027-01-01'],
  ['no time', ''],
])('at %s it is %s in Jerusalem', (instant, day) => {
  expect(jerusalemDayAt(new Date(instant))).toBe(day)
})

test.each([
  ['2026-11-16', 12, '2026-11-16T10:00:00.000Z'],
  ['2026-07-16', 12, '2026-07-16T09:00:00.000Z'],
  ['2026-07-16', 0, '2026-07-15T21:00:00.000Z'],
  // Summer time begins on the first of these days at two, and ends on the second.
  ['2026-03-27', 0, '2026-03-26T22:00:00.000Z'],
  ['2026-03-27', 12, '2026-03-27T09:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T21:00:00.000Z'],
  ['2026-10-25', 12, '2026-10-25T10:00:00.000Z'],
])('%s at %i o’clock in Jerusalem is %s', (day, hour, instant) => {
  expect(jerusalemInstant(day, hour).toISOString()).toBe(instant)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days are %s', (day, days, after) => {
  expect(daysAfter(day, days)).toBe(after)
})

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2028-01-01', '2028-02-29'],
  ['2026-11-30', '2026-12-31'],
  ['2026-12-01', '2027-01-31'],
])('after the month of %s the next ends on %s', (day, end) => {
  expect(endOfNextMonth(day)).toBe(end)
})
