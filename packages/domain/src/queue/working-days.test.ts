import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '../time/jerusalem-day.ts'
import { isWorkingDay, workingDaysAfter, workingDaysBefore, workingDaysBetween } from './working-days.ts'

describe('working days', () => {
  it.each([
    ['2026-11-15', true],
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-09-21', false],
    ['2026-04-22', false],
  ])('%s is a working day: %s', (day, isOne) => {
    expect(isWorkingDay(day)).toBe(isOne)
  })

  it("exclude the period's days off", () => {
    expect(isWorkingDay('2026-11-16', new Set(['2026-11-16']))).toBe(false)
    expect(workingDaysBetween('2026-11-15', '2026-11-17', new Set(['2026-11-16']))).toBe(1)
  })

  it.each([
    ['2026-11-15', '2026-11-15', 0],
    ['2026-11-15', '2026-11-16', 1],
    ['2026-11-19', '2026-11-22', 1],
    ['2026-11-15', '2026-11-22', 5],
    ['2026-09-10', '2026-09-14', 1],
    ['2026-11-16', '2026-11-15', 0],
  ])('from %s to %s: %i', (from, to, days) => {
    expect(workingDaysBetween(from, to)).toBe(days)
  })

  it('workingDaysBetween counts the days that workingDaysAfter added', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2000-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (from, days) => {
        const reached = workingDaysAfter(from, days)
        expect(isWorkingDay(reached)).toBe(true)
        expect(workingDaysBetween(from, reached)).toBe(days)
      }),
    )
    expect(workingDaysAfter('2026-11-20', 0)).toBe('2026-11-20')
  })

  it('workingDaysBefore returns the last day that is so many working days earlier', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2000-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (to, days) => {
        const from = workingDaysBefore(to, days)
        expect(workingDaysBetween(from, to)).toBe(days)
        if (days > 0) expect(workingDaysBetween(daysAfter(from, 1), to)).toBe(days - 1)
      }),
    )
  })
})
