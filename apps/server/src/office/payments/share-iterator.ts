/**
 * Lets several readers iterate over the same items, which are made once. The next item is made when all readers have
 * asked for it, so that only one item is in memory.
 */
export const shareIterator = <Item>(
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
