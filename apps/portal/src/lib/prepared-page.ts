import { paths } from '@milgo/contracts/portal-paths'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { readStoredChoice } from '@milgo/ui/stored-choice.ts'
import { preparedPaths, redrawnPaths } from './prepared-paths.ts'
import { readTabItem } from './session/tab-storage.ts'
import { tokenKey } from './session/token-key.ts'

/**
 * The build writes some pages into their documents, in the default language and without data, so that a phone shows
 * them before the application is loaded. The requested page may differ: in another language, for a logged-in student,
 * at another step, or with a note about where the reader came from. Then the prepared page stays hidden (app.css) and
 * is removed.
 */
const hiddenMark = 'otherPage'

const isPrepared = (): boolean => preparedPaths.some((path) => path === location.pathname)

const isAskedFor = (language: Language): boolean =>
  language === defaultLanguage &&
  readStoredChoice(tokenKey) === null &&
  isPrepared() &&
  (location.pathname === paths.home || location.search === '') &&
  (location.pathname !== paths.login || (!history.state?.usr && readTabItem('return-address') === null))

export const hideUnlessAskedFor = (language: Language): void => {
  // A visitor who is not logged in is sent elsewhere, so the heading of an outline is not shown to them
  // (page-outline.tsx).
  if (readStoredChoice(tokenKey) === null) document.documentElement.dataset['stranger'] = ''
  if (!isAskedFor(language)) document.documentElement.dataset[hiddenMark] = ''
}

const isHidden = (): boolean => hiddenMark in document.documentElement.dataset

/**
 * Returns whether the application hydrates the page in the document. An outline is not hydrated: without the early
 * script it is not hidden.
 */
export const isPreparedPageShown = (root: HTMLElement): boolean =>
  root.hasChildNodes() && !isHidden() && isPrepared() && !redrawnPaths.includes(location.pathname)

/** Removes the hidden page. The visible outline is removed when the page is drawn. */
export const dropHiddenPage = (root: HTMLElement): void => {
  if (!isHidden()) return
  for (const prepared of root.querySelectorAll(':scope > :not([data-outline])')) prepared.remove()
  delete document.documentElement.dataset[hiddenMark]
}
