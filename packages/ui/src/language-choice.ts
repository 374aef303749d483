import { readStoredChoice, storeChoice } from './stored-choice.ts'

const storageKey = 'milgo.language'

/** The language that the reader chose in this browser, among those an application speaks. */
export const languageChoice = <Language extends string>(
  directionOf: Readonly<Record<Language, 'rtl' | 'ltr'>>,
  fallback: Language,
) => {
  const isSpoken = (value: string | null): value is Language =>
    value !== null && Object.hasOwn(directionOf, value)
  return {
    storedLanguage: (): Language => {
      const stored = readStoredChoice(storageKey)
      return isSpoken(stored) ? stored : fallback
    },
    storeLanguage: (language: Language): void => storeChoice(storageKey, language),
    /** Tells the browser, the fonts and the screen reader which language and direction the page now has. */
    applyLanguage: (language: Language): void => {
      document.documentElement.lang = language
      document.documentElement.dir = directionOf[language]
    },
  }
}
