import { reachable } from './focusable.ts'

/**
 * For what is about to go away with the focus in it: moves the focus on to what a key reaches next, or to what stood
 * before where nothing follows, so that it does not fall out of the page.
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
