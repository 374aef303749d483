import { onFirstUse } from '../on-first-use.ts'
import { isIsoDate } from './calendar-date.ts'
import { hebrewNumeral, hebrewYear } from './hebrew-numeral.ts'

/**
 * Formats the parts in digits; this file converts them to letters, because Chromium formats the long style of the
 * Hebrew calendar as "57610824 12:00 AM".
 */
const format = onFirstUse(
  () =>
    new Intl.DateTimeFormat('he-u-ca-hebrew-nu-latn', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** Returns a day in the Hebrew calendar, in Hebrew; undefined if it is not a day. */
export const hebrewDate = (iso: string): string | undefined =>
  isIsoDate(iso)
    ? format()
        .formatToParts(new Date(`${iso}T00:00:00Z`))
        .map(({ type, value }) => {
          if (type === 'day') return hebrewNumeral(Number(value))
          return type === 'year' ? hebrewYear(Number(value)) : value
        })
        .join('')
    : undefined
