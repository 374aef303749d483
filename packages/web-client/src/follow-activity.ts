const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Calls `onSign` on every activity of the user in the page, until the returned function is called. */
export const followActivity = (onSign: () => void): (() => void) => {
  const options = { capture: true, passive: true }
  for (const sign of signs) addEventListener(sign, onSign, options)
  return () => {
    for (const sign of signs) removeEventListener(sign, onSign, options)
  }
}
