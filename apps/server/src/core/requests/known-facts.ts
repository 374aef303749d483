import { stopwatch } from '../../platform/clock.ts'
import { createRecent } from '../../platform/recent.ts'
import type { Facts } from './facts.ts'

export type KnownFacts = {
  readonly find: (sessionId: string) => Facts | undefined
  readonly keep: (sessionId: string, facts: Facts) => void
}

const mostSessions = 2_000
const lifeMs = 15 * 60_000

/**
 * What this process last saw of each session's request, so that a save needs no look before it writes. Nothing is
 * answered by it: the statement that writes compares the stamps, and whoever is told no is told by fresh facts.
 */
export const createKnownFacts = (now: () => number = stopwatch): KnownFacts => {
  const known = createRecent<string, { readonly facts: Facts; readonly until: number }>(mostSessions)
  return {
    find: (sessionId) => {
      const entry = known.find(sessionId)
      return entry && now() < entry.until ? entry.facts : undefined
    },
    keep: (sessionId, facts) => known.keep(sessionId, { facts, until: now() + lifeMs }),
  }
}
