import type { Language } from './languages.ts'
import { leftToRight } from './left-to-right.ts'

/** By how much the Hebrew year that begins in an autumn is ahead of the calendar year. */
const hebrewAhead = 3_761

const hundreds = ['', 'ק', 'ר', 'ש', 'ת', 'תק', 'תר', 'תש', 'תת', 'תתק'] as const
const tens = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ'] as const
const ones = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'] as const

/** Returns a Hebrew year in letters, without its thousands: תשפ״ה for 5785. */
export const hebrewYear = (year: number): string => {
  const rest = year % 100
  // 15 and 16 are not written with the letters of the name of God.
  const end =
    rest === 15 ? 'טו' : rest === 16 ? 'טז' : (tens[Math.floor(rest / 10)] ?? '') + (ones[rest % 10] ?? '')
  const letters = (hundreds[Math.floor(year / 100) % 10] ?? '') + end
  return `${letters.slice(0, -1)}״${letters.slice(-1)}`
}

/** Returns the two calendar years of the academic year that begins in the given one. */
export const academicYears = (year: number): string => leftToRight(`${year}–${year + 1}`)

/** Returns the academic year that begins in the given calendar year, as people name it. */
export const academicYearText = (year: number, language: Language): string =>
  language === 'he' ? `${hebrewYear(year + hebrewAhead)} (${academicYears(year)})` : academicYears(year)

type NamedPeriod = { readonly code: string; readonly academic_year: number }

/**
 * Returns the name of a period: its academic year. Where another period is for the same year, its code is beside it,
 * which is what its request numbers begin with.
 */
export const periodName = (
  { code, academic_year: year }: NamedPeriod,
  periods: readonly NamedPeriod[],
  language: Language,
): string => {
  const name = academicYearText(year, language)
  const isShared = periods.filter((one) => one.academic_year === year).length > 1
  return isShared ? `${name} · ${leftToRight(code)}` : name
}
