import { plainPath } from '@milgo/contracts/portal-paths'
import type { QueryClient } from '@tanstack/react-query'
import { loadPage } from './app-routes.tsx'

/** Milliseconds after which the outline of a page is better than nothing. */
const patience = 3_000

/**
 * Brings the page before anything is drawn: its document has announced the code, and the early script has asked for
 * what it shows. Otherwise outline after outline would be drawn, and React leaves each on the screen for 300 milliseconds.
 */
export const loadFirstPage = async (client: QueryClient): Promise<void> => {
  const outlineIsDue = new Promise<void>((resolve) => setTimeout(resolve, patience))
  // What does not come says so where it stands.
  const page = loadPage(plainPath(location.pathname), client).catch(() => undefined)
  await Promise.race([page, outlineIsDue])
}
