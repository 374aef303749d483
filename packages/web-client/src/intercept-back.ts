type OnPopState = (event: PopStateEvent) => void

let interceptors: readonly OnPopState[] = []
let returningTo: number | undefined

type HistoryState = { readonly idx?: number } | null

/** Returns the index of a history entry, which the router stores in its state. */
const positionOf = (state: unknown): number => (state as HistoryState)?.idx ?? 0

/** Returns the index of the current history entry, or of the one that the page is returning to. */
export const currentPosition = (): number => returningTo ?? positionOf(history.state)

/**
 * Must be called before the router adds its listener, because the window calls listeners in the order of their
 * addition.
 */
export const listenBeforeRouter = (): void => {
  addEventListener('popstate', (event) => {
    if (returningTo === undefined) return interceptors.at(-1)?.(event)
    returningTo = undefined
    event.stopImmediatePropagation()
  })
}

/**
 * Calls `onPopState` on Back and Forward before the router, until the returned function is called. If there are
 * several, only the last one added is called.
 */
export const interceptBack = (onPopState: OnPopState): (() => void) => {
  interceptors = [...interceptors, onPopState]
  return () => {
    interceptors = interceptors.filter((interceptor) => interceptor !== onPopState)
  }
}

/**
 * Returns to the history entry from before Back or Forward, without telling the router. Returns the distance of the
 * reverted navigation.
 */
export const revertNavigation = (event: PopStateEvent, position: number): number => {
  event.stopImmediatePropagation()
  const distance = positionOf(event.state) - position
  // `history.go(0)` would reload the page.
  if (distance !== 0) {
    returningTo = position
    history.go(-distance)
  }
  return distance
}
