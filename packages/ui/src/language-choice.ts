import { storeChoice } from './stored-choice.ts'

export const languageKey = 'milgo.language'

export const storeLanguage = (language: string): void => storeChoice(languageKey, language)

/** Tells the browser, the fonts and the screen reader which language and direction the page now has. */
export const applyLanguage = (language: string, direction: 'rtl' | 'ltr'): void => {
  document.documentElement.lang = language
  document.documentElement.dir = direction
}
