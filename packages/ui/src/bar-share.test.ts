import { expect, it } from 'vitest'
import { barShare } from './bar-share.ts'

it.each([
  [30, 45, 66.66666666666666],
  [0, 2, 0],
  [10, 10, 100],
  [12, 10, 100],
  [-1, 10, 0],
  [5, 0, 0],
])('%i of %i fills %f percent', (value, max, share) => {
  expect(barShare(value, max)).toBeCloseTo(share)
})
