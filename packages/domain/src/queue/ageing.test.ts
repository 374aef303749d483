import { expect, it } from 'vitest'
import { ageingOf } from './ageing.ts'

it.each([
  [0, 14, 'within'],
  [13, 14, 'within'],
  [14, 14, 'due'],
  [15, 14, 'overdue'],
  [21, 14, 'overdue'],
  [1, 1, 'due'],
  [2, 1, 'overdue'],
] as const)('%i days of %i: %s', (waited, target, level) => {
  expect(ageingOf(waited, target)).toBe(level)
})
