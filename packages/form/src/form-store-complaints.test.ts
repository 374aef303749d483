import { describe, expect, it } from 'vitest'
import { at, loginAnswers, openCamp, openLogin } from './form-store.fixture.ts'

describe('what is wrong', () => {
  it('is shown when the field is left, and disappears as soon as it is corrected', () => {
    const store = openLogin(loginAnswers)
    store.change(at('identityNumber'), '12345')
    expect(store.field('identityNumber').complaint).toBeUndefined()
    store.leave(at('identityNumber'))
    expect(store.field('identityNumber').complaint).toEqual({ code: 'ENTER_CORRECT_ID' })
    store.change(at('identityNumber'), '123456782')
    expect(store.field('identityNumber').complaint).toBeUndefined()
  })

  it('a confirmation is checked again when its original changes', () => {
    const store = openLogin(loginAnswers)
    store.leave(at('passwordConfirmation'))
    expect(store.field('passwordConfirmation').complaint).toBeUndefined()
    store.change(at('password'), 'Rv7kbaL2y')
    expect(store.field('passwordConfirmation').complaint).toEqual({ code: 'ENTER_SAME_PASSWORD' })
    store.change(at('passwordConfirmation'), 'Rv7kbaL2y')
    expect(store.field('passwordConfirmation').complaint).toBeUndefined()
  })

  it('is counted by section before it is shown', () => {
    const store = openCamp({ name: undefined, bank: undefined, branch: undefined })
    expect(store.status()).toEqual({
      problems: [],
      unplaced: [],
      malformed: [],
      hasMalformed: false,
      open: { person: 1, payment: 2 },
      openAt: { 'person.info': 1, 'payment.account': 2 },
      firstOpen: {
        person: 'field-name',
        'person.info': 'field-name',
        payment: 'field-bank',
        'payment.account': 'field-bank',
      },
    })
  })

  it('lists invalid texts before any problem is shown', () => {
    const store = openCamp({ name: undefined })
    store.change(at('born'), '17.05')
    const { malformed, hasMalformed, problems } = store.status()
    expect(malformed).toMatchObject([{ fieldId: 'field-born', section: 'person' }])
    expect({ hasMalformed, problems }).toEqual({ hasMalformed: true, problems: [] })
    store.change(at('born'), '2001-05-17')
    expect(store.status()).toMatchObject({ malformed: [], hasMalformed: false })
  })

  it('is shown for the section that is handed in, in the order of the page, and for no other section', () => {
    const store = openCamp({ year: undefined, name: undefined, bank: undefined })
    const problems = store.check(['person'])
    expect(problems.map(({ fieldId }) => fieldId)).toEqual(['field-name', 'field-year'])
    expect(store.status().problems).toEqual(problems)
    expect(store.field('name').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    expect(store.field('bank').complaint).toBeUndefined()
    store.change(at('name'), 'נועה')
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-year'])
  })

  it('is not shown for hidden questions', () => {
    const store = openCamp({ months: undefined })
    store.check(['person'])
    expect(store.status().problems).toHaveLength(1)
    store.change(at('stay'), 'NONE')
    expect(store.field('months')).toMatchObject({ isShown: false, complaint: undefined })
    expect(store.status().problems).toEqual([])
  })

  it('a refused paste is shown, and forgotten with the next key', () => {
    const store = openLogin()
    expect(store.field('emailConfirm').refusesPaste).toBe(true)
    expect(store.field('password').refusesPaste).toBe(false)
    store.refusePaste(at('emailConfirm'))
    expect(store.field('emailConfirm').complaint).toEqual({ code: 'PASTE_NOT_ALLOWED' })
    store.change(at('emailConfirm'), 'd')
    expect(store.field('emailConfirm').complaint).toBeUndefined()
  })

  it('warnings are shown and do not prevent handing in', () => {
    const store = openCamp({ account: '100009' })
    expect(store.field('account').warning).toEqual({ code: 'BANK_ACCOUNT_SUSPECT' })
    expect(store.check(['payment'])).toEqual([])
  })

  it('a field with a complaint shows no warning', () => {
    const store = openCamp({ account: '100009' })
    store.refuse([{ field: 'account', message: 'חשבון סגור' }])
    expect(store.field('account')).toMatchObject({ complaint: { message: 'חשבון סגור' }, warning: undefined })
  })
})

describe('what the server refuses', () => {
  it('is shown in the field of that wire name until the answer changes', () => {
    const store = openLogin(loginAnswers)
    store.refuse([{ field: 'email', message: 'כתובת תפוסה' }])
    expect(store.field('email').complaint).toEqual({ message: 'כתובת תפוסה' })
    expect(store.status()).toMatchObject({ problems: [{ fieldId: 'field-email' }], unplaced: [] })
    store.change(at('email'), 'dana.b@example.org')
    expect(store.field('email').complaint).toBeUndefined()
    store.change(at('email'), 'dana@example.org')
    expect(store.field('email').complaint).toEqual({ message: 'כתובת תפוסה' })
  })

  it('is shown on top of the form when it belongs to no shown field', () => {
    const store = openLogin(loginAnswers)
    store.refuse([
      { message: 'העומס רב' },
      { field: 'invitation', label: 'סיוע', message: 'חסר' },
      { field: 'no_such', message: 'לא ידוע' },
    ])
    expect(store.status()).toMatchObject({
      problems: [],
      unplaced: [{ message: 'העומס רב' }, { label: 'סיוע', message: 'חסר' }, { message: 'לא ידוע' }],
    })
    store.change(at('phone'), '0521234568')
    expect(store.status().unplaced).toEqual([])
  })

  it('is shown alone: missing answers of a section that was not handed in are not shown', () => {
    const store = openCamp({ bank: undefined })
    store.refuse([{ field: 'branch', message: 'אין סניף כזה' }])
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-branch'])
    expect(store.field('bank').complaint).toBeUndefined()
  })

  it('of one section does not replace the refusals of another section', () => {
    const store = openCamp({ bank: undefined })
    store.refuse([{ field: 'given_name', message: 'שם אסור' }], ['person'])
    store.refuse([{ field: 'branch', message: 'אין סניף כזה' }], ['payment'])
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-name', 'field-branch'])
    store.refuse([])
    expect(store.status().problems).toEqual([])
  })

  it('is shown in the part of its line, and a second message about one field on top of the form', () => {
    const store = openCamp({
      hasGuests: true,
      guests: [
        { type: 'SELF', percent: '30' },
        { type: 'SELF', percent: '40' },
      ],
    })
    const refused = { field: 'guests', part: 'guest_percent' }
    store.refuse([
      { ...refused, index: 0, message: 'ראשון' },
      { ...refused, index: 1, message: 'שני' },
      { ...refused, index: 1, message: 'ועוד' },
    ])
    expect(store.field('guests').lines?.map(({ parts }) => parts['percent']?.complaint)).toEqual([
      { message: 'ראשון' },
      { message: 'שני' },
    ])
    expect(store.status()).toMatchObject({
      problems: [{ index: 0 }, { index: 1 }],
      unplaced: [{ message: 'ועוד' }],
    })
  })

  it('is shown on top when its list belongs to several questions', () => {
    const store = openCamp()
    store.refuse([{ field: 'photos', message: 'שגוי' }])
    expect(store.status().unplaced).toMatchObject([{ message: 'שגוי' }])
  })
})

describe('a question that a change shows', () => {
  it('has no complaint before it is left or handed in', () => {
    const store = openCamp({ name: undefined, isGuide: false, days: undefined })
    store.check(['person'])
    expect(store.field('name').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    store.change(at('isGuide'), true)
    expect(store.field('days')).toMatchObject({ isShown: true, complaint: undefined })
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-name'])
    store.leave(at('days'))
    expect(store.field('days').complaint).toEqual({ code: 'FIELD_REQUIRED' })
  })

  it('has no complaint when it is shown again', () => {
    const store = openCamp({ isGuide: true, days: undefined })
    expect(store.check(['person']).map(({ fieldId }) => fieldId)).toContain('field-days')
    store.change(at('isGuide'), false)
    store.change(at('isGuide'), true)
    expect(store.field('days').complaint).toBeUndefined()
  })
})
