import { describe, expect, it } from 'vitest'
import { daysAfter } from '../time/jerusalem-day.ts'
import { isRestDay } from './rest-days.ts'

/** Returns every day of rest of a year, as the calendar of Israel prints it. */
const restDaysOf = (year: number): readonly string[] => {
  const days: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = daysAfter(day, 1))
    if (isRestDay(day)) days.push(day)
  return days
}

describe('days of rest', () => {
  it.each([
    // A leap year of the Hebrew calendar. 5 Iyar is a Monday, so that Independence Day moves to Tuesday.
    [
      2024,
      '2024-04-23 2024-04-29 2024-05-14 2024-06-12 2024-10-03 2024-10-04 2024-10-12 2024-10-17 2024-10-24',
    ],
    // 5 Iyar is a Saturday, so that Independence Day moves to the Thursday before.
    [
      2025,
      '2025-04-13 2025-04-19 2025-05-01 2025-06-02 2025-09-23 2025-09-24 2025-10-02 2025-10-07 2025-10-14',
    ],
    // 5 Iyar is a Wednesday, and Independence Day is not moved.
    [
      2026,
      '2026-04-02 2026-04-08 2026-04-22 2026-05-22 2026-09-12 2026-09-13 2026-09-21 2026-09-26 2026-10-03',
    ],
  ])('in %i', (year, days) => {
    expect(restDaysOf(year).join(' ')).toBe(days)
  })

  it('are nine in every year, and Independence Day is never next to the Sabbath', () => {
    for (let year = 2000; year < 2060; year++) {
      const days = restDaysOf(year)
      expect([year, days.length]).toEqual([year, 9])
      // Independence Day is the third in the year, after the two days of Pesach.
      const weekday = new Date(`${days[2]}T00:00:00Z`).getUTCDay()
      expect([2, 3, 4]).toContain(weekday)
    }
  })
})
