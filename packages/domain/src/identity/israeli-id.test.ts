import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIsraeliId, isIsraeliId } from './israeli-id.ts'

describe('Israeli ID', () => {
  it.each([
    ['123456782', true, 'nine digits with the right check digit'],
    ['123456783', false, 'another check digit'],
    [' 123456782 ', true, 'is trimmed'],
    ['12345674', true, 'eight digits, padded'],
    ['1234566', true, 'seven digits, padded'],
    ['000000018', true, 'leading zeros written out'],
    ['0000018', true, 'seven characters'],
    ['000018', false, 'six characters'],
    ['1234567820', false, 'ten characters'],
    ['000000000', false, 'all zeros'],
    ['0000000', false, 'seven zeros'],
    ['12345678a', false, 'a letter'],
    ['1234 56782', false, 'a blank inside'],
    ['١٢٣٤٥٦٧٨٢', false, 'other digits than ours'],
    ['', false, 'nothing'],
  ])('%j is %s: %s', (value, expected) => {
    expect(isIsraeliId(value)).toBe(expected)
  })

  it('returns the number with nine digits', () => {
    expect(findIsraeliId(' 1234566')).toBe('001234566')
    expect(findIsraeliId('1234567')).toBeUndefined()
  })

  /** The same rule in another implementation: from the right, with numbers, by table. */
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const byTable = (value: number): boolean => {
    let rest = value
    let sum = 0
    for (let place = 0; rest > 0; place += 1) {
      const digit = rest % 10
      sum += place % 2 === 0 ? digit : (doubled[digit] ?? 0)
      rest = Math.floor(rest / 10)
    }
    return value > 0 && sum % 10 === 0
  }

  it('agrees with an independent checksum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
        expect(isIsraeliId(String(number).padStart(9, '0'))).toBe(byTable(number))
      }),
      { numRuns: 20_000 },
    )
  })

  it('has exactly one check digit for any eight digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
        const stem = String(number).padStart(8, '0')
        const good = [...'0123456789'].filter((digit) => isIsraeliId(stem + digit))
        expect(good).toHaveLength(1)
      }),
      { numRuns: 1_000 },
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(typeof isIsraeliId(value)).toBe('boolean')
      }),
      { numRuns: 1_000 },
    )
  })
})
