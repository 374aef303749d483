import { describe, expect, it } from 'vitest'
import { defaultSort, isPosition, readSort, sortKeys, writeSort } from './queue-sort.ts'

describe('the order of the queue', () => {
  it('is written to the address and read back, in both directions', () => {
    for (const by of sortKeys)
      for (const isDescending of [false, true])
        expect(readSort(writeSort({ by, isDescending }))).toEqual({ by, isDescending })
  })

  it.each([undefined, null, '', 'colour', '--name', '-', 'Name'])('%j means most urgent first', (text) => {
    expect(readSort(text)).toEqual(defaultSort)
  })

  it.each([
    ['due', '2026-11-16', true],
    ['due', 'infinity', true],
    ['due', '16.11.2026', false],
    ['due', '2026-02-31', false],
    ['waiting', '0001-01-01', false],
    ['number', '123', true],
    ['number', '1 or 1', false],
    ['name', 'דנה ישראלי', true],
    ['name', "' or ''='", false],
    ['moved', '2026-11-16T10:00:00.123+00:00', true],
    ['moved', '2026-11-16T10:00:00.123456+02:00', true],
    ['moved', 'now', false],
    ['moved', '2026-01-01T25:61:00Z', false],
    ['moved', '2026-01-01T10:00:00+99:00', false],
  ] as const)('by %s, %j is a valid position: %s', (by, key, isOne) => {
    expect(isPosition({ by, isDescending: false }, key)).toBe(isOne)
  })
})
