import { storeChoice } from './stored-choice.ts'

export const languageKey = 'milgo.language'

const aYear = 31_536_000

/** For the pages of an application, and as a cookie for those that the server writes itself while none can be served. */
export const storeLanguage = (language: string): void => {
  storeChoice(languageKey, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax`
}

/** Tells the browser, the fonts and the screen reader which language and direction the page now has. */
export const applyLanguage = (language: string, direction: 'rtl' | 'ltr'): void => {
  document.documentElement.lang = language
  document.documentElement.dir = direction
}
