import { expect, it } from 'vitest'
import { joinList } from './join-list.ts'

it.each([
  ['he', 'א, ב'],
  ['ar', 'א، ב'],
  ['en', 'א, ב'],
] as const)('parts have the comma of %s between them', (language, expected) => {
  expect(joinList(['א', 'ב'], language)).toBe(expected)
  expect(joinList(['א'], language)).toBe('א')
})
