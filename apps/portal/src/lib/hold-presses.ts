import { findAgain } from './find-again.ts'
import { awake } from './held-press.ts'

const pressed = 'button, [role="tab"]'

/**
 * A prepared page can be seen before it can be pressed. The last press on it is held, Enter in a field too, which the
 * browser makes a press on the button; it is done once the application hears it. Links lead on by themselves.
 */
export const holdPresses = (): void => {
  let held: HTMLElement | null = null
  const hold = (event: Event): void => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>(pressed) : null
    if (!place) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = place
  }
  addEventListener('click', hold, true)
  addEventListener(
    awake,
    () => {
      removeEventListener('click', hold, true)
      if (held) findAgain(held)?.click()
    },
    { once: true },
  )
}
