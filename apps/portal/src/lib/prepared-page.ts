import { defaultLanguage, type Language } from '@milgo/messages/languages'

/**
 * The build puts the home page into index.html, in the default language and still without data, so that a phone
 * shows it before the application has come; other pages have a document of their own. To whoever reads another
 * language it stays hidden (app.css) and is dropped.
 */
const hiddenMark = 'otherPage'

export const hideUnlessAskedFor = (language: Language): void => {
  if (language !== defaultLanguage) document.documentElement.dataset[hiddenMark] = ''
}

export const isPreparedPageShown = (root: HTMLElement): boolean =>
  root.hasChildNodes() && !(hiddenMark in document.documentElement.dataset)

export const dropPreparedPage = (root: HTMLElement): void => {
  root.replaceChildren()
  delete document.documentElement.dataset[hiddenMark]
}
