import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inGroups, signedText } from './in-groups.ts'

it.each([0, 1, 2])('writes numbers with at most %i decimals as the platform does', (mostDecimals) => {
  const platform = new Intl.NumberFormat('en-US', {
    maximumFractionDigits: mostDecimals,
    signDisplay: 'negative',
  })
  // The platform rounds a half as it is written, and `toFixed` the number behind it, which may be a little less.
  const isHalf = (shown: number) => new RegExp(`\\.\\d{${mostDecimals}}5$`).test(String(shown))
  const number = fc
    .oneof(
      fc.integer(),
      fc.integer().map((parts) => parts / 10 ** mostDecimals),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    )
    .filter((shown) => !isHalf(shown))
  fc.assert(
    fc.property(number, (shown) => {
      expect(inGroups(shown, mostDecimals)).toBe(platform.format(shown))
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  [1_200, '+1,200'],
  [0, '0'],
  [-1_200.5, '−1,200.5'],
])('writes the difference %d with its sign', (change, text) => {
  expect(signedText(change)).toBe(text)
})
