/** A server that does not answer is asked again so often, in milliseconds; the browser does not tell when it is back. */
const interval = 5_000

/** Waits until the connection returns; or, while the browser is connected, for a moment. */
export const whenReachable = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, interval) : undefined
    addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
