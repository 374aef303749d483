import { awake } from './early-press.ts'
import { findAgain } from './find-again.ts'

const pressed = 'button, [role="tab"]'

/**
 * A prepared page can be seen before it can be pressed. The last press on it is remembered, Enter in a field too, which the
 * browser makes a press on the button; it is done once the application hears it. Links lead on by themselves.
 */
export const catchEarlyPresses = (): void => {
  let early: HTMLElement | null = null
  const remember = (event: Event): void => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>(pressed) : null
    if (!place) return
    event.preventDefault()
    event.stopImmediatePropagation()
    early = place
  }
  addEventListener('click', remember, true)
  addEventListener(
    awake,
    () => {
      removeEventListener('click', remember, true)
      if (early) findAgain(early)?.click()
    },
    { once: true },
  )
}
