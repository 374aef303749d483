import { languageKey, storeLanguage } from './language-choice.ts'
import { readStoredChoice } from './stored-choice.ts'

/**
 * Returns the language that a page opens in, among those of the application. First comes the language in the address,
 * as in `/?lang=ar`. It is stored, because the next page's address does not contain it. Then come the language chosen
 * in this browser, the browser's own, and the application's first.
 */
export const firstLanguage = <Language extends string>(
  spoken: readonly [Language, ...Language[]],
): Language => {
  const find = (tag: string | null): Language | undefined =>
    spoken.find((language) => language === tag?.toLowerCase().split('-')[0])
  const asked = find(new URLSearchParams(location.search).get('lang'))
  if (asked) storeLanguage(asked)
  const preferred = [readStoredChoice(languageKey), ...navigator.languages]
  return asked ?? preferred.map(find).find((language) => language !== undefined) ?? spoken[0]
}
