import { isIsoDate } from './calendar-date.ts'

const format = new Intl.DateTimeFormat('he-u-ca-hebrew', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in the Hebrew calendar, in Hebrew words; undefined when it is no day. */
export const hebrewDate = (iso: string): string | undefined =>
  isIsoDate(iso) ? format.format(new Date(`${iso}T00:00:00Z`)) : undefined
