import { leftToRight } from '@milgo/messages/left-to-right'

const format = new Intl.NumberFormat('en-US')

export const number = (value: number): string => format.format(value)

/** The sign is left of the figure in every language. */
export const shekels = (amount: number): string => leftToRight(`₪${number(amount)}`)

export const signed = (value: number): string =>
  leftToRight(value > 0 ? `+${number(value)}` : `−${number(-value)}`)
