import { paths } from '@milgo/contracts/portal-paths'
import { defaultLanguage, type Language } from '@milgo/messages/languages'

/**
 * The build puts the home page into index.html, in the default language and still without data, so that a phone
 * shows it before the application has come. The server answers every address with that file: where it is not what
 * the reader asked for, it stays hidden (app.css) and is dropped.
 */
const hiddenMark = 'otherPage'

export const hideUnlessAskedFor = (language: Language): void => {
  if (location.pathname !== paths.home || language !== defaultLanguage)
    document.documentElement.dataset[hiddenMark] = ''
}

export const isPreparedPageShown = (root: HTMLElement): boolean =>
  root.hasChildNodes() && !(hiddenMark in document.documentElement.dataset)

export const dropPreparedPage = (root: HTMLElement): void => {
  root.replaceChildren()
  delete document.documentElement.dataset[hiddenMark]
}
