import { CalendarDate, HebrewCalendar, toCalendar } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { hebrewDate } from './hebrew-date.ts'
import { hebrewNumeral, hebrewYear } from './hebrew-numeral.ts'

/** The date as the platform formats it. */
const platform = new Intl.DateTimeFormat('he-u-ca-hebrew', { dateStyle: 'long', timeZone: 'UTC' })

const common = ['תשרי', 'חשוון', 'כסלו', 'טבת', 'שבט', 'אדר', 'ניסן', 'אייר', 'סיוון', 'תמוז', 'אב', 'אלול']
const leap = [...common.slice(0, 5), 'אדר א׳', 'אדר ב׳', ...common.slice(6)]
const calendar = new HebrewCalendar()

/** Computes the date with another implementation of the calendar. */
const computed = (day: Date): string => {
  const [year, month, dayOfMonth] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  const date = toCalendar(new CalendarDate(year, month, dayOfMonth), calendar)
  const names = calendar.getMonthsInYear(date) === 13 ? leap : common
  return `${hebrewNumeral(date.day)} ב${names[date.month - 1]} ${hebrewNumeral(date.year % 1000)}`
}

describe('the Hebrew date', () => {
  it('agrees with the platform and with another implementation on every day of 1901 to 2099', () => {
    const wrong: string[] = []
    let days = 0
    for (
      const day = new Date('1901-01-01T00:00:00Z');
      day.getUTCFullYear() <= 2099;
      day.setUTCDate(day.getUTCDate() + 1)
    ) {
      const iso = day.toISOString().slice(0, 10)
      const ours = hebrewDate(iso)
      days += 1
      if (ours !== platform.format(day) || ours !== computed(day))
        wrong.push(`${iso}: ${ours} / ${platform.format(day)} / ${computed(day)}`)
    }
    expect(wrong.slice(0, 10)).toEqual([])
    expect(days).toBe(72_684)
  })

  it('has a year with thousands only', () => {
    expect(hebrewDate('1240-01-01')).toBe('כ״ח בטבת ה׳ אלפים')
    expect(hebrewDate('1240-01-01')).toBe(platform.format(new Date('1240-01-01T00:00:00Z')))
  })

  it.each(['2001-02-29', '', 'soon'])('%j has no Hebrew date', (value) => {
    expect(hebrewDate(value)).toBeUndefined()
  })
})

describe('a Hebrew numeral', () => {
  it.each([
    [1, 'א׳'],
    [10, 'י׳'],
    [15, 'ט״ו'],
    [16, 'ט״ז'],
    [20, 'כ׳'],
    [661, 'תרס״א'],
    [680, 'תר״ף'],
    [698, 'תרח״צ'],
    [700, 'ת״ש'],
    [715, 'תשט״ו'],
    [744, 'תשד״מ'],
    [780, 'תש״ף'],
    [785, 'תשפ״ה'],
  ])('%i is %s', (value, letters) => {
    expect(hebrewNumeral(value)).toBe(letters)
  })
})

it.each([
  [4_999, 'תתקצ״ט'],
  [5_000, 'ה׳ אלפים'],
  [5_001, 'א׳'],
  [5_780, 'תש״ף'],
  [6_000, 'ו׳ אלפים'],
])('the year %i is %s', (year, letters) => {
  expect(hebrewYear(year)).toBe(letters)
})
