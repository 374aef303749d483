import type { SendFile } from './send-file.ts'

/** A browser has six connections to a host: what is saved meanwhile must find one free. */
const most = 3

/** Files go out a few at a time; the others wait in the order in which they were chosen, and may be stopped meanwhile. */
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
  return async (type, file, way) => {
    await turn(way.signal)
    try {
      way.signal.throwIfAborted()
      return await send(type, file, way)
    } finally {
      // Who comes next takes over the place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
