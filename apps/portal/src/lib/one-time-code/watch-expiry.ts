type Watch = {
  /** In milliseconds, by the service's clock. */
  readonly end: number
  /** Reads the service's clock; rejects if the service cannot be reached. */
  readonly readTime: () => Promise<number>
  readonly onExpired: () => void
}

/** Milliseconds between two attempts to read the time. */
const retryAfter = 10_000

/**
 * Reports when a code has expired. Only the service's clock decides. It is read when the page's count reaches the end,
 * because the count stops while the computer sleeps. `look` reads it at once.
 */
export const watchExpiry = ({ end, readTime, onExpired }: Watch) => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async (): Promise<void> => {
    clearTimeout(timer)
    const left = await readTime().then(
      (now) => end - now,
      () => retryAfter,
    )
    if (isOver) return
    clearTimeout(timer)
    if (left > 0) timer = setTimeout(look, left)
    else stop(onExpired)
  }
  const stop = (then?: () => void): void => {
    isOver = true
    clearTimeout(timer)
    then?.()
  }
  void look()
  return { look: () => void look(), stop: () => stop() }
}
