import { inGroups } from './in-groups.ts'
import { leftToRight } from './left-to-right.ts'

/** A sum in NIS, as in ₪6,240. The sign is left of the number in every language, so the text around must be left to right. */
export const plainMoney = (amount: number): string => `${amount < 0 ? '−' : ''}₪${inGroups(Math.abs(amount))}`

/** A sum in NIS within a sentence of either direction. */
export const moneyText = (amount: number): string => leftToRight(plainMoney(amount))
