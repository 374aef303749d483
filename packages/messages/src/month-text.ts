import type { Language } from './languages.ts'

/** In Arabic by the names of the months that are in use here. */
const locales: Record<Language, string> = { he: 'he', ar: 'ar-PS-u-nu-latn', en: 'en-GB' }

/** The month of a day, with its year, as people say it: June 2027. */
export const monthText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
