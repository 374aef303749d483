import type { Language } from '@milgo/messages/languages'
import { CallFailed } from '@milgo/web-client/call-failed'
import { queryOptions } from '@tanstack/react-query'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { loadStart } from './load-start.ts'
import type { Start } from './start.ts'

/** The page's name, so that no page starts with the data of another, and what is loaded before the page is drawn. */
export type Started = {
  readonly name: string
  readonly prepare?: (start: Start) => Promise<unknown> | undefined
}

export const startQuery = ({ name, prepare }: Started, sessionId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: personalQueryKey(sessionId, 'application', name),
    queryFn: async ({ signal, client }) => {
      const start = await loadStart({ signal, client, language })
      // Code that fails to load shows its failure where it is used.
      await prepare?.(start)?.catch(() => undefined)
      return start
    },
    // Fetched once for each opening; while the form is open, the form knows better what is saved.
    staleTime: Number.POSITIVE_INFINITY,
    // Long enough for an answer that arrives before the page has its code and its words.
    gcTime: 60_000,
    // An unreachable service was already tried again by `loadStart`; only other passing failures are tried again here.
    retry: (failures, error) => failures < 2 && error instanceof CallFailed && error.isPassing,
  })
