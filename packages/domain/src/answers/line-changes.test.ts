import { describe, expect, it } from 'vitest'
import { canAddLine, canRemoveLine, linesIn, withPart } from './line-changes.ts'
import type { ListRow } from './row.ts'

const row: ListRow = {
  kind: 'list',
  item: { name: { kind: 'text', maxLength: 5, place: 'x' } },
  maxItems: 2,
  place: 'x',
}

describe('lines of a repeated question', () => {
  it.each([
    [undefined, []],
    ['text', []],
    [[{ name: 'Noa' }], [{ name: 'Noa' }]],
  ])('in %j are %j', (value, expected) => {
    expect(linesIn(value)).toEqual(expected)
  })

  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])('with %d lines another one can be added: %s', (count, expected) => {
    expect(canAddLine(row, Array(count).fill({}), {}, {})).toBe(expected)
  })

  it('can be added only while the rule of the row allows it', () => {
    const asked = { ...row, addWhen: ({ car }: { readonly car?: boolean }) => car === true }
    expect(canAddLine(asked, undefined, {}, {})).toBe(false)
    expect(canAddLine(asked, undefined, { car: true }, {})).toBe(true)
    expect(canAddLine(asked, [{}, {}], { car: true }, {})).toBe(false)
  })

  it('can be removed, except for the fixed lines', () => {
    expect([0, 1].map((index) => canRemoveLine(row, index))).toEqual([true, true])
    expect([0, 1].map((index) => canRemoveLine({ ...row, fixedLines: 1 }, index))).toEqual([false, true])
  })

  it('change in one part only', () => {
    const lines = [{ name: 'Noa', age: '3' }, { name: 'Dan' }]
    expect(withPart(lines, 0, 'name', 'Mia')).toEqual([{ name: 'Mia', age: '3' }, { name: 'Dan' }])
    expect(withPart(lines, 1, 'age', '9')).toEqual([lines[0], { name: 'Dan', age: '9' }])
    expect(withPart(lines, 1, 'name', undefined)).toEqual([lines[0], {}])
    expect(withPart(lines, 7, 'name', 'x')).toEqual(lines)
  })
})
