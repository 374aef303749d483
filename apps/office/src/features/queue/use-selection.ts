import { useState } from 'react'
import type { QueueRequest } from './use-queue-calls.ts'

/** What an action is for: some requests of the page, or all of the view that is shown. */
export type Targets = readonly QueueRequest[] | 'view'

/** The requests that are selected: some on the page, or all that are in the view, shown or not. */
export const useSelection = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isWholeView, setIsWholeView] = useState(false)
  return {
    ids,
    isWholeView,
    isEmpty: ids.size === 0,
    /** A tick or its removal ends the selection of the whole view: what is meant is then what is ticked. */
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
