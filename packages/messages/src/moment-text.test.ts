import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

it.each([
  ['2026-01-15T10:00:00.000Z', '15.01.2026 12:00'],
  ['2026-07-01T21:05:59.999Z', '02.07.2026 00:05'],
])('%s is read in Israel as %s', (moment, text) => {
  expect(momentText(new Date(moment))).toBe(text)
})
