const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Hears of every move of whoever sits at the page, until the answer is called. */
export const followActivity = (onSign: () => void): (() => void) => {
  const options = { capture: true, passive: true }
  for (const sign of signs) addEventListener(sign, onSign, options)
  return () => {
    for (const sign of signs) removeEventListener(sign, onSign, options)
  }
}
