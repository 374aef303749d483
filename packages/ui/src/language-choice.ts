import { readStoredChoice, storeChoice } from './stored-choice.ts'

const storageKey = 'milgo.language'

/** As in `/?lang=ar`. */
const addressParameter = 'lang'

/** The language of the reader, among those an application speaks. */
export const languageChoice = <Language extends string>(
  directionOf: Readonly<Record<Language, 'rtl' | 'ltr'>>,
  fallback: Language,
) => {
  const isSpoken = (value: string | null | undefined): value is Language =>
    typeof value === 'string' && Object.hasOwn(directionOf, value)
  const findSpoken = (tag: string | null): Language | undefined => {
    const language = tag?.toLowerCase().split('-')[0]
    return isSpoken(language) ? language : undefined
  }
  const findInAddress = () => findSpoken(new URLSearchParams(location.search).get(addressParameter))
  const findStored = () => findSpoken(readStoredChoice(storageKey))
  const findPreferred = () => navigator.languages.map(findSpoken).find((language) => language !== undefined)
  return {
    /** The language that a page opens in: the address's, the one chosen in this browser, the browser's own. */
    firstLanguage: (): Language => findInAddress() ?? findStored() ?? findPreferred() ?? fallback,
    /** The next page has no language in its address any more. */
    rememberAddressLanguage: (): void => {
      const language = findInAddress()
      if (language !== undefined) storeChoice(storageKey, language)
    },
    storeLanguage: (language: Language): void => storeChoice(storageKey, language),
    /** Tells the browser, the fonts and the screen reader which language and direction the page now has. */
    applyLanguage: (language: Language): void => {
      document.documentElement.lang = language
      document.documentElement.dir = directionOf[language]
    },
  }
}
