import { fill } from '@milgo/messages/fill'
import type { Tiers } from './use-results.ts'

/** Returns the edges from low to high as words of a sentence: 68, 77 and 92. */
export const edgesText = (tiers: Tiers, and: string): string => {
  const edges = tiers.map(({ from }) => String(from)).toReversed()
  const last = edges.pop() ?? ''
  return edges.length === 0 ? last : fill(and, { edges: edges.join(', '), last })
}
