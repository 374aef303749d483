import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jerusalemDayAt } from '../time/jerusalem-day.ts'
import { examplePeriod } from './example-period.fixture.ts'
import { Period } from './period.ts'
import { periodDatesFrom } from './period-dates.ts'

test('a period that opens today has dates that follow from today', () => {
  expect(periodDatesFrom(new Date('2026-11-16T05:34:00.000Z'))).toEqual({
    from: '2026-11-16T05:34:00.000Z',
    to: '2027-05-15T09:00:00.000Z',
    ageDate: '2027-05-15T09:00:00.000Z',
    reserveWindow: { from: '2025-11-16', to: '2026-11-15' },
    answersBy: '2027-06-30',
    appealsFrom: '2027-06-30T21:00:00.000Z',
    appealsTo: '2027-07-30T21:00:00.000Z',
  })
})

describe('at any opening', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

  test('the period is complete, and each date is after the one it depends on', () => {
    fc.assert(
      fc.property(days, (opens) => {
        const dates = periodDatesFrom(opens)
        expect(Period.safeParse({ ...examplePeriod, ...dates }).success).toBe(true)
        const { from, to, ageDate, reserveWindow, answersBy, appealsFrom, appealsTo } = dates
        expect(ageDate).toBe(to)
        expect(reserveWindow.to < jerusalemDayAt(new Date(from))).toBe(true)
        const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(month(answersBy) - month(jerusalemDayAt(new Date(to)))).toBe(1)
        expect(jerusalemDayAt(new Date(appealsFrom)) > answersBy).toBe(true)
        const hours = (Date.parse(appealsTo) - Date.parse(appealsFrom)) / 3_600_000
        expect(Math.abs(hours - 30 * 24)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
