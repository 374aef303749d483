export const languages = ['he', 'ar', 'en'] as const
export type Language = (typeof languages)[number]

/** Of the words as the specification counts it; a new set of words has a new one. */
export const localeVersion = '1.3.0'

export const defaultLanguage: Language = 'he'

export const directionOf: Record<Language, 'rtl' | 'ltr'> = { he: 'rtl', ar: 'rtl', en: 'ltr' }

/** Each language in its own words, as a language menu shows it. */
export const languageNames: Record<Language, string> = { he: 'עברית', ar: 'العربية', en: 'English' }

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
