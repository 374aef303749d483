export type Rows = {
  /** The rows that are in the page, each with the height of the rows above it that are not. */
  readonly shown: readonly { readonly index: number; readonly gap: number }[]
  /** The height of the rows below the last one in the page. */
  readonly after: number
}

/** The number of rows drawn beyond each edge, so that scrolling shows no blank space. */
const spare = 4

/**
 * Returns the rows of a long list that have to be in the page while it is scrolled down by `top`. The `reached` row is
 * always included, because the control refers to it for screen readers.
 */
export const rowsInSight = (
  count: number,
  heightOf: (index: number) => number,
  { top, height, reached = -1 }: { readonly top: number; readonly height: number; readonly reached?: number },
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
  const inSight = Array.from({ length: end - first }, (_, offset) => first + offset)
  const indexes = [
    ...(reached >= 0 && reached < first ? [reached] : []),
    ...inSight,
    ...(reached >= end ? [reached] : []),
  ]
  const next = (index: number | undefined): number => (index === undefined ? 0 : index + 1)
  return {
    shown: indexes.map((index, place) => ({ index, gap: topOf(index) - topOf(next(indexes[place - 1])) })),
    after: bottom - topOf(next(indexes.at(-1))),
  }
}
