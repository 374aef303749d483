import { locales } from '@milgo/domain/writing/locales'
import type { Language } from './languages.ts'

/** Returns the month and year of a day: June 2027. */
export const monthText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
