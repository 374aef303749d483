type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type Journey<Item, Result> = {
  /** Takes items there at once and answers for each of them, in their order. All arrive, or it fails and none has. */
  readonly send: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Of two items by the same key the second goes only once the first is back. */
  readonly keyOf: (item: Item) => string
  /** Whether a failure is that of all, which going alone would only meet again. */
  readonly isOfAll: (error: unknown) => boolean
  /** The next leave once those before are back, or have been away for so long that something holds them up. */
  readonly patienceMs: number
  /** So many are on their way at the same time at most. */
  readonly lanes: number
  /** So many go together at most. */
  readonly most: number
}

/**
 * Whoever comes while others are on their way goes with those who wait, and they share the cost of one journey. Nobody
 * waits for company: while nobody is on the way one goes alone. A journey that is held up holds up nobody else for long:
 * the next take another lane. Where a journey fails each of them is sent alone, so that only whoever is to blame for it
 * hears of it.
 */
export const inBatches = <Item, Result>({
  send,
  keyOf,
  isOfAll,
  patienceMs,
  lanes,
  most,
}: Journey<Item, Result>): ((item: Item) => Promise<Result>) => {
  let waiting: Waiting<Item, Result>[] = []
  const underWay = new Set<string>()
  let busy = 0
  let delayed = 0

  const next = (): readonly Waiting<Item, Result>[] => {
    const going: Waiting<Item, Result>[] = []
    const staying: Waiting<Item, Result>[] = []
    for (const one of waiting) {
      const key = keyOf(one.item)
      const mayGo = going.length < most && !underWay.has(key)
      if (mayGo) underWay.add(key)
      ;(mayGo ? going : staying).push(one)
    }
    waiting = staying
    return going
  }

  const carry = async (going: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await send(going.map(({ item }) => item))
      for (const [place, { resolve }] of going.entries()) resolve(results[place] as Result)
    } catch (error) {
      if (going.length === 1 || isOfAll(error)) for (const { reject } of going) reject(error)
      // At once: whoever is held up holds up nobody else.
      else await Promise.all(going.map((one) => carry([one])))
    }
  }

  const leave = (): void => {
    if (busy > delayed || busy === lanes) return
    const going = next()
    if (going.length === 0) return
    busy += 1
    let isHeldUp = false
    const patience = setTimeout(() => {
      isHeldUp = true
      delayed += 1
      leave()
    }, patienceMs)
    void carry(going).then(() => {
      clearTimeout(patience)
      for (const { item } of going) underWay.delete(keyOf(item))
      busy -= 1
      if (isHeldUp) delayed -= 1
      leave()
    })
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      leave()
    })
}
