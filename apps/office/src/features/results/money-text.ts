import { leftToRight } from '@milgo/messages/left-to-right'

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** In every language the sign of the shekel is left of the number. */
export const moneyText = (amount: number): string => `₪${format.format(amount)}`

/** The same within a sentence, where it stays whole in either direction. */
export const moneyInText = (amount: number): string => leftToRight(moneyText(amount))

export const countText = (count: number): string => format.format(count)

/** A difference with its sign. */
export const changeText = (change: number): string =>
  change > 0 ? `+${format.format(change)}` : format.format(change).replace('-', '−')
