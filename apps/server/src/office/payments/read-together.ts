/**
 * Lets several readers walk over the same items, which are made once. They go in step: the next item is made when all
 * have asked for it, so that only one is in memory.
 */
export const readTogether = <Item>(
  items: AsyncIterator<Item>,
  readers: number,
): (() => AsyncGenerator<Item>) => {
  let waiting: ((next: Promise<IteratorResult<Item>>) => void)[] = []
  const next = (): Promise<IteratorResult<Item>> =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length < readers) return
      const everyone = waiting
      waiting = []
      const made = items.next()
      for (const give of everyone) give(made)
    })
  return async function* () {
    for (let step = await next(); !step.done; step = await next()) yield step.value
  }
}
