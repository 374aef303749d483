import { westernDigits } from '@milgo/domain/writing/western-digits'

const pad = (part: string, length: number): string => part.padStart(length, '0')

/** What people write between the parts of a date. */
const sign = '\\s*[./\\-\\u2010-\\u2013\\s]\\s*'
/** The time that may come along when a date is pasted. */
const time = '(?:,?\\s+\\d{1,2}:\\d{2}.*)?'

const dayFirst = new RegExp(`^(\\d{1,2})${sign}(\\d{1,2})${sign}(\\d{4})${time}$`)
/** As computers write it, and as a browser fills in a birthday. */
const yearFirst = new RegExp(`^(\\d{4})${sign}(\\d{1,2})${sign}(\\d{1,2})${time}$`)
const shortYear = new RegExp(`^(\\d{1,2})${sign}(\\d{1,2})${sign}(\\d{2})$`)

/** `yyyy-mm-dd` where there is such a day. */
const findDay = (year: string, month: string, day: string): string | null => {
  const iso = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  const date = new Date(`${iso}T00:00:00Z`)
  // A 31.02 is not refused by Date but rolls over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Without the direction marks that come along when a date is copied out of a Hebrew message. */
const plain = (text: string): string =>
  westernDigits(text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')).trim()

/** Eight digits, which a phone's keys give: the day first, or the year where that is no day of the last centuries. */
const parseDigits = (digits: string): string | null => {
  const [one, two, three, four] = digits.match(/\d{2}/g) ?? []
  if (one === undefined || two === undefined || three === undefined || four === undefined) return null
  const isCentury = (part: string) => part === '19' || part === '20'
  if (isCentury(three)) return findDay(three + four, two, one)
  return isCentury(one) ? findDay(one + two, three, four) : null
}

/** `yyyy-mm-dd` of a text that names a day of the calendar, else null: unfinished, or no such day. */
export const parseDateText = (text: string): string | null => {
  const written = plain(text)
  const [, day, month, year] = dayFirst.exec(written) ?? []
  if (day && month && year) return findDay(year, month, day)
  const [, firstYear, itsMonth, itsDay] = yearFirst.exec(written) ?? []
  if (firstYear && itsMonth && itsDay) return findDay(firstYear, itsMonth, itsDay)
  return /^\d{8}$/.test(written) ? parseDigits(written) : null
}

/**
 * The day that a year of two digits means: the last one that is not after `max`. Without it nobody can tell the century.
 * Asked when the field is left, for until then two more digits may come.
 */
export const findShortYear = (text: string, max: string | undefined): string | null => {
  const [, day, month, year] = shortYear.exec(plain(text)) ?? []
  if (!day || !month || !year || max === undefined) return null
  const century = Number(max.slice(0, 2))
  for (const one of [century, century - 1]) {
    const found = findDay(`${pad(String(one), 2)}${year}`, month, day)
    if (found !== null && found <= max) return found
  }
  return null
}

/** dd.mm.yyyy of a `yyyy-mm-dd`. */
export const dateTextOf = (iso: string): string => iso.split('-').reverse().join('.')
