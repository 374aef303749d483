/** In milliseconds. A crash loses at most what was typed in this time. */
const delay = 250

/**
 * Returns two functions that call `write`: `now` at once, and `soon` after the delay, once for all calls in between.
 */
export const createCopying = (write: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (): void => {
    clearTimeout(timer)
    timer = undefined
    write()
  }
  const soon = (): void => {
    timer ??= setTimeout(now, delay)
  }
  return { now, soon }
}
