import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { describe, expect, it, vi } from 'vitest'
import { createFormStore } from '../../../form/form-store.ts'
import { CallFailed } from '../../../lib/call-failed.ts'
import { applicationModel } from '../application-model.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { createReadHeld, type HeldStep, readAllHeld } from './held-steps.ts'
import type { KeptStep, KeptStepId } from './kept-steps.ts'
import { findKeptStep } from './kept-steps.ts'
import type { SendStep } from './send-step.ts'
import type { UnsentSteps } from './unsent-answers.ts'

const moment = new Date('2024-12-20T08:00:00Z')
const account = { userId: '123456782', phone: '0501234567', school: '7', isBachelor: true }
const filling = { isActing: false } as const
const personal = findKeptStep('personal') as KeptStep

/** Holds steps as the service does, and fails as it is told. */
const createService = () => {
  const held: Record<KeptStepId, HeldStep> = {
    personal: { version: 0 },
    bank: { version: 0 },
    family: { version: 0 },
    documents: { version: 0 },
  }
  const calls: { readonly step: string; readonly does: string; readonly body: HeldStep }[] = []
  const failures: (() => Error)[] = []
  let losesNext = false
  let gate = Promise.resolve()
  const pause = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  const send: SendStep = async (step, does, body) => {
    calls.push({ step: step.id, does, body })
    await gate
    const failure = failures.shift()
    if (failure) throw failure()
    const before = held[step.id]
    if (before.version !== body.version)
      throw new CallFailed('save', 409, { answer: { newer: before, error: {} } })
    held[step.id] = { ...before, ...body, version: before.version + 1 }
    if (losesNext) {
      losesNext = false
      throw new TypeError('Failed to fetch')
    }
    return { id: '00000000-0000-4000-8000-000000000000', version: before.version + 1 }
  }
  /** Writes the next one, and its answer does not arrive. */
  const loseNext = () => {
    losesNext = true
  }
  return { held, calls, pause, failNext: (failure: () => Error) => failures.push(failure), loseNext, send }
}

/** Opened anew, with what this browser had kept of an earlier page. */
const open = (service = createService(), found: UnsentSteps = {}) => {
  const held = { ...service.held }
  const readHeld = createReadHeld(sampleContext, account)
  const store = createFormStore(applicationModel, {
    answers: readAllHeld(readHeld, held),
    facts: sampleContext,
  })
  const restored = Object.values(found)
  if (restored.length > 0)
    store.reenter(Object.assign({}, store.answers(), ...restored.map(({ entered }) => entered)))
  let kept: UnsentSteps = found
  const keeper = createDraftKeeper({
    store,
    held,
    readHeld,
    hasRequest: false,
    restored: (Object.keys(found) as KeptStepId[]).map((id) => ({
      id,
      startedFrom: found[id]?.startedFrom ?? 0,
    })),
    send: service.send,
    keep: (unsent) => {
      kept = unsent
    },
    now: () => moment,
  })
  keeper.follow()
  const type = (questionId: string, value: string) => store.change({ questionId }, value)
  return { service, store, keeper, type, kept: () => kept }
}

/** All calls that are on their way have come back. */
const settled = (keeper: ReturnType<typeof open>['keeper']) => keeper.save()

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
    expect(service.held.personal).toMatchObject({
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

  it('says nothing of the account: that comes with every start', () => {
    const { keeper, type, kept } = open()
    type('firstName', 'דמו')
    keeper.keepNow()
    expect(kept().personal?.entered).toEqual({ firstName: 'דמו', gender: 'MALE' })
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
    expect(service.held.bank).toMatchObject({ branch_number: '800', version: 1 })
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
    service.held.personal = { version: 1 }
    expect(await keeper.save()).toBe(false)
    expect(store.field('firstName').complaint).toEqual({ message: 'no such name' })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), trouble: { why: 'answers' } })
    expect(kept()).toMatchObject({ personal: { startedFrom: 1, entered: { firstName: 'דמו' } } })
    // The other steps are held nevertheless.
    expect(service.held.bank).toMatchObject({ branch_number: '800' })

    keeper.tick(filling)
    await Promise.resolve()
    expect(service.calls).toHaveLength(2)
    type('firstName', 'אחר')
    keeper.tick(filling)
    await settled(keeper)
    expect(service.held.personal).toMatchObject({ first_name: 'אחר', version: 2 })
    expect(keeper.state()).toMatchObject({ unsaved: new Set(), trouble: undefined })
  })
})

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

  it('does not stop Next', async () => {
    const { keeper } = await lose()
    expect(await keeper.submit(personal)).toMatchObject({ answer: { version: 2 } })
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

describe('handing in', () => {
  it('sends shown answers only, after saving the hidden ones that changed', async () => {
    const { service, store, keeper, type } = open()
    type('militaryServiceType', 'MILITARY_SERVICE')
    store.change({ questionId: 'isReservist' }, true)
    type('daysInReserve', '12')
    store.change({ questionId: 'isReservist' }, false)
    await keeper.submit(personal)
    expect(service.calls.map(({ does }) => does)).toEqual(['save', 'submit'])
    expect(service.calls[0]?.body).toMatchObject({ days_in_reserve: '12' })
    expect(service.calls[1]?.body).not.toHaveProperty('days_in_reserve')
    expect(service.held.personal).toMatchObject({ days_in_reserve: '12', is_reservist: false })
  })
})

describe('the documents', () => {
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
    type('siblingsStudentsCount', '2')
    await keeper.submit(findKeptStep('family') as KeptStep)
    expect(service.calls.map(({ step, does }) => `${step} ${does}`)).toEqual([
      // Of what the page does not show.
      'family save',
      'family submit',
      'documents save',
    ])
  })
})
