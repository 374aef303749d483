import type { Facts } from './facts.ts'

const longest = 2_000
const lifeMs = 15 * 60_000

export type KnownFacts = {
  readonly find: (sessionId: string) => Facts | undefined
  readonly keep: (sessionId: string, facts: Facts) => void
}

/**
 * What this process last saw of each session's request, so that a save needs no look before it writes. Nothing is
 * answered by it: the statement that writes compares the stamps, and whoever is told no is told by fresh facts.
 */
export const createKnownFacts = (now: () => number = () => performance.now()): KnownFacts => {
  const known = new Map<string, { readonly facts: Facts; readonly at: number }>()
  return {
    find: (sessionId) => {
      const entry = known.get(sessionId)
      return entry && now() - entry.at < lifeMs ? entry.facts : undefined
    },
    keep: (sessionId, facts) => {
      // The oldest stands first; one that is kept again goes to the end.
      known.delete(sessionId)
      known.set(sessionId, { facts, at: now() })
      const [oldest] = known.size > longest ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
    },
  }
}
