import { expect, it } from 'vitest'
import { academicYearText, hebrewYear, periodName } from './academic-year-text.ts'

it.each([
  [5785, 'תשפ״ה'],
  [5787, 'תשפ״ז'],
  [5790, 'תש״צ'],
  [5775, 'תשע״ה'],
  [5715, 'תשט״ו'],
  [5816, 'תתט״ז'],
  [5800, 'ת״ת'],
])('the Hebrew year %d is %s', (year, letters) => {
  expect(hebrewYear(year)).toBe(letters)
})

it('agrees with the calendar of the platform for a century', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-hebrew', { year: 'numeric', timeZone: 'UTC' })
  for (let year = 2000; year < 2100; year++) {
    // In January the Hebrew year is the one that began in the autumn before.
    const inWinter = Number.parseInt(calendar.format(Date.UTC(year + 1, 0, 15)), 10)
    expect(academicYearText(year, 'he')).toContain(hebrewYear(inWinter))
  }
})

it('is named by the letters of the Hebrew year only in Hebrew', () => {
  expect(academicYearText(2026, 'he')).toBe('תשפ״ז (\u20662026–2027\u2069)')
  expect(academicYearText(2026, 'ar')).toBe('\u20662026–2027\u2069')
  expect(academicYearText(2026, 'en')).toBe('\u20662026–2027\u2069')
})

it('names a period by its academic year, and two of one year by their codes too', () => {
  const [old, young, second] = [
    { code: '24', academic_year: 2024 },
    { code: '25', academic_year: 2025 },
    { code: '25-b', academic_year: 2025 },
  ]
  const name = (one: typeof old) => periodName(one, [old, young, second], 'en')
  expect(name(old)).toBe(academicYearText(2024, 'en'))
  expect(name(young)).toBe(`${academicYearText(2025, 'en')} · \u206625\u2069`)
  expect(name(second)).toBe(`${academicYearText(2025, 'en')} · \u206625-b\u2069`)
})
