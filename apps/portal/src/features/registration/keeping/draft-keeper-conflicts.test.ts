import { describe, expect, it } from 'vitest'
import { account, createService, filling, open } from './draft-keeper.fixture.ts'
import { getKeptStep } from './kept-steps.ts'

describe('two tabs', () => {
  const openTwo = async () => {
    const service = createService()
    const one = open(service)
    const other = open(service)
    one.type('firstName', 'ראשון')
    await one.keeper.save()
    other.type('firstName', 'שני')
    await other.keeper.save()
    return { service, one, other }
  }

  it('the slower one overwrites nothing and asks', async () => {
    const { service, other } = await openTwo()
    expect(service.held.personal['first_name']).toBe('ראשון')
    expect(other.keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: { version: 1 } })
    other.keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toHaveLength(2)
  })

  it('keeps its own where the student says so', async () => {
    const { service, other } = await openTwo()
    await other.keeper.settleConflict('mine')
    expect(service.held.personal).toMatchObject({ first_name: 'שני', version: 2 })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
  })

  it('takes the other where the student says so, and then saves upon it', async () => {
    const { service, other } = await openTwo()
    await other.keeper.settleConflict('theirs')
    expect(other.store.answers()).toMatchObject({ ...account, firstName: 'ראשון' })
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    other.type('lastName', 'לדוגמה')
    await other.keeper.save()
    expect(service.held.personal).toMatchObject({ first_name: 'ראשון', last_name: 'לדוגמה', version: 2 })
  })

  it('taking it leaves what was refused in another step where it stands', async () => {
    const { other } = await openTwo()
    other.type('branch', '999')
    other.store.refuse([{ field: 'branch_number', message: 'אין סניף כזה' }], ['bank'])
    await other.keeper.settleConflict('theirs')
    expect(other.store.field('branch')).toMatchObject({
      value: '999',
      complaint: { message: 'אין סניף כזה' },
    })
  })

  it('is no conflict where both say the same', async () => {
    const service = createService()
    const one = open(service)
    const other = open(service)
    one.type('firstName', 'דמו')
    await one.keeper.save()
    other.type('firstName', 'דמו')
    await other.keeper.save()
    expect(other.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
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
      service.held.personal = { version: 3, first_name: 'אחר' }
      await keeper.save()
      expect(keeper.state().conflict !== undefined).toBe(isAsked)
      expect(store.answers()['firstName']).toBe(isAsked ? undefined : 'אחר')
      expect(store.field('birthday').value ?? '').toBe(half)
    }
  })
})

describe('the addresses', () => {
  it("that were typed twice are no conflict with themselves, whatever the server's are taken for", async () => {
    const service = createService()
    const one = open(service)
    const other = open(service)
    for (const { type } of [one, other])
      for (const id of ['addressByIdStreet', 'addressWhileStudyingStreet']) type(id, 'הרצל')
    await one.keeper.save()
    await other.keeper.save()
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
    expect(one.service.held.personal).toMatchObject({ first_name: 'דמו', version: 1 })
    return one
  }

  it('is no conflict with what was typed since', async () => {
    const { service, keeper, type } = await lose()
    type('lastName', 'לדוגמה')
    expect(await keeper.save()).toBe(true)
    expect(keeper.state().conflict).toBeUndefined()
    expect(service.held.personal).toMatchObject({ first_name: 'דמו', last_name: 'לדוגמה', version: 2 })
  })

  it('does not take the place of what was typed since, where the step is asked for afresh', async () => {
    const { service, store, keeper, type, kept } = await lose()
    type('firstName', 'אחר')
    await keeper.reload(getKeptStep('personal'))
    expect(store.answers()['firstName']).toBe('אחר')
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set(['personal']) })
    expect(kept().personal).toMatchObject({ startedFrom: 1, entered: { firstName: 'אחר' } })
    expect(await keeper.save()).toBe(true)
    expect(service.held.personal).toMatchObject({ first_name: 'אחר', version: 2 })
  })

  it('does not stop Next', async () => {
    const { keeper } = await lose()
    expect(await keeper.submit(getKeptStep('personal'))).toMatchObject({ answer: { version: 1 } })
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
    const { held } = before.service
    const startedFrom = held.personal.version
    const page = open(before.service)
    if (typed) page.type('firstName', typed)
    const newer = { days_in_reserve: '30', ...(typed && { first_name: typed }) }
    held.personal = { ...held.personal, ...newer, version: startedFrom + ahead }
    const answer = { version: startedFrom + ahead }
    expect(await page.keeper.submit(getKeptStep('personal'))).toMatchObject({ answer })
    return { ...page, held }
  }

  it.each([1, 2])('are not written over after a submit that changed nothing, %i ahead', async (ahead) => {
    const { held, store, keeper, type } = await handIn(ahead)
    expect(store.answers()['daysInReserve']).toBe('30')
    expect(keeper.state()).toMatchObject({ conflict: undefined, hasRequest: true })
    type('lastName', 'לדוגמה')
    expect(await keeper.save()).toBe(true)
    expect(held.personal).toMatchObject({ days_in_reserve: '30', last_name: 'לדוגמה' })
  })

  it('are asked about where both have typed too', async () => {
    const { held, keeper } = await handIn(2, 'אחר')
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: held.personal })
    expect(held.personal).toMatchObject({ days_in_reserve: '30' })
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
    await keeper.settleConflict('mine')
    expect(service.held.personal).toMatchObject({ first_name: 'כאן', version: 2 })
    expect(service.held.bank).toMatchObject({ branch_number: '222', version: 1 })
    expect(keeper.state().conflict?.step.id).toBe('bank')
    await keeper.settleConflict('theirs')
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect(service.held.bank).toMatchObject({ branch_number: '222', version: 1 })
  })

  it('asks again after a reload in the middle of the question', async () => {
    const { service, found } = await overtake()
    const asked = open(service, found)
    asked.keeper.keepNow()
    const { keeper } = open(service, asked.kept())
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: { version: 1 } })
    await keeper.save()
    expect(service.held.personal).toMatchObject({ first_name: 'שם', version: 1 })
  })
})
