/** In milliseconds, for browsers without `requestIdleCallback`. */
const idleEnough = 2_000

/** Half a screen below the visible part. */
const ahead = '50% 0px'

const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, idleEnough)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/**
 * Calls `act` when the element comes near the screen, or when the browser is idle; possibly more than once. Returns a
 * function that stops it.
 */
export const whenNearOrIdle = (place: Element, act: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act()
    },
    { rootMargin: ahead },
  )
  observer.observe(place)
  const cancel = whenIdle(act)
  return () => {
    observer.disconnect()
    cancel()
  }
}
