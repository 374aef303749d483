type OnPopState = (event: PopStateEvent) => void

let holder: OnPopState | undefined

/** Called before the router listens: at the window, who came first is heard first. */
export const hearBackFirst = (): void => {
  addEventListener('popstate', (event) => holder?.(event))
}

/** Hears of Back and Forward before the router does, until the answer is called. */
export const holdBack = (onPopState: OnPopState): (() => void) => {
  holder = onPopState
  return () => {
    if (holder === onPopState) holder = undefined
  }
}
