/** Returns what makes two elements look the same to a reader, independent of their state and id. */
const looksOf = (place: HTMLElement): string => `${place.textContent} ${place.getAttribute('href')}`

/**
 * Finds the element that replaces a removed one: by the same id, or by the same text and link. Of several that look
 * alike, it is the one at the same position.
 */
export const findAgain = (place: HTMLElement): HTMLElement | undefined => {
  if (place.isConnected) return place
  const named = document.getElementById(place.id)
  if (named) return named
  const alikeIn = (whole: ParentNode) =>
    [...whole.querySelectorAll<HTMLElement>(place.localName)].filter((one) => looksOf(one) === looksOf(place))
  // The removed elements are still connected with each other.
  const turn = alikeIn(place.getRootNode() as ParentNode & Node).indexOf(place)
  return alikeIn(document)[turn]
}
