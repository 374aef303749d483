type OnPopState = (event: PopStateEvent) => void

let holders: readonly OnPopState[] = []
let returningTo: number | undefined

type HistoryState = { readonly idx?: number } | null

/** The router counts its entries in the history's state. */
const positionOf = (state: unknown): number => (state as HistoryState)?.idx ?? 0

/** Which entry the page stands at, or will again in a moment. */
export const currentPosition = (): number => returningTo ?? positionOf(history.state)

/** Called before the router listens: at the window, who came first is heard first. */
export const hearBackFirst = (): void => {
  addEventListener('popstate', (event) => {
    if (returningTo === undefined) return holders.at(-1)?.(event)
    returningTo = undefined
    event.stopImmediatePropagation()
  })
}

/** Hears of Back and Forward before the router does, until the answer is called. Who came last is asked alone. */
export const holdBack = (onPopState: OnPopState): (() => void) => {
  holders = [...holders, onPopState]
  return () => {
    holders = holders.filter((holder) => holder !== onPopState)
  }
}

/** Goes back to where the page stood before Back or Forward, and nobody hears of it. Answers how far it would have led. */
export const takeBack = (event: PopStateEvent, position: number): number => {
  event.stopImmediatePropagation()
  const distance = positionOf(event.state) - position
  // No distance at all would load the page anew.
  if (distance !== 0) {
    returningTo = position
    history.go(-distance)
  }
  return distance
}
