import type { CalendarDay } from '../period/instant.ts'

/** In English, so that a month is compared by a name that no translation changes. */
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

/** 0 is Sunday, on which the week begins. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const [monday, tuesday, thursday, friday, saturday] = [1, 2, 4, 5, 6]

/** The days of rest by law that the Hebrew calendar fixes. */
const fixedRestDays = {
  roshHashana: { month: 'Tishri', days: [1, 2] },
  yomKippur: { month: 'Tishri', days: [10] },
  sukkot: { month: 'Tishri', days: [15] },
  sheminiAtzeret: { month: 'Tishri', days: [22] },
  pesach: { month: 'Nisan', days: [15, 21] },
  shavuot: { month: 'Sivan', days: [6] },
} as const satisfies Record<string, { readonly month: string; readonly days: readonly number[] }>

/**
 * Independence Day is 5 Iyar, moved by law so that neither it nor the day of remembrance before it touches the Sabbath:
 * from Friday and Saturday to the Thursday before, from Monday to Tuesday.
 */
const isIndependenceDay = ({ month, day }: HebrewDay, weekday: number): boolean => {
  if (month !== 'Iyar') return false
  if (weekday === thursday) return day === 3 || day === 4 || day === 5
  if (weekday === tuesday) return day === 6
  return day === 5 && weekday !== monday && weekday !== friday && weekday !== saturday
}

/** Days that were asked before: the index of a hundred thousand requests asks a few hundred days millions of times. */
const answered = new Map<CalendarDay, boolean>()

/** Whether nobody works on a day by law, the weekend aside. */
export const isRestDay = (day: CalendarDay): boolean => {
  const known = answered.get(day) ?? isRestByLaw(day)
  answered.set(day, known)
  return known
}

const isRestByLaw = (day: CalendarDay): boolean => {
  const hebrew = hebrewDayOf(day)
  const isFixed = Object.values(fixedRestDays).some(
    ({ month, days }) => month === hebrew.month && (days as readonly number[]).includes(hebrew.day),
  )
  return isFixed || isIndependenceDay(hebrew, weekdayOf(day))
}
