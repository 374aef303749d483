import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { stopwatch } from '../../platform/clock.ts'
import type { RequestCase } from './request-case.ts'

export type RecentCases = {
  readonly find: (sessionId: string) => RequestCase | undefined
  readonly keep: (sessionId: string, seen: RequestCase) => void
}

const mostSessions = 2_000
const lifeMs = 15 * 60_000

/**
 * The case that this process last saw of each session, so that a save needs no look before it writes. Nothing is
 * answered by it: the statement that writes compares the versions, and a refusal comes from a case that was just read.
 */
export const createRecentCases = (now: () => number = stopwatch): RecentCases => {
  const recent = createBoundedCache<string, { readonly seen: RequestCase; readonly until: number }>(
    mostSessions,
  )
  return {
    find: (sessionId) => {
      const entry = recent.find(sessionId)
      return entry && now() < entry.until ? entry.seen : undefined
    },
    keep: (sessionId, seen) => recent.store(sessionId, { seen, until: now() + lifeMs }),
  }
}
