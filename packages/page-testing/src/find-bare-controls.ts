import { emulateMedia } from './emulate-media.ts'

const selector = ':is(a[href], button, input, select, textarea, [role="tab"])'

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  getComputedStyle(element).clipPath === 'none' &&
  element.closest('[aria-hidden="true"], [inert]') === null

const isClear = (color: string): boolean => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color)

/** Returns whether a control is drawn by a ground or a border, as a field or a button is, but not a link in a text. */
const isDrawn = (element: Element): boolean => {
  const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element)
  return !isClear(backgroundColor) || (Number.parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor))
}

const colorOf = (name: string): string => {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

/** Returns whether an element has an edge that differs from the page. */
const hasEdge = (element: Element, canvas: string): boolean => {
  const style = getComputedStyle(element)
  return (
    sides.some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        style[`border${side}Color`] !== canvas,
    ) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) ||
    // Drawn in a system colour, such as that of a selection.
    (style.forcedColorAdjust === 'none' && style.backgroundColor !== canvas)
  )
}

/**
 * Returns the controls that only our colours make visible: with the user's colours, which replace grounds by that of
 * the page, they have no edge. Afterwards the user's colours stay until the test ends.
 */
export const findBareControls = async (): Promise<readonly string[]> => {
  // The pointer is where the test before left it, and what is under it has a ground for that moment.
  const drawn = [...document.querySelectorAll(selector)].filter(
    (control) => isShown(control) && !control.matches(':hover') && isDrawn(control),
  )
  await emulateMedia({ forcedColors: 'active' })
  const canvas = colorOf('Canvas')
  return drawn
    .filter((control) => !hasEdge(control, canvas))
    .map((control) => `${control.outerHTML.slice(0, 160)} has no edge in forced colours`)
}
