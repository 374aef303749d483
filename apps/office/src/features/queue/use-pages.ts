import { useState } from 'react'
import type { QueuePage } from './use-queue-calls.ts'

type Position = NonNullable<QueuePage['next']>

/** The number of requests on a page of the server. */
const pageLength = 50

/**
 * Pages start after a row, so they have no numbers. The starts of the earlier pages are stored, so that the user can go
 * back.
 */
export const usePages = () => {
  const [starts, setStarts] = useState<readonly Position[]>([])
  return {
    after: starts.at(-1),
    /** The number of requests on the pages before this one. */
    before: starts.length * pageLength,
    forward: (next: Position) => setStarts((before) => [...before, next]),
    back: starts.length > 0 ? () => setStarts((before) => before.slice(0, -1)) : undefined,
  }
}
