/** What a reader takes for the same thing, whatever state and id it was drawn with. */
const looksOf = (place: HTMLElement): string => `${place.textContent} ${place.getAttribute('href')}`

/** What was drawn anew: under the same id, or by its looks; of several that look alike, the one at the same turn. */
export const findAgain = (place: HTMLElement): HTMLElement | undefined => {
  if (place.isConnected) return place
  const named = document.getElementById(place.id)
  if (named) return named
  const alikeIn = (whole: ParentNode) =>
    [...whole.querySelectorAll<HTMLElement>(place.localName)].filter((one) => looksOf(one) === looksOf(place))
  // What was taken away hangs together still.
  const turn = alikeIn(place.getRootNode() as ParentNode & Node).indexOf(place)
  return alikeIn(document)[turn]
}
