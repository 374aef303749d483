import type { SendFile } from './send-file.ts'

/** A browser has six connections to a host, and a save must find one free. */
const most = 3

/**
 * Sends at most a few files at once. The others wait in the order in which they were chosen, and can be stopped while
 * they wait.
 */
export const fewAtATime = (send: SendFile): SendFile => {
  const waiting: (() => void)[] = []
  let running = 0
  const turn = (signal: AbortSignal): Promise<void> => {
    if (running < most) {
      running++
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      waiting.push(resolve)
      signal.addEventListener(
        'abort',
        () => {
          const place = waiting.indexOf(resolve)
          if (place === -1) return
          waiting.splice(place, 1)
          reject(new Error('The upload was stopped'))
        },
        { once: true },
      )
    })
  }
  return async (type, file, options) => {
    await turn(options.signal)
    try {
      options.signal.throwIfAborted()
      return await send(type, file, options)
    } finally {
      // The next file takes over the free slot, so the count does not change.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
