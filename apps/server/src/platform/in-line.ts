import { AppError } from '../errors.ts'

export type Line = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets only so many pieces of work run at once, first come first served. Who would wait behind too many others is
 * better told to come back than kept until the browser gives up.
 */
export const createLine = (atOnce: number, longestQueue: number): Line => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (waiting.length >= longestQueue) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 })
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
