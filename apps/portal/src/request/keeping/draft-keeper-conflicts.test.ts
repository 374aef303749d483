import { describe, expect, it, vi } from 'vitest'
import { account, createService, filling, open, settled, stepOf } from './draft-keeper.fixture.ts'

const openTwo = () => {
  const service = createService()
  return { service, one: open(service), other: open(service) }
}

/** Both answer, one after the other; the second is too late. */
const typeInBoth = async (first: Typed, second: Typed) => {
  const { service, one, other } = openTwo()
  for (const [{ type, keeper }, typed] of [
    [one, first],
    [other, second],
  ] as const) {
    for (const [questionId, value] of Object.entries(typed)) type(questionId, value)
    await keeper.save()
  }
  return { service, other }
}
type Typed = Readonly<Record<string, string>>

const nothing: ReadonlySet<string> = new Set()

describe('two tabs', () => {
  const beLate = () => typeInBoth({ firstName: 'ראשון' }, { firstName: 'שני' })

  it('the slower one overwrites nothing and asks', async () => {
    const { service, other } = await beLate()
    expect(service.saved.personal['first_name']).toBe('ראשון')
    expect(other.keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: { version: 1 } })
    other.keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toHaveLength(2)
  })

  it('keeps its own where the student says so', async () => {
    const { service, other } = await beLate()
    await other.keeper.settleConflict(nothing)
    expect(service.saved.personal).toMatchObject({ first_name: 'שני', version: 2 })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
  })

  it('takes the other where the student says so, and then saves upon it', async () => {
    const { service, other } = await beLate()
    await other.keeper.settleConflict(new Set(['firstName']))
    expect(other.store.answers()).toMatchObject({ ...account, firstName: 'ראשון' })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    other.type('lastName', 'לדוגמה')
    await other.keeper.save()
    expect(service.saved.personal).toMatchObject({ first_name: 'ראשון', last_name: 'לדוגמה', version: 2 })
  })

  it('taking it leaves what was refused in another step where it stands', async () => {
    const { other } = await beLate()
    other.type('branch', '999')
    other.store.refuse([{ field: 'branch_number', message: 'אין סניף כזה' }], ['bank'])
    await other.keeper.settleConflict(new Set(['firstName']))
    expect(other.store.field('branch')).toMatchObject({
      value: '999',
      complaint: { message: 'אין סניף כזה' },
    })
  })

  it('is no conflict where both say the same', async () => {
    const { other } = await typeInBoth({ firstName: 'דמו' }, { firstName: 'דמו' })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
  })
})

describe('answer by answer', () => {
  it('takes what is chosen from there, keeps the rest from here, and saves once', async () => {
    const { service, other } = await typeInBoth(
      { firstName: 'ראשון', lastName: 'שם', phoneAdditional: '031234567' },
      { firstName: 'שני', lastName: 'כאן' },
    )
    expect(other.keeper.state().conflict?.changedHere()).toEqual(new Set(['firstName', 'lastName']))
    const before = service.calls.length
    await other.keeper.settleConflict(new Set(['firstName', 'phoneAdditional']))
    expect(service.calls).toHaveLength(before + 1)
    const joined = { first_name: 'ראשון', last_name: 'כאן', additional_phone: '031234567' }
    expect(service.saved.personal).toMatchObject({ ...joined, version: 2 })
    expect(other.store.answers()).toMatchObject({ ...account, firstName: 'ראשון', lastName: 'כאן' })
    expect(other.keeper.state()).toMatchObject({
      conflict: undefined,
      unsaved: new Set(),
      trouble: undefined,
    })
  })

  it('leaves half a date where it stands, unless the other one is chosen', async () => {
    for (const [taken, birthday] of [
      [['firstName'], '17.05'],
      [['firstName', 'birthday'], '1999-01-02'],
    ] as const) {
      const { other } = await typeInBoth(
        { firstName: 'ראשון', birthday: '1999-01-02' },
        { firstName: 'שני', birthday: '17.05' },
      )
      await other.keeper.settleConflict(new Set(taken))
      expect(other.store.field('birthday').value).toBe(birthday)
      expect(other.keeper.hasUnsaved()).toBe(birthday === '17.05')
    }
  })

  it('half a date takes away neither the date that was saved, nor the one from elsewhere', async () => {
    for (const there of ['2001-05-17', '1999-01-02']) {
      const service = createService()
      const before = open(service)
      before.type('birthday', '2001-05-17')
      await before.keeper.save()
      const [here, other] = [open(service), open(service)]
      other.type('firstName', 'שם')
      other.type('birthday', there)
      await other.keeper.save()
      const saved = service.saved.personal['birthdate']
      here.type('firstName', 'כאן')
      here.type('lastName', 'כאן')
      here.type('birthday', '17.05')
      await here.keeper.save()
      expect(here.keeper.state().conflict?.changedHere()).toEqual(
        new Set(['firstName', 'lastName', 'birthday']),
      )
      await here.keeper.settleConflict(new Set(['firstName']))
      expect(service.saved.personal).toMatchObject({ first_name: 'שם', last_name: 'כאן', birthdate: saved })
      expect(here.store.field('birthday').value).toBe('17.05')
      expect(here.keeper.hasUnsaved()).toBe(true)
    }
  })

  it('does not copy one address over the other that was chosen', async () => {
    const { service, one, other } = openTwo()
    one.type('addressByIdStreet', 'הרצל')
    one.type('addressWhileStudyingStreet', 'ביאליק')
    await one.keeper.save()
    other.type('addressByIdStreet', 'אלנבי')
    other.store.change({ questionId: 'addressesMatch' }, true)
    await other.keeper.save()
    await other.keeper.settleConflict(new Set(['addressWhileStudyingStreet']))
    expect(service.saved.personal).toMatchObject({ street: 'אלנבי', study_street: 'ביאליק' })
    expect(other.store.answers()['addressesMatch']).toBeUndefined()
  })

  it('leaves it open whether the addresses are the same, unless one of them was chosen', async () => {
    const { service, one, other } = openTwo()
    one.type('firstName', 'ראשון')
    await one.keeper.save()
    other.type('firstName', 'שני')
    other.type('addressByIdStreet', 'הרצל')
    other.type('addressWhileStudyingStreet', 'הרצל')
    await other.keeper.save()
    await other.keeper.settleConflict(new Set(['firstName']))
    expect(service.saved.personal).toMatchObject({ first_name: 'ראשון', study_street: 'הרצל' })
    expect(other.store.answers()['addressesMatch']).toBeUndefined()
  })

  it('asks again where somebody was faster once more', async () => {
    const { service, other } = await typeInBoth({ firstName: 'ראשון' }, { firstName: 'שני' })
    service.saved.personal = { ...service.saved.personal, first_name: 'שלישי', version: 2 }
    await other.keeper.settleConflict(nothing)
    expect(service.saved.personal).toMatchObject({ first_name: 'שלישי', version: 2 })
    expect(other.keeper.state().conflict).toMatchObject({ newer: { first_name: 'שלישי' } })
  })
})

describe('a step that was typed in and put back', () => {
  it('gives way to what is newer, unless half a date stands in it', async () => {
    for (const [half, isAsked] of [
      ['', false],
      ['17.05', true],
    ] as const) {
      const { service, store, keeper, type } = open()
      type('firstName', 'דמו')
      type('firstName', '')
      type('birthday', half)
      service.saved.personal = { version: 3, first_name: 'אחר' }
      await keeper.save()
      expect(keeper.state().conflict !== undefined).toBe(isAsked)
      expect(store.answers()['firstName']).toBe(isAsked ? undefined : 'אחר')
      expect(store.field('birthday').value ?? '').toBe(half)
    }
  })
})

describe('the addresses', () => {
  it("that were typed twice are no conflict with themselves, whatever the server's are taken for", async () => {
    const addresses = { addressByIdStreet: 'הרצל', addressWhileStudyingStreet: 'הרצל' }
    const { service, other } = await typeInBoth(addresses, addresses)
    expect(other.store.answers()['addressesMatch']).toBeUndefined()
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect(service.calls).toHaveLength(2)
  })
})

describe('an answer that was lost on its way back', () => {
  const lose = async () => {
    const one = open()
    one.type('firstName', 'דמו')
    one.service.loseNext()
    expect(await one.keeper.save()).toBe(false)
    expect(one.service.saved.personal).toMatchObject({ first_name: 'דמו', version: 1 })
    return one
  }

  it('is no conflict with what was typed since', async () => {
    const { service, keeper, type } = await lose()
    type('lastName', 'לדוגמה')
    expect(await keeper.save()).toBe(true)
    expect(keeper.state().conflict).toBeUndefined()
    expect(service.saved.personal).toMatchObject({ first_name: 'דמו', last_name: 'לדוגמה', version: 2 })
  })

  it('does not take the place of what was typed since, where the step is asked for afresh', async () => {
    const { service, store, keeper, type, kept } = await lose()
    type('firstName', 'אחר')
    await keeper.reload(stepOf('personal'))
    expect(store.answers()['firstName']).toBe('אחר')
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set(['personal']) })
    expect(kept().personal).toMatchObject({ startedFrom: 1, entered: { firstName: 'אחר' } })
    expect(await keeper.save()).toBe(true)
    expect(service.saved.personal).toMatchObject({ first_name: 'אחר', version: 2 })
  })

  it('does not stop Next', async () => {
    const { keeper } = await lose()
    expect(await keeper.submit(stepOf('personal'))).toMatchObject({ answer: { version: 1 } })
  })

  it('does not hide that somebody else wrote since', async () => {
    const { service, keeper, type } = await lose()
    const other = open(service)
    other.type('firstName', 'אחר')
    await other.keeper.save()
    type('lastName', 'לדוגמה')
    expect(await keeper.save()).toBe(false)
    expect(keeper.state().conflict).toMatchObject({ newer: { version: 2 } })
  })
})

describe('hidden answers that somebody else has changed', () => {
  const handIn = async (ahead: number, typed?: string) => {
    const before = open()
    before.type('militaryServiceType', 'MILITARY_SERVICE')
    before.store.change({ questionId: 'isReservist' }, true)
    before.type('daysInReserve', '12')
    before.store.change({ questionId: 'isReservist' }, false)
    await before.keeper.save()
    const { saved } = before.service
    const startedFrom = saved.personal.version
    const page = open(before.service)
    if (typed) page.type('firstName', typed)
    const newer = { days_in_reserve: '30', ...(typed && { first_name: typed }) }
    saved.personal = { ...saved.personal, ...newer, version: startedFrom + ahead }
    const answer = { version: startedFrom + ahead }
    expect(await page.keeper.submit(stepOf('personal'))).toMatchObject({ answer })
    return { ...page, saved }
  }

  it.each([1, 2])('are not written over after a submit that changed nothing, %i ahead', async (ahead) => {
    const { saved, store, keeper, type } = await handIn(ahead)
    expect(store.answers()['daysInReserve']).toBe('30')
    expect(keeper.state()).toMatchObject({ conflict: undefined, hasRequest: true })
    type('lastName', 'לדוגמה')
    expect(await keeper.save()).toBe(true)
    expect(saved.personal).toMatchObject({ days_in_reserve: '30', last_name: 'לדוגמה' })
  })

  it('are asked about where both have typed too', async () => {
    const { saved, keeper } = await handIn(2, 'אחר')
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: saved.personal })
    expect(saved.personal).toMatchObject({ days_in_reserve: '30' })
  })
})

describe('answers found in the browser, after another device was faster', () => {
  const overtake = async () => {
    const service = createService()
    const here = open(service)
    here.type('firstName', 'כאן')
    here.type('branch', '111')
    here.keeper.keepNow()
    const there = open(service)
    there.type('firstName', 'שם')
    there.type('branch', '222')
    await there.keeper.save()
    return { service, found: here.kept() }
  }

  it('asks about every step, and overwrites none before', async () => {
    const { service, found } = await overtake()
    const { keeper } = open(service, found)
    expect(keeper.state().conflict?.step.id).toBe('personal')
    await keeper.save()
    await keeper.settleConflict(nothing)
    expect(service.saved.personal).toMatchObject({ first_name: 'כאן', version: 2 })
    expect(service.saved.bank).toMatchObject({ branch_number: '222', version: 1 })
    expect(keeper.state().conflict?.step.id).toBe('bank')
    await keeper.settleConflict(new Set(['branch']))
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect(service.saved.bank).toMatchObject({ branch_number: '222', version: 1 })
  })

  it('says what was typed here and what is only older, also after a reload in the middle of the question', async () => {
    const service = createService()
    const before = open(service)
    before.type('lastName', 'לפני')
    await before.keeper.save()
    const here = open(service)
    here.type('firstName', 'כאן')
    here.keeper.keepNow()
    const there = open(service)
    for (const [question, value] of Object.entries({
      firstName: 'שם',
      lastName: 'אחר',
      phoneAdditional: '031234567',
    }))
      there.type(question, value)
    await there.keeper.save()
    const asked = open(service, here.kept())
    expect(asked.keeper.state().conflict?.changedHere()).toEqual(new Set(['firstName']))
    asked.keeper.keepNow()
    const again = open(service, asked.kept())
    expect(again.keeper.state().conflict?.changedHere()).toEqual(new Set(['firstName']))
    await again.keeper.settleConflict(new Set(['lastName', 'phoneAdditional']))
    const joined = { first_name: 'כאן', last_name: 'אחר', additional_phone: '031234567' }
    expect(service.saved.personal).toMatchObject({ ...joined, version: 3 })
    again.type('firstName', 'שוב')
    again.keeper.keepNow()
    expect(again.kept().personal).toMatchObject({ startedFrom: 3, changed: ['firstName'] })
  })

  it('asks again after a reload in the middle of the question', async () => {
    const { service, found } = await overtake()
    const asked = open(service, found)
    asked.keeper.keepNow()
    const { keeper } = open(service, asked.kept())
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: { version: 1 } })
    await keeper.save()
    expect(service.saved.personal).toMatchObject({ first_name: 'שם', version: 1 })
  })
})

describe('a save whose answer never came, since its page was closed', () => {
  it('is known to be its own by the next page, also where that could not ask first and was typed in', async () => {
    const service = createService()
    const first = open(service)
    first.type('firstName', 'דמו')
    await settled(first.keeper)
    const savedThen = { ...service.saved }

    // The server has it, and the page hears nothing of it.
    first.type('lastName', 'מנותק')
    service.loseNext()
    await first.keeper.save()
    first.keeper.keepNow()
    expect(service.saved.personal).toMatchObject({ last_name: 'מנותק', version: 2 })

    // Opened without a connection, it knows the version before.
    const next = open(service, first.kept(), () => true, savedThen)
    next.type('addressByIdStreet', 'הרצל')
    expect(await next.keeper.save()).toBe(true)
    expect(next.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect(service.saved.personal).toMatchObject({ last_name: 'מנותק', version: 3 })
  })

  it('is written down before it is sent: the page may be gone a moment later', async () => {
    const { service, keeper, type, kept } = open()
    type('firstName', 'דמו')
    const goOn = service.pause()
    const saving = keeper.save()
    await vi.waitFor(() => expect(service.calls).toHaveLength(1))
    expect(kept().personal?.unanswered).toMatchObject([{ firstName: 'דמו' }])
    goOn()
    await saving
    expect(kept()).toEqual({})
  })

  it('another’s answers are a conflict all the same', async () => {
    const service = createService()
    const first = open(service)
    first.type('firstName', 'דמו')
    service.failNext(() => new TypeError('Failed to fetch'))
    await first.keeper.save()
    service.saved.personal = { version: 1, first_name: 'אחר' }
    const next = open(service, first.kept(), () => true, {
      ...service.saved,
      personal: { version: 0 },
    })
    next.type('lastName', 'כאן')
    await next.keeper.save()
    expect(next.keeper.state().conflict).toMatchObject({ newer: { first_name: 'אחר' } })
  })
})
