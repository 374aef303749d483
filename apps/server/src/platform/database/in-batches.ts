type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type BatchOptions<Item, Result> = {
  /** Sends one batch. Returns one result for each item, in the items' order. If it throws, no item was processed. */
  readonly send: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Of two items with the same key, the second is sent only after the first is finished. */
  readonly keyOf: (item: Item) => string
  /** Returns whether a failure concerns every item of the batch, so that sending each item alone would fail as well. */
  readonly isFailureOfAll: (error: unknown) => boolean
  /** A batch that runs longer than this counts as slow, and the next batch does not wait for it. */
  readonly slowAfterMs: number
  /** At most this many batches run at the same time. */
  readonly mostBatches: number
  /** A batch has at most this many items. */
  readonly mostItems: number
}

/**
 * Returns a function that sends one item. Items that arrive while a batch is running wait and are sent together as the
 * next batch, so that they share the cost of one round trip. While no batch is running, an item waits only until the
 * end of the current turn of the event loop. A slow batch does not block the others: the next batch then runs beside
 * it. If a batch fails, each of its items is sent alone, so that only the item that causes the failure is rejected.
 */
export const inBatches = <Item, Result>({
  send,
  keyOf,
  isFailureOfAll,
  slowAfterMs,
  mostBatches,
  mostItems,
}: BatchOptions<Item, Result>): ((item: Item) => Promise<Result>) => {
  let waiting: Waiting<Item, Result>[] = []
  const runningKeys = new Set<string>()
  let running = 0
  let slow = 0
  let isStartPlanned = false

  const takeNextBatch = (): readonly Waiting<Item, Result>[] => {
    const batch: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    for (const entry of waiting) {
      const key = keyOf(entry.item)
      const isInBatch = batch.length < mostItems && !runningKeys.has(key)
      if (isInBatch) runningKeys.add(key)
      ;(isInBatch ? batch : rest).push(entry)
    }
    waiting = rest
    return batch
  }

  const run = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await send(batch.map(({ item }) => item))
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result)
    } catch (error) {
      if (batch.length === 1 || isFailureOfAll(error)) for (const { reject } of batch) reject(error)
      // All at the same time, so that a slow item does not delay the others.
      else await Promise.all(batch.map((entry) => run([entry])))
    }
  }

  const startBatch = (): void => {
    if (running > slow || running === mostBatches) return
    const batch = takeNextBatch()
    if (batch.length === 0) return
    running += 1
    let isSlow = false
    const slowTimer = setTimeout(() => {
      isSlow = true
      slow += 1
      startBatch()
    }, slowAfterMs)
    void run(batch).then(() => {
      clearTimeout(slowTimer)
      for (const { item } of batch) runningKeys.delete(keyOf(item))
      running -= 1
      if (isSlow) slow -= 1
      startBatchSoon()
    })
  }

  // Items that arrive in the same turn of the event loop become one batch. When the first of them was sent alone, a
  // save took 6 % more of the server's time and 18 % more of PostgreSQL's.
  const startBatchSoon = (): void => {
    if (isStartPlanned) return
    isStartPlanned = true
    setImmediate(() => {
      isStartPlanned = false
      startBatch()
    })
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      startBatchSoon()
    })
}
