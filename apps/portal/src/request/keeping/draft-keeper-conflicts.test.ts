import { describe, expect, it, vi } from 'vitest'
import { account, campStep, createService, filling, open, settled } from './draft-keeper.fixture.ts'

const openTwo = () => {
  const service = createService()
  return { service, one: open(service), other: open(service) }
}

/** Types in both pages and saves one after the other. The second save is based on an old version. */
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
  const beLate = () => typeInBoth({ name: 'ראשון' }, { name: 'שני' })

  it('the slower tab overwrites nothing and gets a conflict', async () => {
    const { service, other } = await beLate()
    expect(service.saved.person['given_name']).toBe('ראשון')
    expect(other.keeper.state().conflict).toMatchObject({ step: { id: 'person' }, newer: { version: 1 } })
    other.keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toHaveLength(2)
  })

  it('saves the answers of this tab when the student chooses them', async () => {
    const { service, other } = await beLate()
    await other.keeper.settleConflict(nothing)
    expect(service.saved.person).toMatchObject({ given_name: 'שני', version: 2 })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
  })

  it('takes the answers of the other tab when the student chooses them, and saves later changes on top', async () => {
    const { service, other } = await beLate()
    await other.keeper.settleConflict(new Set(['name']))
    expect(other.store.answers()).toMatchObject({ ...account, name: 'ראשון' })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    other.type('surname', 'לדוגמה')
    await other.keeper.save()
    expect(service.saved.person).toMatchObject({ given_name: 'ראשון', surname: 'לדוגמה', version: 2 })
  })

  it('taking the other answers does not remove a refusal in another step', async () => {
    const { other } = await beLate()
    other.type('branch', '999')
    other.store.refuse([{ field: 'branch', message: 'אין סניף כזה' }], ['payment'])
    await other.keeper.settleConflict(new Set(['name']))
    expect(other.store.field('branch')).toMatchObject({
      value: '999',
      complaint: { message: 'אין סניף כזה' },
    })
  })

  it('is no conflict when both tabs have the same answers', async () => {
    const { other } = await typeInBoth({ name: 'דמו' }, { name: 'דמו' })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
  })
})

describe('a decision for each answer', () => {
  it('takes the chosen answers from the server, the others from this page, and saves once', async () => {
    const { service, other } = await typeInBoth(
      { name: 'ראשון', surname: 'שם', phone: '0521234567' },
      { name: 'שני', surname: 'כאן' },
    )
    expect(other.keeper.state().conflict?.changedHere()).toEqual(new Set(['name', 'surname']))
    const before = service.calls.length
    await other.keeper.settleConflict(new Set(['name', 'phone']))
    expect(service.calls).toHaveLength(before + 1)
    const joined = { given_name: 'ראשון', surname: 'כאן', phone: '0521234567' }
    expect(service.saved.person).toMatchObject({ ...joined, version: 2 })
    expect(other.store.answers()).toMatchObject({ ...account, name: 'ראשון', surname: 'כאן' })
    expect(other.keeper.state()).toMatchObject({
      conflict: undefined,
      unsaved: new Set(),
      failure: undefined,
    })
  })

  it('leaves half a date in its field, unless the date of the server is chosen', async () => {
    for (const [taken, born] of [
      [['name'], '17.05'],
      [['name', 'born'], '1999-01-02'],
    ] as const) {
      const { other } = await typeInBoth(
        { name: 'ראשון', born: '1999-01-02' },
        { name: 'שני', born: '17.05' },
      )
      await other.keeper.settleConflict(new Set(taken))
      expect(other.store.field('born').value).toBe(born)
      expect(other.keeper.hasUnsaved()).toBe(born === '17.05')
    }
  })

  it('half a date removes neither the saved date nor the date of another page', async () => {
    for (const there of ['2001-05-17', '1999-01-02']) {
      const service = createService()
      const before = open(service)
      before.type('born', '2001-05-17')
      await before.keeper.save()
      const [here, other] = [open(service), open(service)]
      other.type('name', 'שם')
      other.type('born', there)
      await other.keeper.save()
      const saved = service.saved.person['born']
      here.type('name', 'כאן')
      here.type('surname', 'כאן')
      here.type('born', '17.05')
      await here.keeper.save()
      expect(here.keeper.state().conflict?.changedHere()).toEqual(new Set(['name', 'surname', 'born']))
      await here.keeper.settleConflict(new Set(['name']))
      expect(service.saved.person).toMatchObject({ given_name: 'שם', surname: 'כאן', born: saved })
      expect(here.store.field('born').value).toBe('17.05')
      expect(here.keeper.hasUnsaved()).toBe(true)
    }
  })

  it('does not copy one address over the other address, which was chosen', async () => {
    const { service, one, other } = openTwo()
    one.type('street', 'הרצל')
    one.type('postStreet', 'ביאליק')
    await one.keeper.save()
    other.type('street', 'אלנבי')
    other.store.change({ questionId: 'samePost' }, true)
    await other.keeper.save()
    await other.keeper.settleConflict(new Set(['postStreet']))
    expect(service.saved.person).toMatchObject({ street: 'אלנבי', post_street: 'ביאליק' })
    expect(other.store.answers()['samePost']).toBeUndefined()
  })

  it('does not answer whether the addresses are the same, unless one of them was chosen', async () => {
    const { service, one, other } = openTwo()
    one.type('name', 'ראשון')
    await one.keeper.save()
    other.type('name', 'שני')
    other.type('street', 'הרצל')
    other.type('postStreet', 'הרצל')
    await other.keeper.save()
    await other.keeper.settleConflict(new Set(['name']))
    expect(service.saved.person).toMatchObject({ given_name: 'ראשון', post_street: 'הרצל' })
    expect(other.store.answers()['samePost']).toBeUndefined()
  })

  it('gets another conflict when the server has a still newer version', async () => {
    const { service, other } = await typeInBoth({ name: 'ראשון' }, { name: 'שני' })
    service.saved.person = { ...service.saved.person, given_name: 'שלישי', version: 2 }
    await other.keeper.settleConflict(nothing)
    expect(service.saved.person).toMatchObject({ given_name: 'שלישי', version: 2 })
    expect(other.keeper.state().conflict).toMatchObject({ newer: { given_name: 'שלישי' } })
  })
})

describe('a step whose answers were changed and changed back', () => {
  it('adopts the newer version, unless half a date is typed in it', async () => {
    for (const [half, isAsked] of [
      ['', false],
      ['17.05', true],
    ] as const) {
      const { service, store, keeper, type } = open()
      type('name', 'דמו')
      type('name', '')
      type('born', half)
      service.saved.person = { version: 3, given_name: 'אחר' }
      await keeper.save()
      expect(keeper.state().conflict !== undefined).toBe(isAsked)
      expect(store.answers()['name']).toBe(isAsked ? undefined : 'אחר')
      expect(store.field('born').value ?? '').toBe(half)
    }
  })
})

describe('the addresses', () => {
  it('are no conflict when two pages typed the same two addresses', async () => {
    const addresses = { street: 'הרצל', postStreet: 'הרצל' }
    const { service, other } = await typeInBoth(addresses, addresses)
    expect(other.store.answers()['samePost']).toBeUndefined()
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect(service.calls).toHaveLength(2)
  })
})

describe('a save whose answer was lost', () => {
  const lose = async () => {
    const one = open()
    one.type('name', 'דמו')
    one.service.loseNext()
    expect(await one.keeper.save()).toBe(false)
    expect(one.service.saved.person).toMatchObject({ given_name: 'דמו', version: 1 })
    return one
  }

  it('is no conflict with what was typed after it', async () => {
    const { service, keeper, type } = await lose()
    type('surname', 'לדוגמה')
    expect(await keeper.save()).toBe(true)
    expect(keeper.state().conflict).toBeUndefined()
    expect(service.saved.person).toMatchObject({ given_name: 'דמו', surname: 'לדוגמה', version: 2 })
  })

  it('does not replace what was typed after it when the step is reloaded', async () => {
    const { service, store, keeper, type, stored } = await lose()
    type('name', 'אחר')
    await keeper.reload(campStep('person'))
    expect(store.answers()['name']).toBe('אחר')
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set(['person']) })
    expect(stored().person).toMatchObject({ startedFrom: 1, entered: { name: 'אחר' } })
    expect(await keeper.save()).toBe(true)
    expect(service.saved.person).toMatchObject({ given_name: 'אחר', version: 2 })
  })

  it('does not prevent the submit of the step', async () => {
    const { keeper } = await lose()
    expect(await keeper.submit(campStep('person'))).toMatchObject({ answer: { version: 1 } })
  })

  it('is a conflict when another page has saved after it', async () => {
    const { service, keeper, type } = await lose()
    const other = open(service)
    other.type('name', 'אחר')
    await other.keeper.save()
    type('surname', 'לדוגמה')
    expect(await keeper.save()).toBe(false)
    expect(keeper.state().conflict).toMatchObject({ newer: { version: 2 } })
  })
})

describe('hidden answers that another page has changed', () => {
  const handIn = async (ahead: number, typed?: string) => {
    const before = open()
    before.store.change({ questionId: 'isGuide' }, true)
    before.type('days', '12')
    before.store.change({ questionId: 'isGuide' }, false)
    await before.keeper.save()
    const { saved } = before.service
    const startedFrom = saved.person.version
    const page = open(before.service)
    if (typed) page.type('name', typed)
    const newer = { days: '30', ...(typed && { given_name: typed }) }
    saved.person = { ...saved.person, ...newer, version: startedFrom + ahead }
    const answer = { version: startedFrom + ahead }
    expect(await page.keeper.submit(campStep('person'))).toMatchObject({ answer })
    return { ...page, saved }
  }

  it.each([1, 2])(
    'are not overwritten after a submit without changes, with the server %i versions ahead',
    async (ahead) => {
      const { saved, store, keeper, type } = await handIn(ahead)
      expect(store.answers()['days']).toBe('30')
      expect(keeper.state()).toMatchObject({ conflict: undefined, hasRequest: true })
      type('surname', 'לדוגמה')
      expect(await keeper.save()).toBe(true)
      expect(saved.person).toMatchObject({ days: '30', surname: 'לדוגמה' })
    },
  )

  it('are a conflict when both pages also typed the same shown answer', async () => {
    const { saved, keeper } = await handIn(2, 'אחר')
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'person' }, newer: saved.person })
    expect(saved.person).toMatchObject({ days: '30' })
  })
})

describe('answers restored from the browser, when another device has saved since', () => {
  const overtake = async () => {
    const service = createService()
    const here = open(service)
    here.type('name', 'כאן')
    here.type('branch', '111')
    here.keeper.storeNow()
    const there = open(service)
    there.type('name', 'שם')
    there.type('branch', '222')
    await there.keeper.save()
    return { service, found: here.stored() }
  }

  it('has a conflict for each step, and overwrites none before the decision', async () => {
    const { service, found } = await overtake()
    const { keeper } = open(service, found)
    expect(keeper.state().conflict?.step.id).toBe('person')
    await keeper.save()
    await keeper.settleConflict(nothing)
    expect(service.saved.person).toMatchObject({ given_name: 'כאן', version: 2 })
    expect(service.saved.payment).toMatchObject({ branch: '222', version: 1 })
    expect(keeper.state().conflict?.step.id).toBe('payment')
    await keeper.settleConflict(new Set(['branch']))
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect(service.saved.payment).toMatchObject({ branch: '222', version: 1 })
  })

  it('knows which answers were typed here and which are only older, also after a reload during the conflict', async () => {
    const service = createService()
    const before = open(service)
    before.type('surname', 'לפני')
    await before.keeper.save()
    const here = open(service)
    here.type('name', 'כאן')
    here.keeper.storeNow()
    const there = open(service)
    for (const [question, value] of Object.entries({
      name: 'שם',
      surname: 'אחר',
      phone: '0521234567',
    }))
      there.type(question, value)
    await there.keeper.save()
    const asked = open(service, here.stored())
    expect(asked.keeper.state().conflict?.changedHere()).toEqual(new Set(['name']))
    asked.keeper.storeNow()
    const again = open(service, asked.stored())
    expect(again.keeper.state().conflict?.changedHere()).toEqual(new Set(['name']))
    await again.keeper.settleConflict(new Set(['surname', 'phone']))
    const joined = { given_name: 'כאן', surname: 'אחר', phone: '0521234567' }
    expect(service.saved.person).toMatchObject({ ...joined, version: 3 })
    again.type('name', 'שוב')
    again.keeper.storeNow()
    expect(again.stored().person).toMatchObject({ startedFrom: 3, changed: ['name'] })
  })

  it('has the conflict again after a reload', async () => {
    const { service, found } = await overtake()
    const asked = open(service, found)
    asked.keeper.storeNow()
    const { keeper } = open(service, asked.stored())
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'person' }, newer: { version: 1 } })
    await keeper.save()
    expect(service.saved.person).toMatchObject({ given_name: 'שם', version: 1 })
  })
})

describe('a save whose answer never arrived because its page was closed', () => {
  it('is recognized by the next page as its own, even if that page was offline at first and was typed in', async () => {
    const service = createService()
    const first = open(service)
    first.type('name', 'דמו')
    await settled(first.keeper)
    const savedThen = { ...service.saved }

    // The server saves it, and the page gets no answer.
    first.type('surname', 'מנותק')
    service.loseNext()
    await first.keeper.save()
    first.keeper.storeNow()
    expect(service.saved.person).toMatchObject({ surname: 'מנותק', version: 2 })

    // Opened offline, the next page knows only the version before.
    const next = open(service, first.stored(), () => true, savedThen)
    next.type('street', 'הרצל')
    expect(await next.keeper.save()).toBe(true)
    expect(next.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect(service.saved.person).toMatchObject({ surname: 'מנותק', version: 3 })
  })

  it('is stored before it is sent, because the page may be closed a moment later', async () => {
    const { service, keeper, type, stored } = open()
    type('name', 'דמו')
    const resume = service.pause()
    const saving = keeper.save()
    await vi.waitFor(() => expect(service.calls).toHaveLength(1))
    expect(stored().person?.unanswered).toMatchObject([{ name: 'דמו' }])
    resume()
    await saving
    expect(stored()).toEqual({})
  })

  it('is no conflict for a page that opens with the saved version and newer answers of the page before', async () => {
    const service = createService()
    const first = open(service)
    first.type('name', 'דמו')
    service.loseNext()
    await first.keeper.save()
    first.type('name', 'אחר')
    first.keeper.storeNow()
    const next = open(service, first.stored())
    expect(next.keeper.state().conflict).toBeUndefined()
    next.keeper.storeNow()
    expect(next.stored().person).toMatchObject({ startedFrom: 1, changed: ['name'] })
    expect(await next.keeper.save()).toBe(true)
    expect(service.saved.person).toMatchObject({ given_name: 'אחר', version: 2 })
  })

  it('is a conflict when the answers on the server come from another page', async () => {
    const service = createService()
    const first = open(service)
    first.type('name', 'דמו')
    service.failNext(() => new TypeError('Failed to fetch'))
    await first.keeper.save()
    service.saved.person = { version: 1, given_name: 'אחר' }
    const next = open(service, first.stored(), () => true, {
      ...service.saved,
      person: { version: 0 },
    })
    next.type('surname', 'כאן')
    await next.keeper.save()
    expect(next.keeper.state().conflict).toMatchObject({ newer: { given_name: 'אחר' } })
  })
})
