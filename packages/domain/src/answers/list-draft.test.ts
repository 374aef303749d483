import { describe, expect, it } from 'vitest'
import { readDraft } from './draft.ts'
import { garage, garageForm } from './garage-form.fixture.ts'
import { validate } from './validation.ts'

describe('reading lists', () => {
  const read = (id: string, value: unknown) => readDraft(garage, { [id]: value }, {})

  it('keeps the valid parts of a line and reports the malformed one', () => {
    const { changes, issues } = read('drivers', [
      { name: 'Noa' },
      { name: 'too long', kin: 'UNCLE', more: 1 },
    ])
    expect(changes).toStrictEqual({ drivers: [{ name: 'Noa' }, { kin: 'UNCLE' }] })
    expect(issues).toStrictEqual([
      {
        questionId: 'drivers',
        wire: 'drivers',
        code: 'MAX_LENGTH',
        params: { max: 5 },
        index: 1,
        part: 'name',
      },
    ])
  })

  it('keeps the valid files and reports the malformed one', () => {
    const { changes, issues } = read('photos', ['a.jpg', 7, ''])
    expect(changes).toStrictEqual({ photos: ['a.jpg'] })
    expect(issues).toStrictEqual([{ questionId: 'photos', wire: 'photos', code: 'WRONG_TYPE', index: 1 }])
  })

  it.each([
    ['drivers', [], { drivers: undefined }],
    ['photos', [], { photos: undefined }],
    ['photos', [null, ''], { photos: undefined }],
    ['photos', [null, 'b.jpg', null], { photos: [null, 'b.jpg'] }],
    ['photos', ['a', 'b', 'c'], { photos: ['a', 'b', 'c'] }],
  ])('%s %j becomes %j', (id, value, expected) => {
    expect(read(id, value).changes).toStrictEqual(expected)
  })

  it('reports how many entries are allowed', () => {
    expect(read('drivers', [{}, {}, {}])).toStrictEqual({
      changes: {},
      issues: [{ questionId: 'drivers', wire: 'drivers', code: 'TOO_MANY', params: { max: 2 } }],
    })
    expect(read('photos', ['a', 'b', 'c', 'd'])).toStrictEqual({
      changes: {},
      issues: [{ questionId: 'photos', wire: 'photos', code: 'TOO_MANY', params: { max: 3 } }],
    })
  })

  it('a required list needs a line', () => {
    const codes = (drivers: readonly object[]) =>
      validate(garageForm, { drivers: drivers as [] }, {}).map(({ code, index }) => `${code} ${index}`)
    expect(codes([])).toEqual(['FIELD_REQUIRED undefined'])
    expect(codes([{}])).toEqual(['FIELD_REQUIRED 0'])
    expect(codes([{ name: 'Noa' }])).toEqual([])
  })
})
