/** Random draws that are the same for the same seed, so that demo data can be created again. */
export type Random = {
  /** A whole number from 0 up to, not including, the bound. */
  readonly below: (bound: number) => number
  /** A whole number, both ends included. */
  readonly between: (from: number, to: number) => number
  /** True in this share of the draws. */
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
}

const twoTo32 = 2 ** 32

/** Adding this odd constant passes through all 32-bit states before the first one repeats. */
const stride = 0x6d2b79f5

/** Spreads the bits of a 32-bit state evenly over a fraction from 0 to 1. */
const fractionOf = (state: number): number => {
  let bits = Math.imul(state ^ (state >>> 15), state | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return ((bits ^ (bits >>> 14)) >>> 0) / twoTo32
}

export const createRandom = (seed: number): Random => {
  let state = seed | 0
  const fraction = (): number => {
    state = (state + stride) | 0
    return fractionOf(state)
  }
  const below = (bound: number): number => Math.floor(fraction() * bound)
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (share) => fraction() < share,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
