import { expect, it } from 'vitest'
import { academicYearOf } from './academic-year.ts'
import { examplePeriod } from './example-period.fixture.ts'

it.each([
  ['in winter, for the year that runs', '2024-12-15T10:00:00Z', 2024],
  ['in spring, for the year that runs', '2027-04-08T09:00:00Z', 2026],
  ['before July, by the clock of Israel', '2025-06-30T20:59:59Z', 2024],
  ['from July on, for the year that begins in autumn', '2025-06-30T21:00:00Z', 2025],
  ['in September, for the year that begins in autumn', '2025-09-30T09:00:00Z', 2025],
])('a registration that closes %s', (_when, to, year) => {
  expect(academicYearOf({ to })).toBe(year)
})

it('the example of the specification is for the year 2024–2025', () => {
  expect(academicYearOf(examplePeriod)).toBe(2024)
})
