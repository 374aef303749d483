import { userEvent } from 'vitest/browser'

/**
 * Returns whether an element is only visually hidden, like the input of a drawn checkbox. Its own focus ring is hidden
 * too.
 */
const isUnseen = (element: Element): boolean => {
  const { width } = element.getBoundingClientRect()
  const { opacity, overflow } = getComputedStyle(element)
  const isHere = opacity === '0' || (width <= 1 && overflow !== 'visible')
  return isHere || (element.parentElement !== null && isUnseen(element.parentElement))
}

const hasRing = (element: Element): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isUnseen(element)
}

/** Returns the elements that the Tab key can reach. */
export const findStops = (): readonly HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    ),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      stop.checkVisibility() &&
      !stop.closest('[aria-hidden="true"], [inert]'),
  )

/** Returns the elements reached by the Tab key that show no focus ring. */
export const findStopsWithoutRing = async (): Promise<readonly string[]> => {
  // After this key the browser shows focus as for keyboard users.
  await userEvent.keyboard('{Tab}')
  const without: string[] = []
  for (const stop of findStops()) {
    stop.focus({ preventScroll: true })
    await new Promise(requestAnimationFrame)
    // The ring may be around the control's frame or its drawn box.
    const place = stop.closest('[data-field], label') ?? stop
    if (![place, ...place.querySelectorAll('*')].some(hasRing)) without.push(stop.outerHTML.slice(0, 120))
  }
  return without
}
