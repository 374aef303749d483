import { locales } from '@milgo/domain/writing/locales'
import type { Language } from './languages.ts'

/** The month of a day, with its year, as people say it: June 2027. */
export const monthText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
