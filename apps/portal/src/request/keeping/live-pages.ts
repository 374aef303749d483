const prefix = 'milgo.page.'

/**
 * Marks a page as open, by a lock of the browser, until the returned function is called. The unsent answers of an open
 * page are not taken over by another page. The browser releases the lock of a page that crashes. A page in the
 * back-forward cache has no lock; it locks again when it is shown again.
 */
export const lockPage = (page: string): (() => void) => {
  let release = (): void => undefined
  const lock = (): void => {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    // In a browser without locks, no page is known to be open.
    navigator.locks?.request(prefix + page, () => released).catch(() => undefined)
  }
  const whenHidden = (): void => release()
  const whenShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) lock()
  }
  lock()
  addEventListener('pagehide', whenHidden)
  addEventListener('pageshow', whenShown)
  return () => {
    removeEventListener('pagehide', whenHidden)
    removeEventListener('pageshow', whenShown)
    release()
  }
}

/** Returns the ids of the pages that are open in any tab of this browser. */
export const findLivePages = async (): Promise<ReadonlySet<string>> => {
  const locks = await navigator.locks?.query().catch(() => undefined)
  const names = locks?.held?.flatMap(({ name }) => name ?? []) ?? []
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)))
}
