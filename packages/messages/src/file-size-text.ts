import type { Language } from './languages.ts'

/** Each unit is 1,024 of the one before. */
const units: Readonly<Record<Language, readonly string[]>> = {
  he: ['בתים', 'ק״ב', 'מ״ב', 'ג״ב'],
  ar: ['بايت', 'كيلوبايت', 'ميغابايت', 'غيغابايت'],
  en: ['B', 'kB', 'MB', 'GB'],
}

/** Returns a size in its usual unit. */
export const fileSizeText = (bytes: number, language: Language): string => {
  const step = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10))
  const size = (bytes / 1024 ** step).toFixed(step < 2 ? 0 : 1)
  return `${Number(size)} ${units[language][step]}`
}
