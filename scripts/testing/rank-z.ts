/**
 * Whether two samples come from the same distribution, by rank (Mann and Whitney): z, near 0 where they do. Ranks care
 * for no outlier, of which a shared machine has many; taken turn about, what else it does hits both.
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
