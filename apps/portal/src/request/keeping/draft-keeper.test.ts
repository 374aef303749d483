import { unlistedOf } from '@milgo/form/typed-values.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it, vi } from 'vitest'
import { filling, moment, open, settled } from './draft-keeper.fixture.ts'
import { NotTheirSession } from './not-their-session.ts'

describe('autosave', () => {
  it('saves only what changed, and notes the time', async () => {
    const { service, keeper, type } = open()
    keeper.tick(filling)
    expect(service.calls).toEqual([])
    type('name', 'דמו')
    expect(keeper.state().unsaved).toEqual(new Set(['person']))
    keeper.tick(filling)
    await settled(keeper)
    expect(service.calls).toHaveLength(1)
    expect(service.calls[0]?.body).toMatchObject({ given_name: 'דמו', version: 0 })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), savedAt: moment, hasRequest: true })
  })

  it('does nothing for a staff member', async () => {
    const { service, keeper, type } = open()
    type('name', 'דמו')
    keeper.tick({ isActing: true })
    await Promise.resolve()
    expect(service.calls).toEqual([])
  })

  it('also saves answers that an effect has set', async () => {
    const { service, keeper, type } = open()
    type('born', '2001-03-15')
    await settled(keeper)
    expect(service.saved.person).toMatchObject({
      born: '15.03.2001',
      born_in_words: expect.any(String),
    })
  })

  it('saves what was typed during a call with the next call', async () => {
    const { service, keeper, type } = open()
    type('name', 'דמו')
    const resume = service.pause()
    const first = keeper.save()
    await vi.waitFor(() => expect(keeper.state().isBusy).toBe(true))
    type('surname', 'לדוגמה')
    resume()
    expect(await first).toBe(false)
    expect(keeper.state().unsaved).toEqual(new Set(['person']))
    expect(await keeper.save()).toBe(true)
    expect(service.calls.map(({ body }) => [body.version, body['surname']])).toEqual([
      [0, null],
      [1, 'לדוגמה'],
    ])
  })
})

describe('what the server does not have', () => {
  it('stays in the browser until the server has it, half-typed texts included', async () => {
    const { service, keeper, type, stored } = open()
    type('name', 'דמו')
    type('born', '12.0')
    keeper.storeNow()
    expect(stored()).toMatchObject({
      person: { startedFrom: 0, entered: { name: 'דמו', born: '12.0' } },
    })
    service.failNext(() => new TypeError('Failed to fetch'))
    expect(await keeper.save()).toBe(false)
    expect(keeper.state()).toMatchObject({ failure: { why: 'unreachable' } })
    expect(stored().person?.entered).toMatchObject({ name: 'דמו' })
    // Half a date is not a valid answer, so the server cannot have it, and the page does not say that all is saved.
    expect(await keeper.save()).toBe(false)
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), failure: { why: 'malformed' } })
    expect(stored()).toMatchObject({ person: { startedFrom: 1, entered: { born: '12.0' } } })
    type('born', '2001-03-15')
    expect(await keeper.save()).toBe(true)
    expect(stored()).toEqual({})
  })

  it('does not remove a saved answer when the typed text is invalid: half a date, or a text in no list', async () => {
    const { service, keeper, type, stored } = open()
    type('born', '2001-05-17')
    type('homeCity', '4000')
    await keeper.save()
    const { born } = service.saved.person
    expect(born).toBeDefined()
    type('name', 'דמו')
    type('born', '17.05')
    type('homeCity', unlistedOf('אין כזו'))
    keeper.storeNow()
    const again = open(service, stored())
    expect(again.store.field('born').value).toBe('17.05')
    await again.keeper.save()
    expect(service.saved.person).toMatchObject({ given_name: 'דמו', born, home_city: '4000' })
    expect(again.store.field('born').value).toBe('17.05')
    expect(again.stored().person).toMatchObject({ changed: ['born', 'homeCity'] })
  })

  it('does not contain half-typed texts of hidden fields', async () => {
    const { store, keeper, type, stored } = open()
    store.change({ questionId: 'isGuide' }, true)
    type('days', 'x')
    expect(keeper.hasUnsaved()).toBe(true)
    store.change({ questionId: 'isGuide' }, false)
    expect(await keeper.save()).toBe(true)
    expect(stored()).toEqual({})
  })

  it('does not contain answers of the account, which come with every start', () => {
    const { keeper, type, stored } = open()
    type('name', 'דמו')
    keeper.storeNow()
    expect(stored().person?.entered).toEqual({ name: 'דמו' })
  })

  it('is a failure as soon as a text is half typed, and no longer when the text is removed', () => {
    const { keeper, type } = open()
    type('born', '12.0')
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), failure: { why: 'malformed' } })
    type('born', '')
    expect(keeper.state().failure).toBeUndefined()
  })

  it('of one step does not prevent saving another step', async () => {
    const { service, keeper, type } = open()
    type('name', 'דמו')
    type('branch', '800')
    service.failNext(() => new CallFailed('save', 403))
    expect(await keeper.save()).toBe(false)
    expect(service.saved.payment).toMatchObject({ branch: '800', version: 1 })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['person']), failure: { why: 'refused' } })
  })

  it.each([
    ['unavailable', 503, true],
    ['sessionEnded', 401, false],
    ['refused', 403, false],
  ] as const)(
    '%s (status %s): the failure is shown; tried again automatically: %s',
    async (why, status, isTriedAgain) => {
      const { service, keeper, type } = open()
      type('name', 'דמו')
      service.failNext(() => new CallFailed('save', status))
      await keeper.save()
      expect(keeper.state().failure?.why).toBe(why)
      const before = service.calls.length
      keeper.tick(filling)
      await new Promise((resolve) => setTimeout(resolve))
      expect(service.calls.length > before).toBe(isTriedAgain)
    },
  )
})

describe('a session that is not the one in which the form was opened', () => {
  it.each([
    ['another', 'otherSession'],
    ['none', 'sessionEnded'],
  ] as const)('%s: is the failure %s', async (instead, why) => {
    const { service, keeper, type } = open()
    type('name', 'דמו')
    service.failNext(() => new NotTheirSession(instead))
    expect(await keeper.save()).toBe(false)
    expect(keeper.state().failure).toEqual({ why })
  })
})

describe("the browser's storage", () => {
  it('the state says whether unsaved answers could be stored', async () => {
    let canStore = false
    const { keeper, type } = open(undefined, {}, () => canStore)
    type('name', 'דמו')
    keeper.storeNow()
    expect(keeper.state().isStoredHere).toBe(false)
    canStore = true
    type('surname', 'לדוגמה')
    keeper.storeNow()
    expect(keeper.state()).toMatchObject({ isStoredHere: true, isDue: true })
  })
})

describe('an answer that the server refuses', () => {
  const refuseName = () =>
    new CallFailed('save', 200, {
      refusal: {
        statusCode: 250,
        code: 'INVALID_ANSWERS',
        message: 'no',
        errors: [{ code: 'UNKNOWN_OPTION', message: 'no such name', field: 'given_name' }],
      },
      answer: { version: 1, error: {} },
    })

  it('is shown at its field, stays in the browser, and is not tried again before it changes', async () => {
    const { service, store, keeper, type, stored } = open()
    type('name', 'דמו')
    type('branch', '800')
    service.failNext(refuseName)
    service.saved.person = { version: 1 }
    expect(await keeper.save()).toBe(false)
    expect(store.field('name').complaint).toEqual({ message: 'no such name' })
    expect(keeper.state()).toMatchObject({
      unsaved: new Set(['person']),
      failure: { why: 'answers' },
      isDue: false,
    })
    expect(stored()).toMatchObject({ person: { startedFrom: 1, entered: { name: 'דמו' } } })
    // The other steps are saved nevertheless.
    expect(service.saved.payment).toMatchObject({ branch: '800' })

    keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toHaveLength(2)
    type('name', 'אחר')
    keeper.tick(filling)
    await settled(keeper)
    expect(service.saved.person).toMatchObject({ given_name: 'אחר', version: 2 })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), failure: undefined })
  })
})
