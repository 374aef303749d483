import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { stopwatch } from '../../platform/clock.ts'
import type { RequestCase } from './request-case.ts'

export type RecentCases = {
  readonly find: (sessionId: string) => RequestCase | undefined
  readonly remember: (sessionId: string, seen: RequestCase) => void
}

const mostSessions = 2_000
const lifeMs = 15 * 60_000
/** The form saves ten seconds after a change, so a session without a save for a minute has probably stopped. */
const inUseMs = 60_000

/**
 * Remembers the last case that this process read for each session, so that a save can write without reading first. No
 * answer relies on a remembered case: the statement that writes compares the versions, and a call is refused only by a
 * case that was just read.
 *
 * While all remembered sessions are in use, no further one is remembered. Students who type save in turn: if each new
 * case dropped the one of the longest wait, it would drop the one that is asked for next, and with a few students more
 * than places every save would read first.
 */
export const createRecentCases = (now: () => number = stopwatch): RecentCases => {
  const recent = createBoundedCache<string, { readonly seen: RequestCase; readonly at: number }>(
    mostSessions,
    ({ at }) => now() - at >= inUseMs,
  )
  return {
    find: (sessionId) => {
      const entry = recent.find(sessionId)
      return entry && now() - entry.at < lifeMs ? entry.seen : undefined
    },
    remember: (sessionId, seen) => recent.store(sessionId, { seen, at: now() }),
  }
}
