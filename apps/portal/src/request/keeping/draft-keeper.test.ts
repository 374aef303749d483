import { unlistedOf } from '@milgo/form/typed-values.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it, vi } from 'vitest'
import { filling, moment, open, settled, stepOf } from './draft-keeper.fixture.ts'
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

describe('handing in', () => {
  it('sends shown answers only, after saving the hidden ones that changed', async () => {
    const { service, store, keeper, type } = open()
    type('militaryServiceType', 'MILITARY_SERVICE')
    store.change({ questionId: 'isReservist' }, true)
    type('daysInReserve', '12')
    store.change({ questionId: 'isReservist' }, false)
    await keeper.submit(stepOf('personal'))
    expect(service.calls.map(({ does }) => does)).toEqual(['save', 'submit'])
    expect(service.calls[0]?.body).toMatchObject({ days_in_reserve: '12' })
    expect(service.calls[1]?.body).not.toHaveProperty('days_in_reserve')
    expect(service.saved.personal).toMatchObject({ days_in_reserve: '12', is_reservist: false })
  })

  const notAsked = { code: 'NOT_ASKED', message: 'not asked' }
  it.each([
    ['an answer that is asked no more', [{ ...notAsked, field: 'first_name' }], ['not asked'], []],
    [
      'one that this page does not know, in another step',
      [{ ...notAsked, label: 'Dog', field: 'dog', step: 3 }],
      [],
      [{ label: 'Dog', step: 3 }],
    ],
    ['a call that is wrong as a whole', undefined, [], [{ message: 'wrong', step: 1 }]],
  ])('%s: is named in its field, or else with its step, and keeps nothing', async (...row) => {
    const [, errors, told, unplaced] = row
    const { service, store, keeper, type } = open()
    type('firstName', 'דמו')
    const refusal = { statusCode: 400, code: 'INVALID_FIELDS', message: 'wrong', errors }
    service.failNext(() => new CallFailed('submit', 400, { refusal, answer: { version: 1, error: {} } }))
    expect(await keeper.submit(stepOf('personal'))).toBe('outdated')
    const { problems, ...status } = store.status()
    expect(problems.flatMap(({ complaint }) => ('message' in complaint ? complaint.message : []))).toEqual(
      told,
    )
    expect(status.unplaced).toMatchObject(unplaced)
    // The draft may still hold what was handed in too early.
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), trouble: undefined })
  })

  it.each([
    ['250, one sentence', 200, { statusCode: 250, message: 'wrong' }, ['wrong']],
    ['250, a list', 200, { statusCode: 250, message: ['one', 'two'] }, ['one', 'two']],
    [
      '400, a list and no errors',
      400,
      { statusCode: 400, message: ['one', 'two'], errors: [] },
      ['one', 'two'],
    ],
  ])('%s: is told line by line, and keeps nothing', async (_what, status, refusal, told) => {
    const { service, store, keeper, type } = open()
    type('firstName', 'דמו')
    service.failNext(() => new CallFailed('submit', status, { refusal, answer: { error: refusal } }))
    expect(await keeper.submit(stepOf('personal'))).toBe('refused')
    expect(store.status().unplaced).toEqual(told.map((message) => ({ message })))
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), trouble: undefined })
  })

  it('a refusal that says nothing at all is a trouble, which has words of its own', async () => {
    const { service, keeper, type } = open()
    type('firstName', 'דמו')
    const refusal = { statusCode: 250 }
    service.failNext(() => new CallFailed('submit', 200, { refusal, answer: { error: refusal } }))
    expect(await keeper.submit(stepOf('personal'))).toBe('not sent')
    expect(keeper.state().trouble).toMatchObject({ why: 'refused' })
  })

  it('that alone does not get there is told until there is a connection again, or another call gets through', async () => {
    for (const isOver of ['online', 'saved'] as const) {
      const { service, keeper, type } = open()
      type('firstName', 'דמו')
      expect(await keeper.save()).toBe(true)
      service.failNext(() => new TypeError('Failed to fetch'))
      expect(await keeper.submit(stepOf('personal'))).toBe('not sent')
      expect(keeper.hasUnsaved()).toBe(false)
      expect(keeper.state().trouble).toEqual({ why: 'unreachable' })
      if (isOver === 'online') keeper.noteOnline()
      else {
        type('branch', '800')
        await keeper.save()
      }
      expect(keeper.state().trouble).toBeUndefined()
    }
  })

  it('of a page that was outdated already when it saved, is not sent and says why', async () => {
    const { service, keeper, type } = open()
    type('branch', '800')
    const refusal = { statusCode: 400, code: 'STEP_NOT_ASKED', message: 'not asked' }
    service.failNext(() => new CallFailed('save', 400, { refusal }))
    expect(await keeper.submit(stepOf('documents'))).toBe('not sent')
    expect(keeper.state().trouble).toMatchObject({ why: 'refused', error: { code: 'STEP_NOT_ASKED' } })
  })
})

describe('the documents', () => {
  const documents = stepOf('documents')

  it('are asked for afresh, and what is newer there stands on the page', async () => {
    const { service, store, keeper, type } = open()
    type('branch', '800')
    service.saved.documents = {
      version: 3,
      is_biometric_id: true,
      army_type_document: { file_name: 'a.pdf' },
    }
    await keeper.reload(documents)
    expect(store.answers()).toMatchObject({
      isBiometricId: true,
      armyTypeDocument: 'a.pdf',
      branch: '800',
    })
    expect(keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set(['bank']) })
    store.change({ questionId: 'isBiometricId' }, false)
    await keeper.save()
    expect(service.saved.documents).toMatchObject({ is_biometric_id: false, version: 4 })
  })

  it('that were changed here and elsewhere are asked about', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'isBiometricId' }, false)
    service.saved.documents = { version: 3, is_biometric_id: true }
    await keeper.reload(documents)
    expect(keeper.state().conflict).toMatchObject({ step: { id: 'documents' }, newer: { version: 3 } })
    expect(store.answers()['isBiometricId']).toBe(false)
  })

  it('that an effect has reached and left as they were give way to what is newer', async () => {
    const { service, store, keeper, type } = open()
    type('siblingsStudentsCount', '1')
    type('siblingsStudentsCount', '2')
    expect(keeper.state().unsaved).toEqual(new Set(['family', 'documents']))
    service.saved.documents = { version: 3, is_biometric_id: true }
    expect(await keeper.save()).toBe(true)
    expect(keeper.state().conflict).toBeUndefined()
    expect(store.answers()).toMatchObject({ isBiometricId: true, siblingsStudentsCount: '2' })
  })

  it('that cannot be asked for stay as they are', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'isBiometricId' }, true)
    service.failRead()
    await keeper.reload(documents)
    expect(store.answers()['isBiometricId']).toBe(true)
  })

  it('are never saved by the clock alone', async () => {
    const { service, store, keeper } = open()
    store.change({ questionId: 'isBiometricId' }, true)
    keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toEqual([])
    expect(await keeper.save()).toBe(true)
    expect(service.calls).toMatchObject([{ step: 'documents', body: { is_biometric_id: true } }])
  })

  it('follow the step that they hang on: first the family, then what it left of them', async () => {
    const { service, keeper, type } = open()
    type('siblingsStudentsCount', '1')
    type('siblingsStudentsCount', '2')
    await keeper.submit(stepOf('family'))
    expect(service.calls.map(({ step, does }) => `${step} ${does}`)).toEqual([
      // Of what the page does not show.
      'family save',
      'family submit',
      'documents save',
    ])
  })
})
