export type Rows = {
  /** The first row that stands in the page, and the one after the last. */
  readonly first: number
  readonly end: number
  /** The room of the rows that do not. */
  readonly before: number
  readonly after: number
}

/** So many rows beyond each edge, so that scrolling does not show blanks. */
const spare = 4

/** Which rows of a long list have to stand in the page while it is scrolled down by `top`. */
export const rowsInSight = (
  count: number,
  heightOf: (index: number) => number,
  { top, height }: { readonly top: number; readonly height: number },
): Rows => {
  const tops: number[] = []
  let bottom = 0
  for (let index = 0; index < count; index++) {
    tops.push(bottom)
    bottom += heightOf(index)
  }
  const topOf = (index: number): number => tops[index] ?? bottom
  const below = tops.findIndex((_, index) => topOf(index + 1) > top)
  const first = Math.max(0, (below < 0 ? count : below) - spare)
  const beyond = tops.findIndex((start) => start >= top + height)
  const end = Math.min(count, (beyond < 0 ? count : beyond) + spare)
  return { first, end, before: topOf(first), after: bottom - topOf(end) }
}
