import { press } from './use-page.ts'

/** What is to be pressed and has less room than a finger, in the whole page as it stands. */
export const tooSmallForAFinger = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 44 || box.height < 44)
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)

/** Hidden from the eye alone, as the input of a drawn box is; its own ring is hidden too. */
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

/** The stops of the Tab key that do not show where one is. */
export const stopsWithoutRing = async (): Promise<readonly string[]> => {
  // From here on the browser takes the keyboard for what moves the focus.
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
    // The ring may be around the frame or the box that stands for the control.
    const place = stop.closest('[data-field], label') ?? stop
    if (![place, ...place.querySelectorAll('*')].some(hasRing)) without.push(stop.outerHTML.slice(0, 120))
  }
  return stops.length > 100 ? without : [`only ${stops.length} stops`]
}
