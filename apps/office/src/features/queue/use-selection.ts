import { useState } from 'react'
import type { QueueRequest } from './use-queue-calls.ts'

/** The requests of an action: some of the page, or the whole shown view. */
export type Targets = readonly QueueRequest[] | 'view'

/** The selected requests: some of the page, or all of the view, also those not shown. */
export const useSelection = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isWholeView, setIsWholeView] = useState(false)
  return {
    ids,
    isWholeView,
    isEmpty: ids.size === 0,
    /**
     * Ticking or unticking a request ends the selection of the whole view. Only the ticked requests are then selected.
     */
    select: (selected: ReadonlySet<string>) => {
      setIsWholeView(false)
      setIds(selected)
    },
    toggle: (id: string) => {
      const changed = new Set(ids)
      if (!changed.delete(id)) changed.add(id)
      setIsWholeView(false)
      setIds(changed)
    },
    selectWholeView: () => setIsWholeView(true),
    clear: () => {
      setIsWholeView(false)
      setIds(new Set())
    },
  }
}
