export const languages = ['he', 'ar', 'en'] as const
export type Language = (typeof languages)[number]

/** The version of the texts, as the specification counts it; new texts need a new version. */
export const localeVersion = '1.3.0'

export const defaultLanguage: Language = 'he'

export const directionOf: Record<Language, 'rtl' | 'ltr'> = { he: 'rtl', ar: 'rtl', en: 'ltr' }

/** Each language in its own name, for a language menu. */
export const languageNames: Record<Language, string> = { he: 'עברית', ar: 'العربية', en: 'English' }

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
