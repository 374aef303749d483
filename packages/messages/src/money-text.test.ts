import { expect, it } from 'vitest'
import { moneyText, plainMoney } from './money-text.ts'

it.each([
  [6_240, '₪6,240'],
  [0, '₪0'],
  [-40, '−₪40'],
  [1_234_567.5, '₪1,234,567.5'],
])('writes %d NIS', (amount, text) => {
  expect(plainMoney(amount)).toBe(text)
  expect(moneyText(amount)).toBe(`\u2066${text}\u2069`)
})
