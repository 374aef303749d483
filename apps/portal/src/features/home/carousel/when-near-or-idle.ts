/** Where the browser cannot tell that it is idle. */
const idleEnough = 2_000

/** Half a screen ahead of the reader. */
const ahead = '50% 0px'

const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, idleEnough)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/** Acts when the place comes near the screen, or when the browser has nothing better to do; once or more. */
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
