import { validate } from '@milgo/domain/answers/validation'
import { bankWarnings } from '@milgo/domain/application/bank/rules'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { eligibleAnswers } from '@milgo/domain/eligibility/answers.fixture'
import { eligibilityForm } from '@milgo/domain/eligibility/questions'
import { eligibilityIssues } from '@milgo/domain/eligibility/validate-eligibility'
import { describe, expect, it, vi } from 'vitest'
import type { FormFacts, FormModel } from './form-model.ts'
import { createFormStore } from './form-store.ts'

const application: FormModel<ApplicationContext> = {
  form: applicationForm,
  behaviour: applicationBehaviour,
  issues: (answers, facts) => validate(applicationForm, answers, facts),
  warnings: (answers) => bankWarnings(answers),
}
const eligibility: FormModel<FormFacts & { readonly allowPasswordPaste: boolean }> = {
  form: eligibilityForm,
  issues: eligibilityIssues,
}

const openApplication = (changes: object = {}, facts: Partial<ApplicationContext> = {}) =>
  createFormStore(application, {
    answers: { ...sampleAnswers, ...changes },
    facts: { ...sampleContext, ...facts },
  })
const openEligibility = (answers: object = {}) =>
  createFormStore(eligibility, { answers: { ...answers }, facts: { allowPasswordPaste: true } })

const at = (questionId: string) => ({ questionId })
const part = (line: string, name: string) => ({ questionId: 'disabledFamilyMembers', line, part: name })

describe('typing', () => {
  it('keeps the answer clean and the field as it was typed, until the field is left', () => {
    const store = openApplication()
    store.change(at('firstName'), 'נועה  ')
    expect(store.answers()['firstName']).toBe('נועה')
    expect(store.field('firstName').value).toBe('נועה  ')
    store.leave(at('firstName'))
    expect(store.field('firstName').value).toBe('נועה')
  })

  it('what can be no answer stands in the field and leaves the answer as it was', () => {
    const store = openApplication()
    store.change(at('lastName'), 'כהן3')
    expect(store.field('lastName')).toMatchObject({ value: 'כהן3', isMalformed: true, complaint: undefined })
    expect(store.answers()['lastName']).toBe('כהן')
    expect(store.status().open).toEqual({ personal: 1 })
    store.leave(at('lastName'))
    expect(store.field('lastName')).toMatchObject({ value: 'כהן3', complaint: { code: 'NO_DIGITS' } })
    store.change(at('lastName'), '')
    expect(store.field('lastName').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    expect(store.answers()).not.toHaveProperty('lastName')
  })

  it('half a date is no answer, and the effects of the old one stay', () => {
    const store = openApplication()
    store.change(at('birthday'), '16.03.20')
    expect(store.field('birthday')).toMatchObject({ value: '16.03.20', isMalformed: true })
    expect(store.answers()).toMatchObject({ birthday: '2001-03-15', birthdayHebrew: 'כ׳ באדר תשס״א' })
    store.change(at('birthday'), '2001-03-16')
    expect(store.answers()).toMatchObject({ birthday: '2001-03-16', birthdayHebrew: 'כ״א באדר תשס״א' })
    expect(store.field('birthday').isMalformed).toBe(false)
  })

  it('gives way to an answer that an effect has set', () => {
    const store = openApplication({ addressWhileStudyingStreet: 'יפו' })
    store.change(at('addressWhileStudyingStreet'), 'יפו ')
    expect(store.field('addressWhileStudyingStreet').value).toBe('יפו ')
    store.change(at('addressesMatch'), true)
    expect(store.field('addressWhileStudyingStreet')).toMatchObject({ value: 'הרצל', isDisabled: true })
  })
})

describe('what is wrong', () => {
  it('is told when the field is left, and goes as soon as it is mended', () => {
    const store = openEligibility(eligibleAnswers)
    store.change(at('identityNumber'), '12345')
    expect(store.field('identityNumber').complaint).toBeUndefined()
    store.leave(at('identityNumber'))
    expect(store.field('identityNumber').complaint).toEqual({ code: 'ENTER_CORRECT_ID' })
    store.change(at('identityNumber'), '123456782')
    expect(store.field('identityNumber').complaint).toBeUndefined()
  })

  it('a confirmation is checked again when its original changes', () => {
    const store = openEligibility(eligibleAnswers)
    store.leave(at('passwordConfirmation'))
    expect(store.field('passwordConfirmation').complaint).toBeUndefined()
    store.change(at('password'), 'Rv7kbaL2y')
    expect(store.field('passwordConfirmation').complaint).toEqual({ code: 'ENTER_SAME_PASSWORD' })
    store.change(at('passwordConfirmation'), 'Rv7kbaL2y')
    expect(store.field('passwordConfirmation').complaint).toBeUndefined()
  })

  it('is counted by section before anybody is told', () => {
    const store = openApplication({ firstName: undefined, bank: undefined, branch: undefined })
    expect(store.status()).toEqual({
      problems: [],
      messages: [],
      hasMalformed: false,
      open: { personal: 1, bank: 2 },
      openAt: { 'personal.info': 1, 'bank.account': 2 },
    })
  })

  it('is told for the section that is handed in, in the order of the page, and for no other', () => {
    const store = openApplication({ year: undefined, firstName: undefined, bank: undefined })
    const problems = store.check(['personal'])
    expect(problems.map(({ fieldId }) => fieldId)).toEqual(['field-firstName', 'field-year'])
    expect(store.status().problems).toEqual(problems)
    expect(store.field('firstName').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    expect(store.field('bank').complaint).toBeUndefined()
    store.change(at('firstName'), 'נועה')
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-year'])
  })

  it('in what is hidden is nobody’s business', () => {
    const store = openApplication({ serviceMonths: undefined })
    store.check(['personal'])
    expect(store.status().problems).toHaveLength(1)
    store.change(at('militaryServiceType'), 'NOT_SERVED')
    expect(store.field('serviceMonths')).toMatchObject({ isShown: false, complaint: undefined })
    expect(store.status().problems).toEqual([])
  })

  it('a refused paste is said, and forgotten with the next key', () => {
    const store = openEligibility()
    expect(store.field('emailConfirm').refusesPaste).toBe(true)
    expect(store.field('password').refusesPaste).toBe(false)
    store.refusePaste(at('emailConfirm'))
    expect(store.field('emailConfirm').complaint).toEqual({ code: 'PASTE_NOT_ALLOWED' })
    store.change(at('emailConfirm'), 'd')
    expect(store.field('emailConfirm').complaint).toBeUndefined()
  })

  it('warnings are shown and stand in nobody’s way', () => {
    const store = openApplication({ accountNumber: '100009' })
    expect(store.field('accountNumber').warning).toEqual({ code: 'BANK_ACCOUNT_SUSPECT' })
    expect(store.check(['bank'])).toEqual([])
  })
})

describe('what the server refuses', () => {
  it('is told in the field of that wire name until the answer changes', () => {
    const store = openEligibility(eligibleAnswers)
    store.refuse([{ field: 'email', message: 'כתובת תפוסה' }])
    expect(store.field('email').complaint).toEqual({ message: 'כתובת תפוסה' })
    expect(store.status()).toMatchObject({ problems: [{ fieldId: 'field-email' }], messages: [] })
    store.change(at('email'), 'dana.b@example.org')
    expect(store.field('email').complaint).toBeUndefined()
    store.change(at('email'), 'dana@example.org')
    expect(store.field('email').complaint).toEqual({ message: 'כתובת תפוסה' })
  })

  it('and belongs to no field that is shown, is told on top', () => {
    const store = openEligibility(eligibleAnswers)
    store.refuse([
      { message: 'העומס רב' },
      { field: 'eligible_for_assistance', message: 'חסר' },
      { field: 'no_such', message: 'לא ידוע' },
    ])
    expect(store.status()).toMatchObject({ problems: [], messages: ['העומס רב', 'חסר', 'לא ידוע'] })
    store.change(at('phone'), '0521234568')
    expect(store.status().messages).toEqual([])
  })

  it('is all that is told: what nobody has handed in is not called missing', () => {
    const store = openApplication({ bank: undefined })
    store.refuse([{ field: 'branch_number', message: 'אין סניף כזה' }])
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-branch'])
    expect(store.field('bank').complaint).toBeUndefined()
  })

  it('of one section leaves alone what another was refused', () => {
    const store = openApplication({ bank: undefined })
    store.refuse([{ field: 'first_name', message: 'שם אסור' }], ['personal'])
    store.refuse([{ field: 'branch_number', message: 'אין סניף כזה' }], ['bank'])
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-firstName', 'field-branch'])
    store.refuse([])
    expect(store.status().problems).toEqual([])
  })

  it('in a line is told in the part of that line, and a second word about a field on top', () => {
    const store = openApplication({
      isDisabledFamilyMembers: true,
      disabledFamilyMembers: [
        { type: 'CANDIDATE', percent: '30' },
        { type: 'CANDIDATE', percent: '40' },
      ],
    })
    const refused = { field: 'family_members', part: 'disability_percentage' }
    store.refuse([
      { ...refused, index: 0, message: 'ראשון' },
      { ...refused, index: 1, message: 'שני' },
      { ...refused, index: 1, message: 'ועוד' },
    ])
    expect(
      store.field('disabledFamilyMembers').lines?.map(({ parts }) => parts['percent']?.complaint),
    ).toEqual([{ message: 'ראשון' }, { message: 'שני' }])
    expect(store.status()).toMatchObject({ problems: [{ index: 0 }, { index: 1 }], messages: ['ועוד'] })
  })

  it('of a list that several questions share is told on top', () => {
    const store = openApplication()
    store.refuse([{ field: 'family_documents', message: 'שגוי' }])
    expect(store.status().messages).toEqual(['שגוי'])
  })
})

describe('lines of a repeated question', () => {
  const lines = (store: ReturnType<typeof openApplication>) =>
    store.field('disabledFamilyMembers').lines ?? []

  it('are added and removed, and each field stays with its line', () => {
    const store = openApplication()
    store.addLine('disabledFamilyMembers')
    store.addLine('disabledFamilyMembers')
    const [first, second, third] = lines(store).map(({ key }) => key)
    expect(lines(store).map(({ canRemove }) => canRemove)).toEqual([false, true, true])
    store.change(part(third ?? '', 'percent'), '15')
    store.leave(part(third ?? '', 'percent'))
    store.removeLine('disabledFamilyMembers', 1)
    expect(lines(store).map(({ key }) => key)).toEqual([first, third])
    expect(second).not.toBe(third)
    expect(store.answers()['disabledFamilyMembers']).toEqual([
      { type: 'PARENT_ONE', percent: '40' },
      { percent: '15' },
    ])
    expect(lines(store)[1]?.parts['percent']).toMatchObject({
      value: '15',
      complaint: { code: 'DISABILITY_RANGE', params: { min: 20, max: 100 } },
      labelKey: 'disabledFamilyMembers.percent',
    })
    expect(lines(store)[0]?.parts['percent']?.complaint).toBeUndefined()
  })

  it('take their own document along when they go, also among lines that are alike', () => {
    const sibling = { type: 'SIBLING', percent: '30' }
    const store = openApplication({
      disabledFamilyMembers: [sibling, sibling, sibling],
      disabilityDocuments: ['1.pdf', '2.pdf', '3.pdf'],
    })
    const sections = vi.fn()
    store.onChange(sections)
    store.removeLine('disabledFamilyMembers', 1)
    expect(store.answers()).toMatchObject({
      disabledFamilyMembers: [sibling, sibling],
      disabilityDocuments: ['1.pdf', '3.pdf'],
    })
    expect(sections.mock.calls).toEqual([[['family', 'documents']]])
  })

  it('take what was typed in them along when they go', () => {
    const store = openApplication()
    store.addLine('disabledFamilyMembers')
    const [, second] = lines(store)
    store.change(part(second?.key ?? '', 'percent'), 'x')
    expect(store.check(['family'])).toContainEqual(
      expect.objectContaining({ index: 1, complaint: { code: 'DIGITS_ONLY' } }),
    )
    store.removeLine('disabledFamilyMembers', 1)
    expect(store.check(['family'])).toEqual([])
  })

  it('name their problems by line', () => {
    const store = openApplication()
    store.addLine('disabledFamilyMembers')
    const [, second] = lines(store)
    expect(store.check(['family'])).toMatchObject([
      { fieldId: `field-disabledFamilyMembers-${second?.key}-type`, index: 1 },
      { fieldId: `field-disabledFamilyMembers-${second?.key}-percent`, index: 1 },
    ])
  })

  it('the first stays, and the rules say whether there may be another', () => {
    const store = openApplication({ birthday: '1994-12-15' })
    expect(store.field('disabledFamilyMembers').canAddLine).toBe(false)
    store.addLine('disabledFamilyMembers')
    store.removeLine('disabledFamilyMembers', 0)
    expect(lines(store)).toHaveLength(1)
    expect(lines(store)[0]?.parts['type']?.options).toEqual(['CANDIDATE'])
  })
})

describe('a question that a change brings to the page', () => {
  it('is not told off before it is left or handed in', () => {
    const store = openApplication({ firstName: undefined, isReservist: false, daysInReserve: undefined })
    store.check(['personal'])
    expect(store.field('firstName').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    store.change(at('isReservist'), true)
    expect(store.field('daysInReserve')).toMatchObject({ isShown: true, complaint: undefined })
    expect(store.status().problems.map(({ fieldId }) => fieldId)).toEqual(['field-firstName'])
    store.leave(at('daysInReserve'))
    expect(store.field('daysInReserve').complaint).toEqual({ code: 'FIELD_REQUIRED' })
  })

  it('nor when it comes back', () => {
    const store = openApplication({ isReservist: true, daysInReserve: undefined })
    expect(store.check(['personal']).map(({ fieldId }) => fieldId)).toContain('field-daysInReserve')
    store.change(at('isReservist'), false)
    store.change(at('isReservist'), true)
    expect(store.field('daysInReserve').complaint).toBeUndefined()
  })
})

describe('an answer that is worked out from another', () => {
  it('is not shown while that other is none', () => {
    const store = openApplication()
    store.change(at('birthday'), '2001-05-17')
    const derived = store.field('birthdayHebrew').value
    expect(derived).toEqual(expect.any(String))
    store.change(at('birthday'), '31.02.2001')
    expect(store.field('birthdayHebrew').value).toBeUndefined()
    store.change(at('birthday'), '2001-05-17')
    expect(store.field('birthdayHebrew').value).toBe(derived)
  })

  it('and stays where somebody has corrected it', () => {
    const store = openApplication()
    store.change(at('birthday'), '2001-05-17')
    store.change(at('birthdayHebrew'), 'כ״ה באייר תשס״א')
    store.change(at('birthday'), '31.02.2001')
    expect(store.field('birthdayHebrew').value).toBe('כ״ה באייר תשס״א')
  })
})

describe('who may change what', () => {
  it('locked questions and a form that is only shown are read-only', () => {
    const store = openApplication()
    expect(store.field('userId')).toMatchObject({ isReadOnly: true, isDisabled: false })
    store.change(at('userId'), '000000018')
    expect(store.answers()['userId']).toBe('123456782')
    store.disable({ firstName: true })
    expect(store.field('firstName').isReadOnly).toBe(true)
    expect(store.field('lastName').isReadOnly).toBe(false)
    store.disable(Object.fromEntries(applicationForm.questions.map(({ id }) => [id, true])))
    expect(store.field('lastName').isReadOnly).toBe(true)
    expect(store.field('disabledFamilyMembers')).toMatchObject({ canAddLine: false })
    store.change(at('lastName'), 'לוי')
    expect(store.answers()['lastName']).toBe('כהן')
  })

  it('facts that come later are heeded', () => {
    const store = openApplication()
    expect(store.field('bank').isShown).toBe(true)
    store.setFacts({ ...sampleContext, institution: { isSponsored: true, isReligious: false } })
    expect(store.field('bank').isShown).toBe(false)
  })
})

describe('who is told', () => {
  it('only the fields that differ, and each by a new view', () => {
    const store = openApplication()
    const told = vi.fn()
    for (const { id } of applicationForm.questions) store.subscribeTo(id, () => told(id))
    const before = store.field('lastName')
    store.change(at('firstName'), 'נעה')
    expect(told.mock.calls).toEqual([['firstName']])
    expect(store.field('lastName')).toBe(before)
    told.mockClear()
    store.change(at('firstName'), 'נעה')
    expect(told).not.toHaveBeenCalled()
    store.change(at('isReservist'), false)
    expect(told.mock.calls.flat()).toEqual(['isReservist', 'daysInReserve', 'reservistDocument'])
  })

  it('which sections the server must be told, and not for what changes nothing', () => {
    const store = openApplication()
    const sections = vi.fn()
    const stop = store.onChange(sections)
    store.change(at('siblingsStudentsCount'), '2')
    store.change(at('firstName'), 'נועה ')
    expect(sections.mock.calls).toEqual([[['family', 'documents']]])
    stop()
    store.change(at('firstName'), 'מיה')
    expect(sections).toHaveBeenCalledTimes(1)
  })

  it('that a field was left', () => {
    const store = openApplication()
    const left = vi.fn()
    store.onLeave(left)
    store.leave(at('branch'))
    expect(left).toHaveBeenCalledWith({ questionId: 'branch' })
  })
})

describe('a reload', () => {
  it('finds what stood in the fields, also what was only half typed', () => {
    const before = openApplication()
    before.change(at('birthday'), '16.03.20')
    before.change(at('lastName'), 'לוי ')
    before.change(at('phoneAdditional'), '03')
    const after = openApplication({ firstName: 'אחר' })
    after.reenter(before.entered())
    expect(after.field('birthday')).toMatchObject({ value: '16.03.20', isMalformed: true })
    expect(after.answers()).toMatchObject({ firstName: 'נועה', lastName: 'לוי', phoneAdditional: '03' })
    expect(after.status().problems).toEqual([])
  })

  it('finds what was half typed in a line too, and the lines around it', () => {
    const before = openApplication({
      isDisabledFamilyMembers: true,
      disabledFamilyMembers: [{ type: 'CANDIDATE', percent: '30' }, { type: 'CANDIDATE' }, {}],
    })
    const second = before.field('disabledFamilyMembers').lines?.[1]?.key ?? ''
    before.change(part(second, 'percent'), '4 0')
    expect(before.status().hasMalformed).toBe(true)
    const after = openApplication()
    after.reenter(JSON.parse(JSON.stringify(before.entered())))
    expect(
      after
        .field('disabledFamilyMembers')
        .lines?.map(({ parts }) => [parts['percent']?.value, parts['percent']?.isMalformed]),
    ).toEqual([
      ['30', false],
      ['4 0', true],
      [undefined, false],
    ])
    expect(after.answers()['disabledFamilyMembers']).toEqual([
      { type: 'CANDIDATE', percent: '30' },
      { type: 'CANDIDATE' },
      {},
    ])
  })

  it('of stored answers forgets every complaint', () => {
    const store = openApplication({ firstName: undefined })
    store.check()
    store.replace({ lastName: 'לוי' })
    expect(store.status().problems).toEqual([])
    expect(store.field('lastName').value).toBe('לוי')
    expect(store.field('year').value).toBeUndefined()
  })
})

describe('a list of files', () => {
  const missing = { siblingsStudentsCount: '2', siblingsStudyConfirmations: [null, 'second.pdf'] }
  const slot = { questionId: 'siblingsStudyConfirmations', slot: 0 }

  it('has a field for each place, with what is there and what is wrong with it', () => {
    const store = openApplication(missing)
    expect(store.check(['documents']).map(({ fieldId, index }) => ({ fieldId, index }))).toEqual([
      { fieldId: 'field-siblingsStudyConfirmations-0', index: 0 },
    ])
    expect(store.field('siblingsStudyConfirmations').slots).toEqual([
      { index: 0, member: undefined, value: undefined, complaint: { code: 'FIELD_REQUIRED' } },
      { index: 1, member: undefined, value: 'second.pdf', complaint: undefined },
    ])
  })

  it('says whom each place is about', () => {
    const store = openApplication({ disabilityDocuments: undefined })
    expect(store.field('disabilityDocuments').slots).toMatchObject([{ index: 0, member: 'PARENT_ONE' }])
    expect(store.check(['documents'])).toMatchObject([{ member: 'PARENT_ONE', place: { slot: 0 } }])
  })

  it('is refused by place, and forgets it once another file is there', () => {
    const store = openApplication({ siblingsStudyConfirmations: ['gone.pdf'] })
    store.refuse([{ field: 'siblings_study_confirmations', index: 0, message: 'gone' }])
    expect(store.status().problems).toMatchObject([{ place: slot, complaint: { message: 'gone' } }])
    store.change({ questionId: slot.questionId }, ['new.pdf'])
    expect(store.status().problems).toEqual([])
  })

  it('and a line that several questions share are told apart by the member and the part', () => {
    const store = openApplication()
    store.refuse([
      { field: 'family_documents', index: 1, part: 'document', member_type: 'PARENT_TWO', message: 'gone' },
    ])
    expect(store.status().problems).toMatchObject([{ fieldId: 'field-parentTwoIncomeDocument' }])
  })
})
