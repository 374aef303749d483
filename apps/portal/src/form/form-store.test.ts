import { applicationForm } from '@milgo/domain/application/form'
import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { describe, expect, it, vi } from 'vitest'
import { at, openApplication, part } from './form-store.fixture.ts'
import { unlistedOf } from './typed-values.ts'

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

  it.each([
    ['serviceMonths', '36.5', { code: 'DIGITS_ONLY' }],
    ['serviceMonths', '-2', { code: 'DIGITS_ONLY' }],
    ['serviceMonths', '1200', { code: 'MAX_LENGTH', params: { max: 3 } }],
    ['phoneAdditional', '05012345678', { code: 'ENTER_CORRECT_PHONE' }],
    ['accountNumber', '1234567890123456', { code: 'MAX_LENGTH', params: { max: 15 } }],
    ['accountNumber', '12-800-123456', { code: 'DIGITS_ONLY' }],
    ['maritalStatusGap', 'x'.repeat(201), { code: 'MAX_LENGTH', params: { max: 200 } }],
  ])('of %s %s nothing is changed: it stays, is told, and is found again', (id, raw, complaint) => {
    const store = openApplication({ isMaritalStatusGap: true, maritalStatusGap: 'כי' })
    const before = store.answers()[id]
    store.change(at(id), raw)
    store.leave(at(id))
    expect(store.field(id)).toMatchObject({ value: raw, complaint })
    expect(store.answers()[id]).toEqual(before)
    const again = openApplication()
    again.reenter(store.entered())
    expect(again.field(id)).toMatchObject({ value: raw, isMalformed: true })
  })

  it.each([
    ['phoneAdditional', '+972 3-123 4567', '031234567'],
    ['accountNumber', '123 456', '123456'],
    ['serviceMonths', '٣٦', '36'],
  ])('of %s %s is understood, and shown as it is kept once the field is left', (id, raw, kept) => {
    const store = openApplication()
    store.change(at(id), raw)
    expect([store.field(id).value, store.answers()[id]]).toEqual([raw, kept])
    store.leave(at(id))
    expect(store.field(id)).toMatchObject({ value: kept, complaint: undefined })
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

  it('of one section leaves alone what stands in another, and what is said of it', () => {
    const store = openApplication({
      isDisabledFamilyMembers: true,
      disabledFamilyMembers: [{ type: 'CANDIDATE', percent: '30' }],
      branch: undefined,
    })
    store.refuse([
      { field: 'first_name', message: 'שם אסור' },
      { field: 'family_members', part: 'disability_percentage', index: 0, message: 'שגוי' },
    ])
    store.check(['bank'])
    store.leave(at('lastName'))
    store.change(at('lastName'), '')
    store.change(at('phoneAdditional'), '03x')
    store.reenter({ firstName: 'אחר' }, ['personal'])
    expect(store.status()).toMatchObject({ hasMalformed: false })
    expect(store.field('firstName')).toMatchObject({ value: 'אחר', complaint: undefined })
    expect(store.field('lastName').complaint).toBeUndefined()
    expect(store.field('branch').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    expect(store.field('disabledFamilyMembers').lines?.[0]?.parts['percent']).toMatchObject({
      value: '30',
      complaint: { message: 'שגוי' },
    })
  })

  it('of stored answers forgets every complaint', () => {
    const store = openApplication({ firstName: undefined })
    store.check()
    store.reenter({ lastName: 'לוי' })
    expect(store.status().problems).toEqual([])
    expect(store.field('lastName').value).toBe('לוי')
    expect(store.field('year').value).toBeUndefined()
  })
})

describe('a text that is in no list', () => {
  const place = at('under18City')
  const typed = unlistedOf('אין כזו')

  it('stands, is told of and stops handing in, and the answer stays as it was', () => {
    const store = openApplication()
    const before = store.answers()['under18City']
    store.change(place, typed)
    store.leave(place)
    expect(store.answers()['under18City']).toBe(before)
    expect(store.field('under18City')).toMatchObject({
      value: typed,
      isMalformed: true,
      complaint: { code: 'UNKNOWN_OPTION' },
    })
    expect(store.status().hasMalformed).toBe(true)
    expect(store.check(['personal']).map(({ fieldId }) => fieldId)).toEqual(['field-under18City'])
  })

  it('is found again after a reload, and gives way to an entry', () => {
    const store = openApplication()
    store.change(place, typed)
    const again = openApplication()
    again.reenter(store.entered())
    expect(again.field('under18City')).toMatchObject({ value: typed, isMalformed: true })
    again.change(place, '3000')
    expect(again.answers()['under18City']).toBe('3000')
    expect(again.status().hasMalformed).toBe(false)
  })

  it('goes with the list that it was looked for in', () => {
    const store = openApplication({ under18District: undefined })
    store.change(at('under18District'), typed)
    store.change(place, '3000')
    expect(store.field('under18District')).toMatchObject({ value: undefined, isMalformed: false })
  })

  it('goes where another answer closes the field, which nobody could mend then', () => {
    const blank = {
      addressByIdCity: undefined,
      addressWhileStudyingCity: undefined,
      addressesMatch: undefined,
    }
    const store = openApplication(blank)
    store.change(at('addressWhileStudyingCity'), typed)
    store.change(at('addressesMatch'), true)
    expect(store.field('addressWhileStudyingCity')).toMatchObject({ value: undefined, isDisabled: true })
    expect(store.status().hasMalformed).toBe(false)
  })
})
