import { describe, expect, it } from 'vitest'
import { helpKeyOf, wireNameOf } from './define.ts'
import { cars, exampleContext, exampleForm, person } from './example-form.fixture.ts'
import { draftPayload, fromPayload, readPayload, submitPayload } from './payload.ts'

const complete = {
  name: 'Noa',
  email: 'noa@example.com',
  emailConfirm: 'noa@example.com',
  hobbies: ['CHESS'],
  terms: '1734250000000',
}

describe('the wire', () => {
  const answers = {
    ...complete,
    salary: '8400',
    school: '7',
    since: '2019-12-31',
    car: true,
    vehicle: 'VAN',
    wheelPhoto: 'w.jpg',
  }

  it('spells answers in its own way', () => {
    expect(submitPayload(exampleForm, person, answers, exampleContext)).toEqual({
      full_name: 'Noa',
      mail: 'noa@example.com',
      secret: null,
      hobbies: ['CHESS'],
      salary: 8400,
      school_id: 7,
      terms: 1734250000000,
      since: '31.12.2019',
    })
    expect(submitPayload(exampleForm, cars, answers, exampleContext)).toEqual({
      has_car: true,
      vehicle: 'small',
      licence: null,
      wheels: [
        { member_type: 'FRONT', income: null, photo: 'w.jpg' },
        { member_type: 'BACK', photo: null },
      ],
    })
  })

  it('a draft also contains the hidden answers', () => {
    const hidden = { car: false, vehicle: 'BUS', seats: '9' }
    expect(draftPayload(exampleForm, cars, hidden, exampleContext)).toMatchObject({
      vehicle: 'BUS',
      seats: '9',
    })
    expect(submitPayload(exampleForm, cars, hidden, exampleContext)).not.toHaveProperty('vehicle')
  })

  it.each([
    [{ full_name: 7 }, person, { name: 7 }],
    [{ mail: 7 }, person, { email: 7 }],
    [{ seats: 12 }, cars, { seats: '12' }],
    [{ seats: true }, cars, { seats: true }],
    [{ salary: 8400 }, person, { salary: '8400' }],
    [{ salary: '8,400' }, person, { salary: '8,400' }],
    [{ school_id: 7 }, person, { school: '7' }],
    [{ since: '31.12.2019' }, person, { since: '2019-12-31' }],
    [{ since: '12.31.2019' }, person, { since: '12.31.2019' }],
    // The code's own spelling is not accepted on the wire.
    [{ since: '2019-12-31' }, person, { since: 'no day of the wire' }],
    [{ since: ' 2019-12-31\u200f' }, person, { since: 'no day of the wire' }],
    [{ since: '2019-02-30' }, person, { since: '2019-02-30' }],
    [{ since: 5 }, person, { since: 5 }],
    [{ vehicle: 'small' }, cars, { vehicle: 'VAN' }],
    // The code's own spelling is not accepted on the wire.
    [{ vehicle: 'VAN' }, cars, { vehicle: 'no option of the wire' }],
    [{ vehicle: 'BUS' }, cars, { vehicle: 'BUS' }],
    [{ licence: 'a.pdf' }, cars, { licence: 'a.pdf' }],
    [
      { licence: { file_name: 'a.pdf', original_file_name: 'A.pdf', file_signed_url: 'x' } },
      cars,
      { licence: 'a.pdf' },
    ],
    [{ licence: null }, cars, { licence: undefined }],
    [{ unknown: 1 }, cars, {}],
    [{ wheels: null }, cars, { wheelIncome: undefined, wheelPhoto: undefined, backPhoto: undefined }],
    [{ wheels: 'x' }, cars, {}],
    [{ wheels: [] }, cars, {}],
    [{ wheels: [{ member_type: 'FRONT', income: null }] }, cars, { wheelIncome: undefined }],
    [
      { wheels: [null, 7, { member_type: 'BACK', photo: { file_name: 'b.jpg' } }, { member_type: 'TOP' }] },
      cars,
      { backPhoto: 'b.jpg' },
    ],
  ])('reads %j', (payload, section, expected) => {
    expect(fromPayload(section, payload)).toStrictEqual(expected)
  })

  it('has a name for a question and for its uploads', () => {
    const wheel = exampleForm.byId.get('wheelPhoto')
    const terms = exampleForm.byId.get('terms')
    const confirm = exampleForm.byId.get('emailConfirm')
    expect(wheel && wireNameOf(wheel)).toBe('wheels')
    expect(terms && wireNameOf(terms)).toBe('terms')
    expect(confirm && wireNameOf(confirm)).toBeUndefined()
    expect(terms && helpKeyOf(terms)).toBe('legal')
    expect(wheel && helpKeyOf(wheel)).toBe('wheelPhoto')
  })
})

describe('a list whose lines belong to several questions', () => {
  const read = (wheels: unknown) => readPayload(exampleForm, cars, { wheels }, exampleContext)
  const blame = { questionId: 'wheels', wire: 'wheels' }

  it.each([
    ['x', [{ ...blame, code: 'WRONG_TYPE' }]],
    [{ member_type: 'FRONT', income: 'x' }, [{ ...blame, code: 'WRONG_TYPE' }]],
    [[7, null, []], [0, 1, 2].map((index) => ({ ...blame, code: 'WRONG_TYPE', index }))],
    [
      [{ member_type: 'FRONT' }, { member_type: 'TOP', income: 'x' }],
      [{ ...blame, code: 'UNKNOWN_OPTION', index: 1 }],
    ],
    [[{ income: 'x' }], [{ ...blame, code: 'UNKNOWN_OPTION', index: 0 }]],
    [
      [null, { member_type: 'FRONT', income: 'x' }, { member_type: 'BACK' }, { member_type: 'FRONT' }],
      [
        { ...blame, code: 'WRONG_TYPE', index: 0 },
        { ...blame, code: 'OPTION_NOT_ALLOWED', index: 3 },
      ],
    ],
    [null, []],
    [[], []],
  ])('%j', (wheels, issues) => {
    expect(read(wheels).issues).toStrictEqual(issues)
  })

  it('reports the member and the part that are wrong', () => {
    expect(read([{ member_type: 'FRONT', income: 'x'.repeat(10), photo: 'w.jpg' }])).toStrictEqual({
      changes: { wheelPhoto: 'w.jpg' },
      issues: [
        {
          questionId: 'wheelIncome',
          wire: 'wheels',
          member: 'FRONT',
          part: 'income',
          code: 'MAX_LENGTH',
          params: { max: 9 },
        },
      ],
    })
  })
})
