import { expect, it } from 'vitest'
import { jerusalemTime, lastMomentOf } from './jerusalem-time.ts'

it.each([
  ['winter', '2024-12-15T10:00:00Z', { date: '15.12.2024', hour: '12:00' }],
  ['summer', '2025-06-30T20:59:00Z', { date: '30.06.2025', hour: '23:59' }],
  ['a midnight that is the next day there', '2024-12-31T22:00:00Z', { date: '01.01.2025', hour: '00:00' }],
])('an instant in %s is shown on the clock of Israel', (_season, instant, shown) => {
  expect(jerusalemTime(new Date(instant))).toEqual(shown)
})

it('a deadline at midnight is shown as the minute before it', () => {
  expect(jerusalemTime(lastMomentOf(new Date('2026-12-02T22:00:00.000Z')))).toEqual({
    date: '02.12.2026',
    hour: '23:59',
  })
  const noon = new Date('2026-12-02T10:00:00.000Z')
  expect(lastMomentOf(noon)).toBe(noon)
})
