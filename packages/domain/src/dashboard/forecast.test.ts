import { describe, expect, it } from 'vitest'
import { daysAfter } from '../time/jerusalem-day.ts'
import { type DayFlow, forecastOf } from './forecast.ts'

// A Sunday; the two weeks before it have ten working days.
const today = '2026-11-15'
const weeks = (sent: number, decided: number): readonly DayFlow[] =>
  Array.from({ length: 14 }, (_, place) => ({ day: daysAfter(today, place - 14), sent, decided }))
const at = { today, daysOff: new Set<string>(), open: 0, closesOn: '2026-11-01' }

describe('the forecast', () => {
  it('adds what is sent on days of rest to the working days', () => {
    const { sentPerDay, decidedPerDay } = forecastOf(weeks(5, 10), at)
    expect([sentPerDay, decidedPerDay]).toEqual([7, 14])
  })

  it('names the days that the pace is computed from', () => {
    expect(forecastOf(weeks(5, 10), at)).toMatchObject({ since: '2026-11-01', workedDays: 10 })
    expect(forecastOf(weeks(5, 10).slice(-5), at)).toMatchObject({ since: '2026-11-10', workedDays: 3 })
    expect(forecastOf([], at)).toMatchObject({ since: undefined, workedDays: 0 })
  })

  it('leaves out today, because it is not over', () => {
    const flows = [...weeks(0, 0), { day: today, sent: 1_000, decided: 1_000 }]
    expect(forecastOf(flows, at)).toMatchObject({ sentPerDay: 0, decidedPerDay: 0 })
  })

  it.each([
    [0, today],
    [14, '2026-11-16'],
    [15, '2026-11-17'],
    // Four working days of this week, then the weekend.
    [14 * 5, '2026-11-22'],
  ])('%i open requests are decided on %s after the close', (open, day) => {
    expect(forecastOf(weeks(5, 10), { ...at, open }).doneOn).toBe(day)
  })

  it('expects further requests until the close', () => {
    expect(forecastOf(weeks(5, 10), { ...at, open: 14, closesOn: '2026-12-31' }).doneOn).toBe('2026-11-17')
    expect(forecastOf(weeks(5, 10), { ...at, open: 14, closesOn: '2026-11-16' }).doneOn).toBe('2026-11-17')
  })

  it('expects no further requests if nobody can send', () => {
    expect(forecastOf(weeks(5, 10), { ...at, open: 14, closesOn: undefined }).doneOn).toBe('2026-11-16')
  })

  it('has no end date if nothing is decided, or less than is sent', () => {
    expect(forecastOf(weeks(5, 0), { ...at, open: 1 }).doneOn).toBeUndefined()
    expect(forecastOf(weeks(10, 5), { ...at, open: 1, closesOn: '2036-01-01' }).doneOn).toBeUndefined()
    expect(forecastOf([], { ...at, open: 1 }).doneOn).toBeUndefined()
  })

  it('counts no day off as a working day', () => {
    const daysOff = new Set(['2026-11-16'])
    expect(forecastOf(weeks(5, 10), { ...at, open: 14, daysOff }).doneOn).toBe('2026-11-17')
  })
})
