import { expect, it } from 'vitest'
import { holdEnd, isHoldDay } from './hold.ts'

const now = new Date('2026-11-16T12:00:00Z')

it.each([
  ['2026-11-15', false],
  ['2026-11-16', false],
  ['2026-11-17', true],
  ['2027-02-14', true],
  ['2027-02-15', false],
])('a hold until %s is allowed: %s', (day, isOne) => {
  expect(isHoldDay(day, now)).toBe(isOne)
})

it('a hold ends at the beginning of its day in Jerusalem', () => {
  expect(holdEnd('2026-11-17').toISOString()).toBe('2026-11-16T22:00:00.000Z')
})
