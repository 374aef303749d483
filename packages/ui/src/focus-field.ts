import { findFocusable } from './focusable.ts'
import { scrollBehavior } from './scroll-behavior.ts'

/** The form's own value: how far below the edge of the window a field comes to stand. */
const scrollOffset = 135

/** A folded section listens to the event that the browser sends when its search finds something inside. */
const unfold = (field: HTMLElement): void => {
  for (let panel = field.closest('[hidden]'); panel; panel = panel.parentElement?.closest('[hidden]') ?? null)
    panel.dispatchEvent(new Event('beforematch'))
}

/** Brings a field into sight and puts the cursor into it, wherever it is folded away. */
export const focusField = (id: string): void => {
  const target = document.getElementById(id)
  if (!target) return
  unfold(target)
  // Only after the next paint is an unfolded field there to be measured and focused.
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
