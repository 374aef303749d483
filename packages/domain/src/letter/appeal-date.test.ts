import { expect, test } from 'vitest'
import { findOwnAppealDate, findReleaseAppealDate } from './appeal-date.ts'

const period = { appealsFrom: '2025-06-20T06:00:00Z', appealDays: 14 }

test.each([
  // The opening is later than the planned day: the 20th, and 15 days to the end of the 5th of July.
  ['2025-06-15', '2025-07-05T21:00:00.000Z'],
  ['2025-06-20', '2025-07-05T21:00:00.000Z'],
  ['2025-06-25', '2025-07-10T21:00:00.000Z'],
  // Over the end of summer time.
  ['2025-10-20', '2025-11-04T22:00:00.000Z'],
])('a release planned for %s prints an appeal until %s', (day, until) => {
  expect(findReleaseAppealDate(day, period)?.toISOString()).toBe(until)
})

test('whoever is published on the planned day has their own days in full before the printed date', () => {
  const lastMoment = new Date('2025-06-25T20:59:59Z')
  const own = findOwnAppealDate(lastMoment, period)
  expect(own?.toISOString()).toBe('2025-07-09T20:59:59.000Z')
  expect(own?.getTime()).toBeLessThan(findReleaseAppealDate('2025-06-25', period)?.getTime() ?? 0)
})

test('own days run from the opening where that is later', () => {
  expect(findOwnAppealDate(new Date('2025-06-01T00:00:00Z'), period)?.toISOString()).toBe(
    '2025-07-04T06:00:00.000Z',
  )
})

test('without an opening of the appeals there is no date', () => {
  expect(findReleaseAppealDate('2025-06-15', { ...period, appealsFrom: null })).toBeUndefined()
  expect(findOwnAppealDate(new Date(), { ...period, appealsFrom: null })).toBeUndefined()
})
