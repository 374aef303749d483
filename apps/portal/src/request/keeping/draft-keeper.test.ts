import { unlistedOf } from '@milgo/form/typed-values.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it, vi } from 'vitest'
import { filling, moment, open, settled } from './draft-keeper.fixture.ts'
import { NotTheirSession } from './not-their-session.ts'

describe('autosave', () => {
  it('saves what changed and nothing else, and knows when', async () => {
    const { service, keeper, type } = open()
    keeper.tick(filling)
    expect(service.calls).toEqual([])
    type('firstName', 'דמו')
    expect(keeper.state().unsaved).toEqual(new Set(['personal']))
    keeper.tick(filling)
    await settled(keeper)
    expect(service.calls).toHaveLength(1)
    expect(service.calls[0]?.body).toMatchObject({ first_name: 'דמו', version: 0 })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), savedAt: moment, hasRequest: true })
  })

  it('does nothing for a staff member', async () => {
    const { service, keeper, type } = open()
    type('firstName', 'דמו')
    keeper.tick({ isActing: true })
    await Promise.resolve()
    expect(service.calls).toEqual([])
  })

  it('also saves the step that an effect reached', async () => {
    const { service, keeper, type } = open()
    type('birthday', '2001-03-15')
    await settled(keeper)
    expect(service.saved.personal).toMatchObject({
      birthdate: '03.15.2001',
      birthdate_hebrew: expect.any(String),
    })
  })

  it('keeps what was typed while the call was on its way, for the next one', async () => {
    const { service, keeper, type } = open()
    type('firstName', 'דמו')
    const goOn = service.pause()
    const first = keeper.save()
    await vi.waitFor(() => expect(keeper.state().isBusy).toBe(true))
    type('lastName', 'לדוגמה')
    goOn()
    expect(await first).toBe(false)
    expect(keeper.state().unsaved).toEqual(new Set(['personal']))
    expect(await keeper.save()).toBe(true)
    expect(service.calls.map(({ body }) => [body.version, body['last_name']])).toEqual([
      [0, null],
      [1, 'לדוגמה'],
    ])
  })
})

describe('what the server does not have', () => {
  it('stays in the browser until it has, half-typed words included', async () => {
    const { service, keeper, type, kept } = open()
    type('firstName', 'דמו')
    type('birthday', '12.0')
    keeper.keepNow()
    expect(kept()).toMatchObject({
      personal: { startedFrom: 0, entered: { firstName: 'דמו', birthday: '12.0' } },
    })
    service.failNext(() => new TypeError('Failed to fetch'))
    expect(await keeper.save()).toBe(false)
    expect(keeper.state()).toMatchObject({ trouble: { why: 'unreachable' } })
    expect(kept().personal?.entered).toMatchObject({ firstName: 'דמו' })
    // Half a date is no answer, so the server cannot have it, and nobody is told that all is saved.
    expect(await keeper.save()).toBe(false)
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), trouble: { why: 'malformed' } })
    expect(kept()).toMatchObject({ personal: { startedFrom: 1, entered: { birthday: '12.0' } } })
    type('birthday', '2001-03-15')
    expect(await keeper.save()).toBe(true)
    expect(kept()).toEqual({})
  })

  it('takes no saved answer away where it can be none: half a date, nor what is in no list', async () => {
    const { service, keeper, type, kept } = open()
    type('birthday', '2001-05-17')
    type('addressByIdCity', '4000')
    await keeper.save()
    const { birthdate } = service.saved.personal
    expect(birthdate).toBeDefined()
    type('firstName', 'דמו')
    type('birthday', '17.05')
    type('addressByIdCity', unlistedOf('אין כזו'))
    keeper.keepNow()
    const again = open(service, kept())
    expect(again.store.field('birthday').value).toBe('17.05')
    await again.keeper.save()
    expect(service.saved.personal).toMatchObject({ first_name: 'דמו', birthdate, city_symbol: '4000' })
    expect(again.store.field('birthday').value).toBe('17.05')
    expect(again.kept().personal).toMatchObject({ changed: ['birthday', 'addressByIdCity'] })
  })

  it('is not kept for half-typed words that nobody is shown any more', async () => {
    const { store, keeper, type, kept } = open()
    type('militaryServiceType', 'MILITARY_SERVICE')
    store.change({ questionId: 'isReservist' }, true)
    type('daysInReserve', 'x')
    expect(keeper.hasUnsaved()).toBe(true)
    store.change({ questionId: 'isReservist' }, false)
    expect(await keeper.save()).toBe(true)
    expect(kept()).toEqual({})
  })

  it('says nothing of the account: that comes with every start', () => {
    const { keeper, type, kept } = open()
    type('firstName', 'דמו')
    keeper.keepNow()
    expect(kept().personal?.entered).toEqual({ firstName: 'דמו' })
  })

  it('is told as soon as half of it is typed, and no longer when it is gone', () => {
    const { keeper, type } = open()
    type('birthday', '12.0')
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), trouble: { why: 'malformed' } })
    type('birthday', '')
    expect(keeper.state().trouble).toBeUndefined()
  })

  it('of one step does not hold back another one', async () => {
    const { service, keeper, type } = open()
    type('firstName', 'דמו')
    type('branch', '800')
    service.failNext(() => new CallFailed('save', 403))
    expect(await keeper.save()).toBe(false)
    expect(service.saved.bank).toMatchObject({ branch_number: '800', version: 1 })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), trouble: { why: 'refused' } })
  })

  it.each([
    ['unavailable', 503, true],
    ['sessionEnded', 401, false],
    ['refused', 403, false],
  ] as const)('%s: says so; tried again by itself: %s', async (why, status, isTriedAgain) => {
    const { service, keeper, type } = open()
    type('firstName', 'דמו')
    service.failNext(() => new CallFailed('save', status))
    await keeper.save()
    expect(keeper.state().trouble?.why).toBe(why)
    const before = service.calls.length
    keeper.tick(filling)
    await new Promise((resolve) => setTimeout(resolve))
    expect(service.calls.length > before).toBe(isTriedAgain)
  })
})

describe('a session that is not the one in which the form was opened', () => {
  it.each([
    ['another', 'otherSession'],
    ['none', 'sessionEnded'],
  ] as const)('%s: is told as what it is, %s', async (instead, why) => {
    const { service, keeper, type } = open()
    type('firstName', 'דמו')
    service.failNext(() => new NotTheirSession(instead))
    expect(await keeper.save()).toBe(false)
    expect(keeper.state().trouble).toEqual({ why })
  })
})

describe('what the browser keeps', () => {
  it('is told of: answers that stand nowhere but on the page are another matter', async () => {
    let keeps = false
    const { keeper, type } = open(undefined, {}, () => keeps)
    type('firstName', 'דמו')
    keeper.keepNow()
    expect(keeper.state().isStoredHere).toBe(false)
    keeps = true
    type('lastName', 'לדוגמה')
    keeper.keepNow()
    expect(keeper.state()).toMatchObject({ isStoredHere: true, isDue: true })
  })
})

describe('an answer that the server does not take', () => {
  const refuseFirstName = () =>
    new CallFailed('save', 200, {
      refusal: {
        statusCode: 250,
        code: 'INVALID_ANSWERS',
        message: 'no',
        errors: [{ code: 'UNKNOWN_OPTION', message: 'no such name', field: 'first_name' }],
      },
      answer: { version: 1, error: {} },
    })

  it('is named on its field, stays in the browser and is not tried again before it changes', async () => {
    const { service, store, keeper, type, kept } = open()
    type('firstName', 'דמו')
    type('branch', '800')
    service.failNext(refuseFirstName)
    service.saved.personal = { version: 1 }
    expect(await keeper.save()).toBe(false)
    expect(store.field('firstName').complaint).toEqual({ message: 'no such name' })
    expect(keeper.state()).toMatchObject({
      unsaved: new Set(['personal']),
      trouble: { why: 'answers' },
      isDue: false,
    })
    expect(kept()).toMatchObject({ personal: { startedFrom: 1, entered: { firstName: 'דמו' } } })
    // The other steps are saved nevertheless.
    expect(service.saved.bank).toMatchObject({ branch_number: '800' })

    keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toHaveLength(2)
    type('firstName', 'אחר')
    keeper.tick(filling)
    await settled(keeper)
    expect(service.saved.personal).toMatchObject({ first_name: 'אחר', version: 2 })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), trouble: undefined })
  })
})
