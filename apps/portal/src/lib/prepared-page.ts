import { paths } from '@milgo/contracts/portal-paths'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { readStoredChoice } from '@milgo/ui/stored-choice.ts'
import { preparedPaths, redrawnPaths } from './prepared-paths.ts'
import { readTabItem } from './session/tab-storage.ts'
import { tokenKey } from './session/token-key.ts'

/**
 * The build puts some pages into their documents, in the default language and still without data, so that a phone
 * shows them before the application has come. What is asked for may be another one: in another language, for who is logged
 * in, at another step, or with a word about where the reader came from. Then it stays hidden (app.css) and is dropped.
 */
const hiddenMark = 'otherPage'

const isAskedFor = (language: Language): boolean =>
  language === defaultLanguage &&
  readStoredChoice(tokenKey) === null &&
  preparedPaths.some((path) => path === location.pathname) &&
  (location.pathname === paths.home || location.search === '') &&
  (location.pathname !== paths.login || (!history.state?.usr && readTabItem('return-address') === null))

export const hideUnlessAskedFor = (language: Language): void => {
  if (!isAskedFor(language)) document.documentElement.dataset[hiddenMark] = ''
}

const isHidden = (): boolean => hiddenMark in document.documentElement.dataset

/** Whether the application takes over what stands in the document. */
export const isPreparedPageShown = (root: HTMLElement): boolean =>
  root.hasChildNodes() && !isHidden() && !redrawnPaths.includes(location.pathname)

/** The outline that is seen meanwhile goes when the page is drawn. */
export const dropHiddenPage = (root: HTMLElement): void => {
  if (!isHidden()) return
  for (const prepared of root.querySelectorAll(':scope > :not([data-outline])')) prepared.remove()
  delete document.documentElement.dataset[hiddenMark]
}
