import { expect, it } from 'vitest'
import { weightedQuantile } from './weighted-quantile.ts'

it.each([
  [[], 0.5, undefined],
  [[{ value: 3, count: 0 }], 0.5, undefined],
  [[{ value: 3, count: 1 }], 0.5, 3],
  [
    [
      { value: 9, count: 1 },
      { value: 1, count: 1 },
      { value: 5, count: 1 },
    ],
    0.5,
    5,
  ],
  [
    [
      { value: 1, count: 9 },
      { value: 20, count: 1 },
    ],
    0.9,
    1,
  ],
  [
    [
      { value: 1, count: 8 },
      { value: 20, count: 2 },
    ],
    0.9,
    20,
  ],
  [
    [
      { value: 1, count: 2 },
      { value: 2, count: 2 },
    ],
    0.5,
    1,
  ],
] as const)('of %j at %d is %s', (values, share, expected) => {
  expect(weightedQuantile(values, share)).toBe(expected)
})
