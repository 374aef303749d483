/// <reference lib="dom" />
import { steppedApplication } from '@milgo/domain/application/form'
import { accountAnswers } from '@milgo/domain/application/personal/account-answers'
import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type StepId, steps } from '@milgo/domain/application/steps'
import { createFormStore } from '@milgo/form/form-store.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { callAuthz, readCore } from '../../apps/portal/src/lib/service-client.ts'
import { currentSession, endSession, storeToken } from '../../apps/portal/src/lib/session/session-store.ts'
import { stepOf } from '../../apps/portal/src/request/application.fixture.ts'
import { readStep, sendIn } from '../../apps/portal/src/request/application-calls.ts'
import { applicationModel } from '../../apps/portal/src/request/application-model.ts'
import { createDraftKeeper } from '../../apps/portal/src/request/keeping/draft-keeper.ts'
import {
  readAllSaved,
  type SavedSteps,
  savedFormOf,
} from '../../apps/portal/src/request/keeping/saved-steps.ts'
import type { UnsentSteps } from '../../apps/portal/src/request/keeping/unsent-answers.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'

// The keeper's own tests use an invented service. These tests connect the keeper to the real routes, through every part
// between them. They are outside of the applications, because no application may import another.

const folder = installedFolder()
const server = startProcess({ DATA_DIR: folder.path })
const login = { email: 'demo.student@milgo.example', password: '' }

/** The faults of the network for the next calls. */
let network: ('lose the answer' | 'cut')[] = []
const noConnection = () => new TypeError('Failed to fetch')

beforeAll(async () => {
  const at = await server.url
  login.password = /demo\.student@milgo\.example +(\S+)/.exec(server.output())?.[1] ?? ''
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const fault = network.shift()
    if (fault === 'cut') throw noConnection()
    const answer = await fetch(at + path, init)
    if (fault) throw noConnection()
    return answer
  })
})
beforeEach(async () => {
  network = []
  storeToken((await callAuthz('POST /auth/login-by-email', { body: login })).jwtToken)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.stop()
  folder.remove()
})

const readSteps = async (): Promise<SavedSteps<StepId>> =>
  Object.fromEntries(
    await Promise.all(steps.map(async (step) => [step.id, await readStep(step, {})] as const)),
  ) as SavedSteps<StepId>

/** Opens a page, with the answers that an earlier page stored in the browser and what was known of the server then. */
const open = async (found: UnsentSteps<StepId> = {}, known?: SavedSteps<StepId>) => {
  const user = await readCore('/user/current-user', {})
  const saved = known ?? (await readSteps())
  const account = accountAnswers({
    identityNumber: user.identity_number,
    phone: user.phone,
    academicInstitutionId: String(user.academic_institution.id),
    currentlyStudying: user.currently_studying,
  })
  const form = savedFormOf(steppedApplication, sampleContext, account)
  const store = createFormStore(applicationModel, {
    answers: readAllSaved(form, saved),
    context: sampleContext,
  })
  const restored = Object.entries(found) as [StepId, NonNullable<UnsentSteps<StepId>[StepId]>][]
  if (restored.length > 0)
    store.reenter({ ...store.answers(), ...Object.assign({}, ...restored.map(([, one]) => one.entered)) })
  let stored: UnsentSteps<StepId> = found
  const keeper = createDraftKeeper({
    form,
    store,
    saved,
    hasRequest: user.request !== null,
    restored: restored.map(([id, one]) => ({ id, ...one })),
    send: sendIn(currentSession()?.id),
    read: (step) => readStep(step, {}),
    storeUnsent: (unsent) => {
      stored = unsent
      return true
    },
    now: () => new Date(),
  })
  keeper.follow()
  return {
    store,
    keeper,
    stored: () => stored,
    type: (id: string, text: string) => store.change({ questionId: id }, text),
  }
}

const personal = stepOf('personal')

it('typed answers are saved and shown by the next page', async () => {
  const { keeper, type } = await open()
  type('firstName', 'ראשונה')
  type('branch', '600')
  keeper.tick({ isActing: false })
  expect(await keeper.save()).toBe(true)
  expect(keeper.state()).toMatchObject({ unsaved: new Set(), hasRequest: true, failure: undefined })
  expect((await open()).store.answers()).toMatchObject({ firstName: 'ראשונה', branch: '600' })
})

it('answers that are typed during a save are saved by the next one', async () => {
  const { keeper, type } = await open()
  type('firstName', 'שניה')
  const isUnderWay = new Promise<void>((resolve) => {
    keeper.subscribe(() => {
      if (keeper.state().isBusy) resolve()
    })
  })
  const first = keeper.save()
  await isUnderWay
  type('lastName', 'אחרי')
  expect(await first).toBe(false)
  expect(await keeper.save()).toBe(true)
  expect((await open()).store.answers()).toMatchObject({ firstName: 'שניה', lastName: 'אחרי' })
})

it('a page with an older version overwrites nothing, asks, and saves the chosen answers', async () => {
  for (const [taken, expected] of [
    [[], 'כאן'],
    [['firstName'], 'שם'],
  ] as const) {
    const [here, there] = [await open(), await open()]
    there.type('firstName', 'שם')
    await there.keeper.save()
    here.type('firstName', 'כאן')
    here.type('lastName', `משפחה ${expected}`)
    expect(await here.keeper.save()).toBe(false)
    expect(here.keeper.state().conflict).toMatchObject({
      step: { id: 'personal' },
      newer: { first_name: 'שם' },
    })
    expect((await open()).store.answers()).toMatchObject({ firstName: 'שם' })
    await here.keeper.settleConflict(new Set(taken))
    expect(here.keeper.state()).toMatchObject({ conflict: undefined, unsaved: new Set() })
    expect((await open()).store.answers()).toMatchObject({
      firstName: expected,
      lastName: `משפחה ${expected}`,
    })
  }
})

it('a save whose answer is lost is no conflict, neither for its page nor for the next one', async () => {
  const known = await readSteps()
  const { keeper, type, stored } = await open()
  type('firstName', 'אבודה')
  network = ['lose the answer']
  expect(await keeper.save()).toBe(false)
  expect(keeper.state().failure).toEqual({ why: 'unreachable' })
  const next = await open(stored(), known)
  next.type('lastName', 'מן הדף הבא')
  expect(await next.keeper.save()).toBe(true)
  type('lastName', 'מן הדף הראשון')
  await keeper.save()
  // Meanwhile another page has saved answers that this page has not read.
  expect(keeper.state().conflict).toMatchObject({ newer: { last_name: 'מן הדף הבא' } })
})

it('answers are stored in the browser without a connection, and saved when it is back', async () => {
  const { keeper, type, stored } = await open()
  type('firstName', 'מנותקת')
  network = ['cut']
  expect(await keeper.save()).toBe(false)
  expect(stored()).toMatchObject({ personal: { entered: { firstName: 'מנותקת' } } })
  keeper.noteOnline()
  keeper.tick({ isActing: false })
  await vi.waitFor(() => expect(keeper.state().unsaved.size).toBe(0))
  expect(stored()).toEqual({})
})

it('an answer that the server refuses is named, and the others are saved', async () => {
  const { store, keeper, type } = await open()
  type('addressByIdCity', '99999')
  type('firstName', 'נשמרת')
  expect(await keeper.save()).toBe(false)
  expect(store.field('addressByIdCity').complaint).toMatchObject({ message: expect.any(String) })
  expect(keeper.state()).toMatchObject({ failure: { why: 'answers' }, isDue: false })
  expect((await open()).store.answers()).toMatchObject({ firstName: 'נשמרת' })
  type('addressByIdCity', '5000')
  expect(await keeper.save()).toBe(true)
})

it('an incomplete step is not submitted, and its problems are listed', async () => {
  const { store, keeper } = await open()
  expect(await keeper.submit(personal)).toBe('refused')
  expect(store.status().problems.length).toBeGreaterThan(0)
})

it('an ended session is reported, and no typed answer is lost', async () => {
  const { keeper, type, stored } = await open()
  type('firstName', 'אחרי הסוף')
  await callAuthz('POST /auth/logout')
  expect(await keeper.save()).toBe(false)
  expect(keeper.state().failure).toEqual({ why: 'sessionEnded' })
  expect(stored()).toMatchObject({ personal: { entered: { firstName: 'אחרי הסוף' } } })
  endSession('left')
})
