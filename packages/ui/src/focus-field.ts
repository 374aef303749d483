import { findFocusable } from './focusable.ts'
import { scrollBehavior } from './scroll-behavior.ts'

/** The form's own value: the distance of a field from the upper edge of the window, in pixels. */
const scrollOffset = 135

/**
 * Opens the closed sections around the field. They listen to the event that the browser sends when find-in-page matches
 * inside them.
 */
const unfold = (field: HTMLElement): void => {
  for (let panel = field.closest('[hidden]'); panel; panel = panel.parentElement?.closest('[hidden]') ?? null)
    panel.dispatchEvent(new Event('beforematch'))
}

/** A page that is being opened draws the rest of its fields within this time, in milliseconds, also on a slow phone. */
const patience = 3_000

/** Calls `goOn` with the element as soon as it is in the page. */
const whenDrawn = (id: string, goOn: (element: HTMLElement) => void): void => {
  const find = (): boolean => {
    const element = document.getElementById(id)
    if (element) goOn(element)
    return element !== null
  }
  if (find()) return
  const changes = new MutationObserver(() => find() && changes.disconnect())
  changes.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), patience)
}

/** Scrolls to a field and focuses it, also in a closed section and also if it is drawn only later. */
export const focusField = (id: string): void => whenDrawn(id, focus)

const focus = (target: HTMLElement): void => {
  unfold(target)
  // An opened section's field can be measured and focused only after the next paint.
  requestAnimationFrame(() => {
    const field = target.closest('[data-field]') ?? target
    window.scrollTo({
      top: window.scrollY + field.getBoundingClientRect().top - scrollOffset,
      behavior: scrollBehavior(),
    })
    const control = target.matches('input, textarea, select, button') ? target : findFocusable(target)
    control?.focus({ preventScroll: true })
  })
}
