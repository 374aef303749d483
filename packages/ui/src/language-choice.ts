import { storeChoice } from './stored-choice.ts'

export const languageKey = 'milgo.language'

const aYear = 31_536_000

/**
 * Stores the chosen language for the application's pages. The cookie is for pages that the server writes itself while
 * the application cannot be served.
 */
export const storeLanguage = (language: string): void => {
  storeChoice(languageKey, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax`
}

/**
 * Stores the language that the reader chose on the page, and removes another one from the address, because it would
 * come back with the next load.
 */
export const storeChosenLanguage = (language: string): void => {
  storeLanguage(language)
  removeAddressLanguage()
}

/** Removes a language from the address, as in `/?lang=ar`. */
export const removeAddressLanguage = (): void => {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/** Tells the browser, the fonts and the screen reader which language and direction the page now has. */
export const applyLanguage = (language: string, direction: 'rtl' | 'ltr'): void => {
  document.documentElement.lang = language
  document.documentElement.dir = direction
}
