export const languages = ['he', 'ar', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'he'

export const directionOf: Record<Language, 'rtl' | 'ltr'> = { he: 'rtl', ar: 'rtl', en: 'ltr' }

/** Each language in its own words, as a language menu shows it. */
export const languageNames: Record<Language, string> = { he: 'עברית', ar: 'العربية', en: 'English' }

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
