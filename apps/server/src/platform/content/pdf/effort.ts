import { setImmediate } from 'node:timers/promises'

/**
 * The most bytes of descriptions that are parsed for one file. Files from scanners, banks and authorities need some
 * thousands. A file that was made to be parsed again and again from each of its words would keep the server busy for
 * hours.
 */
const mostBytes = 16 * 1024 * 1024
/** After so many bytes other work has its turn. */
const bytesAtOnce = 256 * 1024

/** How much of a file was parsed. */
export type Effort = {
  readonly spend: (bytes: number) => void
  /** Returns whether nothing more may be parsed. */
  readonly isSpent: () => boolean
  /** Lets other work of the server run, if enough was parsed since the last time. */
  readonly rest: () => Promise<void>
}

export const createEffort = (): Effort => {
  let spent = 0
  let restedAt = 0
  return {
    spend: (bytes) => {
      spent += bytes
    },
    isSpent: () => spent >= mostBytes,
    rest: async () => {
      if (spent - restedAt < bytesAtOnce) return
      restedAt = spent
      await setImmediate()
    },
  }
}
