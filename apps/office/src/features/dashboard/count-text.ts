const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const countText = (count: number): string => format.format(count)

/** A share in whole percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)
