import { describe, expect, it } from 'vitest'
import { isBlank, sameAnswer } from './answer.ts'
import { defineSection } from './define.ts'
import { differences, differsOnWire, hasDifference } from './difference.ts'
import { cars } from './example-form.fixture.ts'

describe('comparing', () => {
  it.each([
    ['', undefined, true],
    [null, undefined, true],
    ['', 'a', false],
    [undefined, false, false],
    [true, true, true],
    [['a'], ['a'], true],
    [['a'], ['a', 'b'], false],
    [['a', null], ['a'], true],
    [[{ a: '1' }], [{ a: '1' }], true],
    [[{ a: '1' }], [{ a: '2' }], false],
    [[{ a: '1' }], [{ a: '1', b: '' }], true],
    [{}, [], false],
    ['a', ['a'], false],
    // Texts and booleans must not be compared field by field, as objects are.
    ['a', { 0: 'a' }, false],
    [true, {}, false],
    [null, {}, false],
    ['', {}, false],
  ])('%j and %j are the same: %s', (one, other, expected) => {
    expect(sameAnswer(one, other)).toBe(expected)
    expect(sameAnswer(other, one)).toBe(expected)
  })

  it('lists the questions whose answers differ between two versions, in question order', () => {
    expect(
      differences(cars, { vehicle: 'VAN', car: true, seats: '' }, { vehicle: 'BUS', name: 'x' }),
    ).toEqual([
      { questionId: 'car', before: true, after: undefined },
      { questionId: 'vehicle', before: 'VAN', after: 'BUS' },
    ])
  })

  it.each([
    [{ car: true }, { car: true, seats: '' }, false],
    [{ car: true }, { car: false }, true],
    [{ name: 'x' }, { name: 'y' }, false],
  ])('%j and %j have a difference: %s', (before, after, expected) => {
    expect(hasDifference(cars, before, after)).toBe(expected)
  })

  it.each([
    [undefined, false, false],
    [undefined, true, true],
    [true, false, true],
  ])('a tick of %s and a tick of %s have a difference: %s', (before, after, expected) => {
    const ticks = defineSection('ticks', { agrees: { kind: 'tick', place: 'main' } })
    expect(hasDifference(ticks, before === undefined ? {} : { agrees: before }, { agrees: after })).toBe(
      expected,
    )
  })

  it('ignores a difference in a question without a name on the wire', () => {
    const address = defineSection('address', {
      street: { wire: 'street', kind: 'text', maxLength: 30, place: 'main' },
      isCopied: { kind: 'tick', place: 'main' },
    })
    expect(differsOnWire(address, { street: 'a' }, { street: 'a', isCopied: true })).toBe(false)
    expect(differsOnWire(address, { street: 'a' }, { street: 'b' })).toBe(true)
  })

  it('recognizes blank values', () => {
    expect([undefined, null, '', 0, false, [], ' '].map(isBlank)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
