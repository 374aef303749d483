import { plainPath } from '@milgo/contracts/portal-paths'
import type { QueryClient } from '@tanstack/react-query'
import { loadPage } from './app-routes.tsx'

/** Milliseconds after which the outline of a page is better than waiting. */
const patience = 3_000

/**
 * Loads the page before anything is drawn: its document has preloaded the code, and the early script has made its
 * calls. Otherwise one outline after the other would be drawn, and React leaves each on the screen for 300
 * milliseconds.
 */
export const loadFirstPage = async (client: QueryClient): Promise<void> => {
  const outlineIsDue = new Promise<void>((resolve) => setTimeout(resolve, patience))
  // Code that fails to load shows its failure where it is used.
  const page = loadPage(plainPath(location.pathname), client).catch(() => undefined)
  await Promise.race([page, outlineIsDue])
}
