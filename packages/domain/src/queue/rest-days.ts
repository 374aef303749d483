import type { CalendarDay } from '../time/instant.ts'

/** In English, because month names are compared and must not depend on a translation. */
const inHebrewCalendar = new Intl.DateTimeFormat('en-u-ca-hebrew-nu-latn', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

type HebrewDay = { readonly month: string; readonly day: number }

const hebrewDayOf = (day: CalendarDay): HebrewDay => {
  const parts = inHebrewCalendar.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { month: part('month'), day: Number(part('day')) }
}

/** Returns the weekday; 0 is Sunday, the first day of the week. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const [monday, tuesday, thursday, friday, saturday] = [1, 2, 4, 5, 6]

/** The legal days of rest that are fixed in the Hebrew calendar. */
const fixedRestDays = {
  roshHashana: { month: 'Tishri', days: [1, 2] },
  yomKippur: { month: 'Tishri', days: [10] },
  sukkot: { month: 'Tishri', days: [15] },
  sheminiAtzeret: { month: 'Tishri', days: [22] },
  pesach: { month: 'Nisan', days: [15, 21] },
  shavuot: { month: 'Sivan', days: [6] },
} as const satisfies Record<string, { readonly month: string; readonly days: readonly number[] }>

/**
 * Returns whether the day is Independence Day: 5 Iyar, moved by law so that neither it nor the remembrance day before
 * it is next to the Sabbath. From Friday and Saturday it moves to the Thursday before, from Monday to Tuesday.
 */
const isIndependenceDay = ({ month, day }: HebrewDay, weekday: number): boolean => {
  if (month !== 'Iyar') return false
  if (weekday === thursday) return day === 3 || day === 4 || day === 5
  if (weekday === tuesday) return day === 6
  return day === 5 && weekday !== monday && weekday !== friday && weekday !== saturday
}

/** A cache, because the index of a hundred thousand requests asks for a few hundred days millions of times. */
const restDayCache = new Map<CalendarDay, boolean>()

/** Returns whether a day is a legal day of rest. Weekends are not included. */
export const isRestDay = (day: CalendarDay): boolean => {
  const known = restDayCache.get(day) ?? isRestByLaw(day)
  restDayCache.set(day, known)
  return known
}

const isRestByLaw = (day: CalendarDay): boolean => {
  const hebrew = hebrewDayOf(day)
  const isFixed = Object.values(fixedRestDays).some(
    ({ month, days }) => month === hebrew.month && (days as readonly number[]).includes(hebrew.day),
  )
  return isFixed || isIndependenceDay(hebrew, weekdayOf(day))
}
