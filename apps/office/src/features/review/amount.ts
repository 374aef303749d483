const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** A sum in shekels; the sign stays left of the number in every language. */
export const shekels = (amount: number): string => `₪${format.format(amount)}`

export const plainNumber = (value: number): string => format.format(value)
