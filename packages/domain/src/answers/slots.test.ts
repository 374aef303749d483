import { describe, expect, it } from 'vitest'
import { askedNames, nameAt, trimmedNames } from './slots.ts'

describe('file names at their index', () => {
  it.each([
    [['a.pdf', 'b.pdf'], 1, 'b.pdf'],
    [['a.pdf', ''], 1, null],
    [['a.pdf', null], 1, null],
    [['a.pdf'], 1, null],
    ['a.pdf', 0, null],
    [true, 0, null],
    [[{}], 0, null],
    [undefined, 0, null],
  ])('in %j at %d: %j', (value, index, expected) => {
    expect(nameAt(value, index)).toBe(expected)
  })

  it.each([
    [[], undefined],
    [[null, null], undefined],
    [['a'], ['a']],
    [
      [null, 'b', null],
      [null, 'b'],
    ],
  ])('%j is stored as %j', (names, expected) => {
    expect(trimmedNames(names)).toEqual(expected)
  })

  it.each([
    [
      ['a', 'b', 'c'],
      [{}, {}],
      ['a', 'b'],
    ],
    [
      ['a', 'b', 'c'],
      [{}, null, {}],
      ['a', null, 'c'],
    ],
    [['a', 'b'], [{}, null], ['a']],
    [['a'], [null], undefined],
    [['a'], [], undefined],
    [undefined, [{}], undefined],
  ])('of %j the places %j ask for %j', (value, slots, expected) => {
    expect(askedNames(value, slots)).toEqual(expected)
  })
})
