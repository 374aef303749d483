import { languageKey, storeLanguage } from './language-choice.ts'
import { readStoredChoice } from './stored-choice.ts'

/**
 * The language that a page opens in, among those an application speaks: the one in the address, as in `/?lang=ar`, which is
 * remembered, since the next page has none there; then the one chosen in this browser, the browser's own, or the first.
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
