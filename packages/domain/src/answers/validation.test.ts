import { describe, expect, it } from 'vitest'
import { checkShown } from './check-shown.ts'
import { cars, exampleContext, exampleForm } from './example-form.fixture.ts'
import { optionsFor } from './kinds/choice.ts'
import { date } from './kinds/date.ts'
import { isRequired } from './required.ts'
import { always } from './rule.ts'
import { validate } from './validation.ts'
import { shownOf } from './visibility.ts'

const complete = {
  name: 'Noa',
  email: 'noa@example.com',
  emailConfirm: 'noa@example.com',
  hobbies: ['CHESS'],
  terms: '1734250000000',
}

const codes = (answers: Parameters<typeof validate>[1]) =>
  validate(exampleForm, { ...complete, ...answers }, exampleContext).map(
    ({ questionId, code }) => `${questionId} ${code}`,
  )

describe('validating', () => {
  it.each([
    [{}, []],
    [{ name: '' }, ['name FIELD_REQUIRED']],
    [{ name: ' ' }, ['name FIELD_REQUIRED']],
    [{ name: 'x'.repeat(300) }, ['name MAX_LENGTH']],
    [{ since: '2020-02-30' }, ['since INVALID_DATE']],
    [{ hobbies: ['SINGING'] }, ['hobbies UNKNOWN_OPTION']],
    [{ terms: 'yes' }, ['terms WRONG_TYPE']],
    [{ car: true, vehicle: 'PLANE' }, ['vehicle UNKNOWN_OPTION']],
    [{ car: true, vehicle: 'BUS', seats: 'x' }, ['seats DIGITS_ONLY']],
    [{ email: 'noa' }, ['email ENTER_CORRECT_EMAIL', 'emailConfirm EMAILS_DO_NOT_MATCH']],
    [{ emailConfirm: 'no' }, ['emailConfirm ENTER_CORRECT_EMAIL']],
    [{ emailConfirm: 'other@example.com' }, ['emailConfirm EMAILS_DO_NOT_MATCH']],
    // An account is found without case, so a capital letter makes no other address.
    [{ email: 'Noa.Levi@Example.com', emailConfirm: 'noa.levi@example.com' }, []],
    [{ password: 'weak' }, ['password ENTER_CORRECT_PASSWORD']],
    [
      { password: 'Abcdefg1', passwordConfirmation: 'Abcdefg2' },
      ['passwordConfirmation ENTER_SAME_PASSWORD'],
    ],
    [{ password: 'Abcdefg1', passwordConfirmation: 'Abcdefg1' }, []],
    [{ hobbies: [] }, ['hobbies SELECT_AT_LEAST_ONE']],
    [{ hobbies: ['NONE'] }, []],
    [{ hobbies: ['CHESS', 'SWIMMING'] }, []],
    [{ hobbies: ['CHESS', 'NONE'] }, ['hobbies OPTION_NOT_ALLOWED']],
    [{ terms: '' }, ['terms TERMS_REQUIRED']],
    [{ since: '2020-01-01' }, []],
    [{ since: '2020-01-02' }, ['since INVALID_DATE']],
    [{ car: true }, ['vehicle FIELD_REQUIRED']],
    [{ car: true, vehicle: 'VAN', seats: '1' }, []],
    [{ car: true, vehicle: 'BUS', seats: '8' }, ['seats RANGE']],
    [{ car: true, vehicle: 'BUS', seats: '9' }, []],
    [{ car: true, vehicle: 'BUS', seats: '80' }, []],
    [{ car: true, vehicle: 'BUS', seats: '81' }, ['seats RANGE']],
  ])('%j: %j', (answers, expected) => {
    expect(codes(answers)).toEqual(expected)
  })

  it('checks only the given sections', () => {
    expect(validate(exampleForm, { car: true }, exampleContext, ['cars'])).toHaveLength(1)
    expect(validate(exampleForm, { car: true }, exampleContext, [])).toEqual([])
    expect(validate(exampleForm, { car: true }, exampleContext)).toHaveLength(6)
  })

  it('skips a section that is hidden', () => {
    expect(validate(exampleForm, { ...complete, car: true }, { free: true } as object)).toEqual([])
  })

  it('allows a choice only the options that are left', () => {
    const row = { kind: 'choice', options: ['A', 'B'], optionsWhen: () => ['A'], place: 'x' } as const
    expect(optionsFor(row, {}, {})).toEqual(['A'])
    expect(checkShown('B', row, { answers: {}, context: {} })).toEqual([{ code: 'OPTION_NOT_ALLOWED' }])
    expect(isRequired(row, {}, {})).toBe(false)
    expect(isRequired({ ...row, required: always }, {}, {})).toBe(true)
  })
})

describe('each place of a repeated answer is reported once', () => {
  const scope = { answers: {}, context: {} }

  it('a malformed part of a line is not also reported as missing', () => {
    const text = { kind: 'text', maxLength: 5, required: always, place: 'x' } as const
    const row = { kind: 'list', item: { name: text, town: text }, maxItems: 2, place: 'x' } as const
    expect(checkShown([{ name: 'Eleanor', town: 'Lod' }, { town: 'Haifa' }], row, scope)).toEqual([
      { code: 'MAX_LENGTH', params: { max: 5 }, index: 0, part: 'name' },
      { code: 'FIELD_REQUIRED', index: 1, part: 'name' },
    ])
    expect(checkShown([{ name: 'Eleanor' }], row, scope)).toEqual([
      { code: 'MAX_LENGTH', params: { max: 5 }, index: 0, part: 'name' },
      { code: 'FIELD_REQUIRED', index: 0, part: 'town' },
    ])
    expect(checkShown([{}, {}, {}], { ...row, required: always }, scope)).toEqual([
      { code: 'TOO_MANY', params: { max: 2 } },
    ])
  })

  it('a malformed file is not also reported as missing', () => {
    const row = {
      kind: 'files',
      wireItem: 'name',
      slots: () => [{}, {}, {}],
      maxItems: 3,
      place: 'x',
    } as const
    const names = ['x'.repeat(256), 'a.pdf']
    expect(checkShown(names, { ...row, required: always }, scope)).toEqual([
      { code: 'MAX_LENGTH', params: { max: 255 }, index: 0 },
      { code: 'FIELD_REQUIRED', index: 2 },
    ])
  })
})

describe('visibility', () => {
  it('a hidden answer has no influence on other questions', () => {
    const shown = shownOf(exampleForm, { car: false, vehicle: 'BUS', seats: '9' }, exampleContext)
    expect([...shown.ids].filter((id) => cars.questions.some((one) => one.id === id))).toEqual([
      'car',
      'wheelIncome',
      'wheelPhoto',
      'backPhoto',
    ])
    expect(shown.answers).toEqual({ car: false })
  })

  it('the answers of a hidden section are hidden', () => {
    expect(shownOf(exampleForm, { name: 'Noa', car: true }, { free: true }).answers).toStrictEqual({
      name: 'Noa',
    })
  })
})

it('a day in the future is refused as such, even if the last allowed day of its row is later', () => {
  const row = {
    kind: 'date',
    wireOrder: 'DD.MM.YYYY',
    latest: () => '2026-12-31',
    today: () => '2026-01-15',
    place: 'who',
  } as const
  const codeOf = (day: string) =>
    date.check?.(day as never, row, { answers: {}, context: exampleContext }).map(({ code }) => code)
  expect(codeOf('2026-01-15')).toEqual([])
  expect(codeOf('2026-01-16')).toEqual(['DATE_IN_FUTURE'])
})
