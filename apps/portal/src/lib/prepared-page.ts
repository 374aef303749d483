import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { readStoredChoice } from '@milgo/ui/stored-choice.ts'
import { tokenKey } from './session/token-key.ts'

/**
 * The build puts the home page into index.html, in the default language and still without data, so that a phone
 * shows it before the application has come; other pages have a document of their own. To whoever reads another
 * language, or is logged in and has a home page of their own, it stays hidden (app.css) and is dropped.
 */
const hiddenMark = 'otherPage'

export const hideUnlessAskedFor = (language: Language): void => {
  const isLoggedIn = readStoredChoice(tokenKey) !== null
  if (language !== defaultLanguage || isLoggedIn) document.documentElement.dataset[hiddenMark] = ''
}

export const isPreparedPageShown = (root: HTMLElement): boolean =>
  root.hasChildNodes() && !(hiddenMark in document.documentElement.dataset)

export const dropPreparedPage = (root: HTMLElement): void => {
  root.replaceChildren()
  delete document.documentElement.dataset[hiddenMark]
}
