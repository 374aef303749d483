import type { Language } from '@milgo/messages/languages'
import { CallFailed } from '@milgo/web-client/call-failed'
import { queryOptions } from '@tanstack/react-query'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { loadStart } from './load-start.ts'
import type { Start } from './start.ts'

/** Which page it is, so that none begins with what another found, and what is brought before it is drawn. */
export type Started = {
  readonly name: string
  readonly prepare?: (start: Start) => Promise<unknown> | undefined
}

export const startQuery = ({ name, prepare }: Started, sessionId: string | undefined, language: Language) =>
  queryOptions({
    queryKey: personalQueryKey(sessionId, 'application', name),
    queryFn: async ({ signal, client }) => {
      const start = await loadStart({ signal, client, language })
      // What does not come says so where it stands.
      await prepare?.(start)?.catch(() => undefined)
      return start
    },
    // Asked once for each opening: while it is open the form itself knows better what is saved.
    staleTime: Number.POSITIVE_INFINITY,
    // Long enough for an answer that comes before the page has its code and its words.
    gcTime: 60_000,
    // What cannot be reached was tried again already.
    retry: (failures, error) => failures < 2 && error instanceof CallFailed && error.isPassing,
  })
