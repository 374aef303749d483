import { expect, it } from 'vitest'
import { locales } from './locales.ts'

const june = new Date('2026-06-15T12:00:00Z')

it.each([
  ['he', 'יוני 2026'],
  ['ar', 'حزيران 2026'],
  ['en', 'June 2026'],
] as const)('a month in %s is called %s', (language, expected) => {
  const text = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric' }).format(june)
  expect(text).toBe(expected)
})
