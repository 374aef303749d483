import { CalendarDate, HebrewCalendar, toCalendar } from '@internationalized/date'
import { describe, expect, it, vi } from 'vitest'
import { hebrewDate } from './hebrew-date.ts'

// Thousands of runs: on a busy machine more than the usual five seconds.
vi.setConfig({ testTimeout: 120_000 })

const units = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט']
const tens = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ']
const hundreds = ['', 'ק', 'ר', 'ש', 'ת', 'תק', 'תר', 'תש', 'תת', 'תתק']

/** A final letter, and years whose letters are turned round since they would spell murder and destruction. */
const customary = new Map([
  [680, 'תר״ף'],
  [698, 'תרח״צ'],
  [744, 'תשד״מ'],
])

/** Hebrew numerals, written here only to check the platform's. */
const numeral = (value: number): string => {
  const custom = customary.get(value)
  if (custom !== undefined) return custom
  const rest = value % 100
  const low = rest === 15 ? 'טו' : rest === 16 ? 'טז' : `${tens[Math.floor(rest / 10)]}${units[rest % 10]}`
  const letters = `${hundreds[Math.floor(value / 100) % 10]}${low}`
  return letters.length === 1 ? `${letters}׳` : `${letters.slice(0, -1)}״${letters.slice(-1)}`
}

const common = ['תשרי', 'חשוון', 'כסלו', 'טבת', 'שבט', 'אדר', 'ניסן', 'אייר', 'סיוון', 'תמוז', 'אב', 'אלול']
const leap = [...common.slice(0, 5), 'אדר א׳', 'אדר ב׳', ...common.slice(6)]
const calendar = new HebrewCalendar()

const expected = (year: number, month: number, day: number): string => {
  const date = toCalendar(new CalendarDate(year, month, day), calendar)
  const names = calendar.getMonthsInYear(date) === 13 ? leap : common
  return `${numeral(date.day)} ב${names[date.month - 1]} ${numeral(date.year % 1000)}`
}

describe('the Hebrew date', () => {
  it('agrees with another implementation on every day of 1901 to 2016', () => {
    const wrong: string[] = []
    let days = 0
    for (
      const day = new Date('1901-01-01T00:00:00Z');
      day.getUTCFullYear() <= 2016;
      day.setUTCDate(day.getUTCDate() + 1)
    ) {
      const iso = day.toISOString().slice(0, 10)
      const other = expected(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
      days += 1
      if (hebrewDate(iso) !== other) wrong.push(`${iso}: ${hebrewDate(iso)} / ${other}`)
    }
    expect(wrong.slice(0, 10)).toEqual([])
    expect(days).toBe(42_369)
  })

  it.each(['2001-02-29', '', 'soon'])('%j has none', (value) => {
    expect(hebrewDate(value)).toBeUndefined()
  })
})
