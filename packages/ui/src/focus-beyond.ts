import { reachable } from './focusable.ts'

/**
 * To be called before an element that contains the focus is removed. Moves the focus to the next control after it, or
 * to the last control of the page if none follows, so that the focus is not lost.
 */
export const focusBeyond = (leaving: HTMLElement): void => {
  if (!leaving.contains(document.activeElement)) return
  const stops = [...document.querySelectorAll<HTMLElement>(reachable.join(', '))].filter(
    (stop) => !leaving.contains(stop) && stop.checkVisibility(),
  )
  const isAfter = (stop: HTMLElement) =>
    (leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = stops.find(isAfter) ?? stops.at(-1)
  next?.focus({ preventScroll: true })
}
