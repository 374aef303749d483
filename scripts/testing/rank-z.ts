/**
 * Returns the z of the rank test of Mann and Whitney: near 0 if both samples come from the same distribution. Ranks are
 * not sensitive to outliers, of which a shared machine has many. The samples should be taken alternately, so that other
 * work of the machine affects both.
 */
export const rankZ = (one: readonly number[], other: readonly number[]): number => {
  const ranked = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].sort((a, b) => a.value - b.value)
  const sum = ranked.reduce((total, { isOne }, index) => total + (isOne ? index + 1 : 0), 0)
  const all = one.length + other.length + 1
  const mean = (one.length * all) / 2
  return (sum - mean) / Math.sqrt((one.length * other.length * all) / 12)
}
