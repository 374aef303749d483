import { press } from './use-page.ts'

/** Returns the controls of the current page that are too small for a finger. */
export const tooSmallForAFinger = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 44 || box.height < 44)
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)

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

/** Returns the elements reached by the Tab key that show no focus ring. */
export const stopsWithoutRing = async (): Promise<readonly string[]> => {
  // After this key the browser shows focus as for keyboard users.
  await press('{Tab}')
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, [tabindex="0"])',
    ),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      stop.checkVisibility() &&
      !stop.closest('[aria-hidden="true"]'),
  )
  const without: string[] = []
  for (const stop of stops) {
    stop.focus({ preventScroll: true })
    await new Promise(requestAnimationFrame)
    // The ring may be around the control's frame or its drawn box.
    const place = stop.closest('[data-field], label') ?? stop
    if (![place, ...place.querySelectorAll('*')].some(hasRing)) without.push(stop.outerHTML.slice(0, 120))
  }
  return stops.length > 100 ? without : [`only ${stops.length} stops`]
}
