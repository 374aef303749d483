/** Returns whether the value is an existing calendar day as `YYYY-MM-DD`: 2001-02-29 is not. */
export const isIsoDate = (value: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return match !== null && isDay(Number(match[1]), Number(match[2]), Number(match[3]))
}

const isDay = (year: number, month: number, day: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The two orders of dates on the wire; the birthdate has the month first. */
export type DottedOrder = 'MM.DD.YYYY' | 'DD.MM.YYYY'

/** Returns `YYYY-MM-DD` as dotted text. A text that is not a day is returned unchanged. */
export const toDotted = (iso: string, order: DottedOrder): string => {
  if (!isIsoDate(iso)) return iso
  const [year, month, day] = iso.split('-')
  return order === 'MM.DD.YYYY' ? `${month}.${day}.${year}` : `${day}.${month}.${year}`
}

/** Returns dotted text as `YYYY-MM-DD`; undefined if it is not a day. */
export const findDotted = (value: string, order: DottedOrder): string | undefined => {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value.trim())
  if (match === null) return undefined
  const [, first, second, year] = match
  const iso = order === 'MM.DD.YYYY' ? `${year}-${first}-${second}` : `${year}-${second}-${first}`
  return isIsoDate(iso) ? iso : undefined
}

/** Returns the day at a moment, in UTC; empty for an invalid date. */
export const isoDateAt = (instant: Date): string =>
  Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10)

/** Returns the number of days from one day to another, including both; 0 if the first is later or one is not a day. */
export const daysBetween = (from: string, to: string): number => {
  if (!isIsoDate(from) || !isIsoDate(to)) return 0
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)
}

/** Returns the same day so many years earlier; 29 February becomes the 28th if that year has none. */
export const yearsBefore = (iso: string, years: number): string => {
  if (!isIsoDate(iso)) return iso
  const [year, month, day] = iso.split('-').map(Number)
  const earlier = Math.max(1, (year ?? 1) - years)
  const last = Math.min(day ?? 1, daysIn(earlier, month ?? 1))
  return `${String(earlier).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`
}
