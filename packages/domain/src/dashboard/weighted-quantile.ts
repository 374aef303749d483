/** A value, and how often it occurs. */
type Weighted = { readonly value: number; readonly count: number }

/** Returns the smallest value that at least this share of all values does not exceed; undefined if there are none. */
export const weightedQuantile = (values: readonly Weighted[], share: number): number | undefined => {
  const sorted = values.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value)
  const all = sorted.reduce((sum, { count }) => sum + count, 0)
  let reached = 0
  return sorted.find(({ count }) => {
    reached += count
    return reached >= all * share
  })?.value
}
