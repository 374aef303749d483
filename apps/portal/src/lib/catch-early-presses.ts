import { awake } from './early-press.ts'
import { findAgain } from './find-again.ts'

const pressed = 'button, [role="tab"]'

/**
 * Remembers the last press on a prepared page, which is visible before the application can react. Enter in a field
 * counts too, because the browser turns it into a press of the button. The press is repeated once the application is
 * ready. Links work by themselves.
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
