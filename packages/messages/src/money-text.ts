import { leftToRight } from './left-to-right.ts'

const shekels = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** NIS with its sign and groups of three, as an island in text of either direction. */
export const moneyText = (amount: number): string =>
  leftToRight(`${amount < 0 ? '-' : ''}₪${shekels.format(Math.abs(amount))}`)
