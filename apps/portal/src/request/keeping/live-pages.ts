const prefix = 'milgo.page.'

/**
 * Says that a page stands, until the answer is called: no other takes over what it keeps meanwhile. The browser itself
 * ends it for a page that crashes. One that is put aside stands no longer, and is back when it is shown again.
 */
export const standAsPage = (page: string): (() => void) => {
  let fall = (): void => undefined
  const stand = (): void => {
    const standing = new Promise<void>((resolve) => {
      fall = resolve
    })
    // Without locks nobody is known to stand.
    navigator.locks?.request(prefix + page, () => standing).catch(() => undefined)
  }
  const putAside = (): void => fall()
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stand()
  }
  stand()
  addEventListener('pagehide', putAside)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('pagehide', putAside)
    removeEventListener('pageshow', comeBack)
    fall()
  }
}

/** The pages that stand in any tab of this browser. */
export const findLivePages = async (): Promise<ReadonlySet<string>> => {
  const locks = await navigator.locks?.query().catch(() => undefined)
  const names = locks?.held?.flatMap(({ name }) => name ?? []) ?? []
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)))
}
