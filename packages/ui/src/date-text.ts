import { westernDigits } from '@milgo/domain/writing/western-digits'

const pad = (part: string, length: number): string => part.padStart(length, '0')

/** The separators between the parts of a date. */
const separator = '\\s*[./\\-\\u2010-\\u2013\\s]\\s*'
/** A time of day, which a pasted date may contain. */
const time = '(?:,?\\s+\\d{1,2}:\\d{2}.*)?'

const dayFirst = new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{4})${time}$`)
/** As software writes it, and as a browser autofills a birthday. */
const yearFirst = new RegExp(`^(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})${time}$`)
const shortYear = new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{2})$`)

/** Returns `yyyy-mm-dd`, or null if the calendar has no such day. */
const findDay = (year: string, month: string, day: string): string | null => {
  const iso = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  const date = new Date(`${iso}T00:00:00Z`)
  // Date does not refuse 31.02 but makes it a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Returns the text without the direction marks that a date copied from a Hebrew message contains. */
const cleaned = (text: string): string =>
  westernDigits(text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')).trim()

/**
 * Reads eight digits, as typed with a phone's number keys: the day first, or the year first if only that gives a year
 * 19xx or 20xx.
 */
const parseDigits = (digits: string): string | null => {
  const [one, two, three, four] = digits.match(/\d{2}/g) ?? []
  if (one === undefined || two === undefined || three === undefined || four === undefined) return null
  const isCentury = (part: string) => part === '19' || part === '20'
  if (isCentury(three)) return findDay(three + four, two, one)
  return isCentury(one) ? findDay(one + two, three, four) : null
}

/** Returns the date of a text as `yyyy-mm-dd`, or null if the text is unfinished or no such day exists. */
export const parseDateText = (text: string): string | null => {
  const written = cleaned(text)
  const [, day, month, year] = dayFirst.exec(written) ?? []
  if (day && month && year) return findDay(year, month, day)
  const [, firstYear, itsMonth, itsDay] = yearFirst.exec(written) ?? []
  if (firstYear && itsMonth && itsDay) return findDay(firstYear, itsMonth, itsDay)
  return /^\d{8}$/.test(written) ? parseDigits(written) : null
}

/**
 * Returns the date of a text with a two-digit year: the last such day that is not after `max`. Returns null without
 * `max`, because the century is then unknown. Called when the field is left, because two more digits may follow until
 * then.
 */
export const findShortYear = (text: string, max: string | undefined): string | null => {
  const [, day, month, year] = shortYear.exec(cleaned(text)) ?? []
  if (!day || !month || !year || max === undefined) return null
  const century = Number(max.slice(0, 2))
  for (const one of [century, century - 1]) {
    const found = findDay(`${pad(String(one), 2)}${year}`, month, day)
    if (found !== null && found <= max) return found
  }
  return null
}

/** Returns dd.mm.yyyy for a `yyyy-mm-dd`. */
export const dateTextOf = (iso: string): string => iso.split('-').reverse().join('.')
