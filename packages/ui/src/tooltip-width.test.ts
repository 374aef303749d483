import { expect, it } from 'vitest'
import { tooltipWidth } from './tooltip-width.ts'

it.each([
  [0, '300px'],
  [500, '300px'],
  [501, '600px'],
  [1000, '600px'],
  [1001, '90vw'],
])('%i characters are %s wide', (length, width) => {
  expect(tooltipWidth('x'.repeat(length))).toBe(width)
})
