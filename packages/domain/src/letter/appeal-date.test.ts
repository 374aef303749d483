import { expect, test } from 'vitest'
import { findOwnAppealDate, findReleaseAppealDate, findRevisedAppealDate } from './appeal-date.ts'

const period = { appealsFrom: '2025-06-20T06:00:00Z', appealDays: 14 }

test.each([
  // The opening on the 20th is later than the planned day: 15 days later, at the end of the 5th of July.
  ['2025-06-15', '2025-07-05T21:00:00.000Z'],
  ['2025-06-20', '2025-07-05T21:00:00.000Z'],
  ['2025-06-25', '2025-07-10T21:00:00.000Z'],
  // Across the end of summer time.
  ['2025-10-20', '2025-11-04T22:00:00.000Z'],
])('a release planned for %s prints an appeal until %s', (day, until) => {
  expect(findReleaseAppealDate(day, period)?.toISOString()).toBe(until)
})

test('students who are published on the planned day have all their appeal days before the printed date', () => {
  const lastMoment = new Date('2025-06-25T20:59:59Z')
  const own = findOwnAppealDate(lastMoment, period)
  expect(own?.toISOString()).toBe('2025-07-09T20:59:59.000Z')
  expect(own?.getTime()).toBeLessThan(findReleaseAppealDate('2025-06-25', period)?.getTime() ?? 0)
})

test('own appeal days start at the opening if that is later', () => {
  expect(findOwnAppealDate(new Date('2025-06-01T00:00:00Z'), period)?.toISOString()).toBe(
    '2025-07-04T06:00:00.000Z',
  )
})

test('without an opening of the appeals there is no date', () => {
  expect(findReleaseAppealDate('2025-06-15', { ...period, appealsFrom: null })).toBeUndefined()
  expect(findOwnAppealDate(new Date(), { ...period, appealsFrom: null })).toBeUndefined()
})

test.each([
  ['on the day after the release', '2025-06-26T06:00:00Z', '2025-06-25', '2025-07-10T21:00:00.000Z'],
  ['before the appeals open', '2025-06-16T06:00:00Z', '2025-06-15', '2025-07-05T21:00:00.000Z'],
  ['a week later', '2025-07-02T06:00:00Z', '2025-06-25', '2025-07-16T06:00:00.000Z'],
])('a revision %s does not print an earlier date than the first letter', (_when, at, planned, until) => {
  const printed = findReleaseAppealDate(planned, period) ?? null
  expect(findRevisedAppealDate(new Date(at), printed, period)?.toISOString()).toBe(until)
})

test('a revision of a result that no release printed gives the own appeal days', () => {
  const at = new Date('2025-06-26T06:00:00Z')
  expect(findRevisedAppealDate(at, null, period)).toEqual(findOwnAppealDate(at, period))
})
