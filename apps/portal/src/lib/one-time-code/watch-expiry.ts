type Watch = {
  /** In milliseconds, by the service's clock. */
  readonly end: number
  /** What the service's clock shows; rejects where it cannot be asked. */
  readonly readTime: () => Promise<number>
  readonly onExpired: () => void
}

/** Between two attempts to learn the time. */
const retryAfter = 10_000

/**
 * Tells when a code is over. Only the service's clock decides: it is asked at the moment that the page counts for the
 * end, since the count of a page stands still while its computer sleeps. `look` asks at once.
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
