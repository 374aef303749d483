import { useState } from 'react'
import type { QueuePage } from './use-queue-calls.ts'

type Position = NonNullable<QueuePage['next']>

/** As many as the server gives on a page. */
const pageLength = 50

/** Pages by key have no numbers: where the earlier ones began is remembered, so that one can go back. */
export const usePages = () => {
  const [starts, setStarts] = useState<readonly Position[]>([])
  return {
    after: starts.at(-1),
    /** Requests on the pages before this one. */
    before: starts.length * pageLength,
    forward: (next: Position) => setStarts((before) => [...before, next]),
    back: starts.length > 0 ? () => setStarts((before) => before.slice(0, -1)) : undefined,
  }
}
