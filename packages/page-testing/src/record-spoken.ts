const regionSelector =
  '[role="alert"], [role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'

type Region = { readonly text: string; readonly isExposed: boolean }

const isExposed = (element: Element): boolean =>
  element.checkVisibility() && element.closest('[aria-hidden="true"], [inert]') === null

/** Returns the text that a screen reader reads from a region, also while a window covers the page. */
const spokenText = (region: Element): string => {
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    const isRead = node instanceof Element && node.checkVisibility() && node.ariaHidden !== 'true'
    return node === region || isRead ? [...node.childNodes].map(textOf).join(' ') : ''
  }
  // As a browser does, which leaves a no-break space as it is.
  return textOf(region)
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .trim()
}

/** An alert is announced as soon as it appears. Other regions must be on the page before their text is. */
const isAlert = (element: Element): boolean => element.matches('[role="alert"], [aria-live="assertive"]')

/** Alerts and statuses are read as a whole; other regions only read what was added. */
const isReadWhole = (element: Element): boolean =>
  element.matches('[role="alert"], [role="status"], [aria-atomic="true"]')

const addedText = (element: Element, before: string, now: string): string => {
  if (isReadWhole(element)) return now
  if (before.includes(now)) return ''
  return now.startsWith(before) ? now.slice(before.length).trim() : now
}

const readRegions = (): ReadonlyMap<Element, Region> =>
  new Map(
    [...document.querySelectorAll(regionSelector)].map((element) => [
      element,
      { text: spokenText(element), isExposed: isExposed(element) },
    ]),
  )

/**
 * Records what live regions announce from now on, each announcement in its order. A text that appears together with its
 * region, or while a window covers the region, is marked as not announced, because a screen reader misses it.
 */
export const recordSpoken = () => {
  const spoken: string[] = []
  let regions = readRegions()
  const listen = () => {
    const now = readRegions()
    for (const [element, { text, isExposed: isHere }] of now) {
      const before = regions.get(element)
      if (text === '' || before?.text === text) continue
      const added = addedText(element, before?.text ?? '', text)
      const isHeard = isHere && (before?.isExposed || isAlert(element))
      if (added !== '') spoken.push(isHeard ? added : `not announced: ${added}`)
    }
    regions = now
  }
  const changes = new MutationObserver(listen)
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return {
    spoken: (): readonly string[] => [...spoken],
    stop: () => changes.disconnect(),
  }
}
