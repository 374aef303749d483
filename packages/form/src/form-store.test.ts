import { describe, expect, it, vi } from 'vitest'
import { campContext, campForm } from './camp-form.fixture.ts'
import { at, openCamp, part } from './form-store.fixture.ts'
import { unlistedOf } from './typed-values.ts'

describe('typing', () => {
  it('trims the answer at once and the text in the field when the field is left', () => {
    const store = openCamp()
    store.change(at('name'), 'נועה  ')
    expect(store.answers()['name']).toBe('נועה')
    expect(store.field('name').value).toBe('נועה  ')
    store.leave(at('name'))
    expect(store.field('name').value).toBe('נועה')
  })

  it('an invalid text is shown in the field and does not change the answer', () => {
    const store = openCamp()
    store.change(at('surname'), 'כהן3')
    expect(store.field('surname')).toMatchObject({ value: 'כהן3', isMalformed: true, complaint: undefined })
    expect(store.answers()['surname']).toBe('כהן')
    expect(store.status().open).toEqual({ person: 1 })
    store.leave(at('surname'))
    expect(store.field('surname')).toMatchObject({ value: 'כהן3', complaint: { code: 'NO_DIGITS' } })
    store.change(at('surname'), '')
    expect(store.field('surname').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    expect(store.answers()).not.toHaveProperty('surname')
  })

  it.each([
    ['months', '36.5', { code: 'DIGITS_ONLY' }],
    ['months', '-2', { code: 'DIGITS_ONLY' }],
    ['months', '1200', { code: 'MAX_LENGTH', params: { max: 3 } }],
    ['phone', '05012345678', { code: 'ENTER_CORRECT_PHONE' }],
    ['account', '1234567890123456', { code: 'MAX_LENGTH', params: { max: 15 } }],
    ['account', '12-800-123456', { code: 'DIGITS_ONLY' }],
    ['reason', 'x'.repeat(201), { code: 'MAX_LENGTH', params: { max: 200 } }],
  ])(
    'an invalid text in %s (%s) does not change the answer, has a complaint, and is restored',
    (id, raw, complaint) => {
      const store = openCamp({ hasReason: true, reason: 'כי' })
      const before = store.answers()[id]
      store.change(at(id), raw)
      store.leave(at(id))
      expect(store.field(id)).toMatchObject({ value: raw, complaint })
      expect(store.answers()[id]).toEqual(before)
      const again = openCamp()
      again.reenter(store.entered())
      expect(again.field(id)).toMatchObject({ value: raw, isMalformed: true })
    },
  )

  it.each([
    ['phone', '+972 3-123 4567', '031234567'],
    ['account', '123 456', '123456'],
    ['months', '٣٦', '36'],
  ])(
    'a text in %s (%s) is understood, and shown in its stored form once the field is left',
    (id, raw, kept) => {
      const store = openCamp()
      store.change(at(id), raw)
      expect([store.field(id).value, store.answers()[id]]).toEqual([raw, kept])
      store.leave(at(id))
      expect(store.field(id)).toMatchObject({ value: kept, complaint: undefined })
    },
  )

  it('half a date is not an answer, and the effects of the old date stay', () => {
    const store = openCamp()
    store.change(at('born'), '16.03.20')
    expect(store.field('born')).toMatchObject({ value: '16.03.20', isMalformed: true })
    expect(store.answers()).toMatchObject({ born: '2001-03-15', bornInWords: 'day 2001/03/15' })
    store.change(at('born'), '2001-03-16')
    expect(store.answers()).toMatchObject({ born: '2001-03-16', bornInWords: 'day 2001/03/16' })
    expect(store.field('born').isMalformed).toBe(false)
  })

  it('is replaced by an answer that an effect has set', () => {
    const store = openCamp({ postStreet: 'יפו' })
    store.change(at('postStreet'), 'יפו ')
    expect(store.field('postStreet').value).toBe('יפו ')
    store.change(at('samePost'), true)
    expect(store.field('postStreet')).toMatchObject({ value: 'הרצל', isDisabled: true })
  })
})

describe('an answer that is derived from another', () => {
  it('is not shown while the other field contains an invalid text', () => {
    const store = openCamp()
    store.change(at('born'), '2001-05-17')
    const derived = store.field('bornInWords').value
    expect(derived).toEqual(expect.any(String))
    store.change(at('born'), '31.02.2001')
    expect(store.field('bornInWords').value).toBeUndefined()
    store.change(at('born'), '2001-05-17')
    expect(store.field('bornInWords').value).toBe(derived)
  })

  it('stays if the student has changed it', () => {
    const store = openCamp()
    store.change(at('born'), '2001-05-17')
    store.change(at('bornInWords'), 'כ״ה באייר תשס״א')
    store.change(at('born'), '31.02.2001')
    expect(store.field('bornInWords').value).toBe('כ״ה באייר תשס״א')
  })
})

describe('locks', () => {
  it('locked questions and a form without editing are read-only', () => {
    const store = openCamp()
    expect(store.field('memberNumber')).toMatchObject({ isReadOnly: true, isDisabled: false })
    store.change(at('memberNumber'), '000000018')
    expect(store.answers()['memberNumber']).toBe('123456782')
    store.setMayEdit(({ questionId }) => questionId !== 'name')
    expect(store.field('name').isReadOnly).toBe(true)
    expect(store.field('surname').isReadOnly).toBe(false)
    store.setMayEdit(() => false)
    expect(store.field('surname').isReadOnly).toBe(true)
    expect(store.field('guests')).toMatchObject({ canAddLine: false })
    store.change(at('surname'), 'לוי')
    expect(store.answers()['surname']).toBe('כהן')
  })

  it('a later context is used', () => {
    const store = openCamp()
    expect(store.field('bank').isShown).toBe(true)
    store.setContext({ ...campContext, isFree: true })
    expect(store.field('bank').isShown).toBe(false)
  })
})

describe('listeners', () => {
  it('are called for the fields that differ only, each with a new view', () => {
    const store = openCamp()
    const told = vi.fn()
    for (const { id } of campForm.questions) store.subscribeTo(id, () => told(id))
    const before = store.field('surname')
    store.change(at('name'), 'נעה')
    expect(told.mock.calls).toEqual([['name']])
    expect(store.field('surname')).toBe(before)
    told.mockClear()
    store.change(at('name'), 'נעה')
    expect(told).not.toHaveBeenCalled()
    store.change(at('isGuide'), false)
    expect(told.mock.calls.flat()).toEqual(['isGuide', 'days', 'guideLicence'])
  })

  it('get the changed sections, and are not called when nothing changed', () => {
    const store = openCamp()
    const sections = vi.fn()
    const stop = store.onChange(sections)
    store.change(at('pets'), '2')
    store.change(at('name'), 'נועה ')
    expect(sections.mock.calls).toEqual([[['group', 'papers']]])
    stop()
    store.change(at('name'), 'מיה')
    expect(sections).toHaveBeenCalledTimes(1)
  })

  it('are called when a field was left', () => {
    const store = openCamp()
    const left = vi.fn()
    store.onLeave(left)
    store.leave(at('branch'))
    expect(left).toHaveBeenCalledWith({ questionId: 'branch' })
  })
})

describe('a reload', () => {
  it('restores the contents of the fields, half-typed texts included', () => {
    const before = openCamp()
    before.change(at('born'), '16.03.20')
    before.change(at('surname'), 'לוי ')
    before.change(at('phone'), '03')
    const after = openCamp({ name: 'אחר' })
    after.reenter(before.entered())
    expect(after.field('born')).toMatchObject({ value: '16.03.20', isMalformed: true })
    expect(after.answers()).toMatchObject({ name: 'נועה', surname: 'לוי', phone: '03' })
    expect(after.status().problems).toEqual([])
  })

  it('restores half-typed texts in lines too, and the other lines', () => {
    const before = openCamp({
      hasGuests: true,
      guests: [{ type: 'SELF', percent: '30' }, { type: 'SELF' }, {}],
    })
    const second = before.field('guests').lines?.[1]?.key ?? ''
    before.change(part(second, 'percent'), '4 0')
    expect(before.status().hasMalformed).toBe(true)
    const after = openCamp()
    after.reenter(JSON.parse(JSON.stringify(before.entered())))
    expect(
      after
        .field('guests')
        .lines?.map(({ parts }) => [parts['percent']?.value, parts['percent']?.isMalformed]),
    ).toEqual([
      ['30', false],
      ['4 0', true],
      [undefined, false],
    ])
    expect(after.answers()['guests']).toEqual([{ type: 'SELF', percent: '30' }, { type: 'SELF' }, {}])
  })

  it('of one section does not change another section or its complaints', () => {
    const store = openCamp({
      hasGuests: true,
      guests: [{ type: 'SELF', percent: '30' }],
      branch: undefined,
    })
    store.refuse([
      { field: 'given_name', message: 'שם אסור' },
      { field: 'guests', part: 'guest_percent', index: 0, message: 'שגוי' },
    ])
    store.check(['payment'])
    store.leave(at('surname'))
    store.change(at('surname'), '')
    store.change(at('phone'), '03x')
    store.reenter({ name: 'אחר' }, ['person'])
    expect(store.status()).toMatchObject({ hasMalformed: false })
    expect(store.field('name')).toMatchObject({ value: 'אחר', complaint: undefined })
    expect(store.field('surname').complaint).toBeUndefined()
    expect(store.field('branch').complaint).toEqual({ code: 'FIELD_REQUIRED' })
    expect(store.field('guests').lines?.[0]?.parts['percent']).toMatchObject({
      value: '30',
      complaint: { message: 'שגוי' },
    })
  })

  it('of stored answers removes every complaint', () => {
    const store = openCamp({ name: undefined })
    store.check()
    store.reenter({ surname: 'לוי' })
    expect(store.status().problems).toEqual([])
    expect(store.field('surname').value).toBe('לוי')
    expect(store.field('year').value).toBeUndefined()
  })
})

describe('a text that is in no list', () => {
  const place = at('city')
  const typed = unlistedOf('אין כזו')

  it('stays in its field with a complaint, prevents handing in, and does not change the answer', () => {
    const store = openCamp()
    const before = store.answers()['city']
    store.change(place, typed)
    store.leave(place)
    expect(store.answers()['city']).toBe(before)
    expect(store.field('city')).toMatchObject({
      value: typed,
      isMalformed: true,
      complaint: { code: 'UNKNOWN_OPTION' },
    })
    expect(store.status().hasMalformed).toBe(true)
    expect(store.check(['person']).map(({ fieldId }) => fieldId)).toEqual(['field-city'])
  })

  it('is restored after a reload, and is replaced by a chosen entry', () => {
    const store = openCamp()
    store.change(place, typed)
    const again = openCamp()
    again.reenter(store.entered())
    expect(again.field('city')).toMatchObject({ value: typed, isMalformed: true })
    again.change(place, '3000')
    expect(again.answers()['city']).toBe('3000')
    expect(again.status().hasMalformed).toBe(false)
  })

  it('is removed when its list changes', () => {
    const store = openCamp({ district: undefined })
    store.change(at('district'), typed)
    store.change(place, '3000')
    expect(store.field('district')).toMatchObject({ value: undefined, isMalformed: false })
  })

  it('is removed when another answer disables the field, because it could not be corrected', () => {
    const blank = {
      homeCity: undefined,
      postCity: undefined,
      samePost: undefined,
    }
    const store = openCamp(blank)
    store.change(at('postCity'), typed)
    store.change(at('samePost'), true)
    expect(store.field('postCity')).toMatchObject({ value: undefined, isDisabled: true })
    expect(store.status().hasMalformed).toBe(false)
  })
})
