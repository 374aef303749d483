import { onFirstUse } from '../on-first-use.ts'
import { isIsoDate } from './calendar-date.ts'
import { hebrewNumeral, hebrewYear } from './hebrew-numeral.ts'

/**
 * The parts in digits, and the letters by ourselves: Chromium knows the Hebrew calendar and its months, but writes
 * the long style of it as "57610824 12:00 AM".
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

/** A day in the Hebrew calendar, in Hebrew words; undefined when it is no day. */
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
