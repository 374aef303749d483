import { expect, test } from 'vitest'
import { mostTries, nextTry } from './next-try.ts'

const now = new Date('2025-06-15T06:00:00Z')

test.each([
  [1, '2025-06-15T06:00:15.000Z'],
  [2, '2025-06-15T06:01:00.000Z'],
  [mostTries, undefined],
  [mostTries + 1, undefined],
])('after %s failures a row is tried again at %s', (failures, at) => {
  expect(nextTry(failures, now)?.toISOString()).toBe(at)
})
