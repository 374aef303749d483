type Source<Opened> = {
  readonly open: (key: string, signal: AbortSignal) => Promise<Opened>
  /** Frees the memory of an opened document. */
  readonly close: (opened: Opened) => void
  /** Prepares a document that was loaded ahead, so that it can be shown at once. */
  readonly prepare?: (opened: Opened) => void
  /** How many opened documents stay in memory. */
  readonly most?: number
}

type Entry<Opened> = {
  readonly opening: Promise<Opened>
  readonly abort: AbortController
  isAhead: boolean
  opened?: Opened
}

export type DocumentLoader<Opened> = {
  /** Opens the document that is to be shown. Cancels any other document that is loaded ahead. */
  readonly open: (key: string) => Promise<Opened>
  /** Returns the document if it is already loaded, so that it is shown without waiting. */
  readonly find: (key: string) => Opened | undefined
  /**
   * Loads one document ahead, after the current one is loaded, because it must not slow down the document that the user
   * waits for.
   */
  readonly preload: (key: string) => void
  /** Drops the document, so that the next attempt loads it again. */
  readonly forget: (key: string) => void
  readonly dispose: () => void
}

/** Opens documents one at a time, with at most one ahead. */
export const createDocumentLoader = <Opened>({
  open,
  close,
  prepare,
  most = 3,
}: Source<Opened>): DocumentLoader<Opened> => {
  /** The opened documents, in the order of their last use. */
  const entries = new Map<string, Entry<Opened>>()
  let current: string | undefined
  let ahead: string | undefined

  const drop = (key: string): void => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    entry.abort.abort()
    entry.opening.then(close, () => {})
  }

  const cancelAhead = (except: string | undefined): void => {
    for (const [key, { isAhead }] of [...entries]) if (isAhead && key !== except) drop(key)
  }

  const begin = (key: string, isAhead: boolean): Entry<Opened> => {
    const found = entries.get(key)
    if (found) {
      found.isAhead = found.isAhead && isAhead
      entries.delete(key)
      entries.set(key, found)
      return found
    }
    const abort = new AbortController()
    const entry: Entry<Opened> = { opening: open(key, abort.signal), abort, isAhead }
    entry.opening.then(
      (opened) => {
        entry.opened = opened
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key)
      },
    )
    if (isAhead && prepare) entry.opening.then(prepare, () => {})
    entries.set(key, entry)
    return entry
  }

  const dropOldest = (): void => {
    for (const key of [...entries.keys()]) {
      if (entries.size <= most) return
      if (key !== current && key !== ahead) drop(key)
    }
  }

  return {
    open: (key) => {
      current = key
      ahead = undefined
      cancelAhead(key)
      const { opening } = begin(key, false)
      dropOldest()
      return opening
    },
    find: (key) => entries.get(key)?.opened,
    preload: (key) => {
      if (key === current || entries.has(key)) return
      ahead = key
      cancelAhead(key)
      const waited = current === undefined ? undefined : entries.get(current)?.opening
      const start = () => {
        if (ahead !== key) return
        begin(key, true)
        dropOldest()
      }
      if (waited) waited.then(start, start)
      else start()
    },
    forget: drop,
    dispose: () => {
      ahead = undefined
      for (const key of [...entries.keys()]) drop(key)
    },
  }
}
