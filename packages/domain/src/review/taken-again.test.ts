import { expect, test } from 'vitest'
import { isTakenAgain } from './taken-again.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute))
const corrected = [
  { at: at(0), from: 'DRAFT', to: 'SUBMITTED' },
  { at: at(10), from: 'SUBMITTED', to: 'REPAIR_BACK_FOR' },
  // The rejection by the institution's list, which does not move the status.
  { at: at(15), from: 'REPAIR_BACK_FOR', to: 'REPAIR_BACK_FOR' },
  { at: at(20), from: 'REPAIR_BACK_FOR', to: 'REPAIR_BACK_FROM' },
] as const

test('a request is taken again when a reviewer opens it after the corrections', () => {
  expect(isTakenAgain(corrected, null)).toBe(false)
  expect(isTakenAgain(corrected, at(12))).toBe(false)
  expect(isTakenAgain(corrected, at(20))).toBe(true)
  expect(isTakenAgain(corrected, at(21))).toBe(true)
})

test('events that do not move the status do not start a review', () => {
  const figures = { at: at(30), from: 'REPAIR_BACK_FROM', to: 'REPAIR_BACK_FROM' } as const
  expect(isTakenAgain([...corrected, figures], at(25))).toBe(true)
})

test('a request that never entered review is not taken again', () => {
  expect(isTakenAgain([], at(1))).toBe(false)
})
