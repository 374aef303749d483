import { steppedApplication } from '@milgo/domain/application/form'
import type { StepId } from '@milgo/domain/application/steps'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { examplePeriod } from '../../lib/period/example-period.fixture.ts'
import { stubStorage } from '../../lib/session/browser-storage.fixture.ts'
import { forgetOwnStorage, ownKey } from '../../lib/session/own-storage.ts'
import { endSession, storeToken } from '../../lib/session/session-store.ts'
import { type UnsentSteps, unsentAnswers } from '../../request/keeping/unsent-answers.ts'
import { openApplication } from './open-application.ts'
import type { Start } from './start.ts'
import { showingFor } from './step-showing.ts'

beforeEach(() => {
  stubStorage('localStorage')
})

const id = '00000000-0000-4000-8000-000000000000'
const start = (changes: Partial<Start> = {}): Start => ({
  user: {
    id,
    username: 'demo',
    email: 'demo@example.org',
    identity_number: '123456782',
    phone: '0501234567',
    register_period: '2025',
    academic_year: 2024,
    is_current_period: true,
    currently_studying: 'BACHELOR',
    texts_to_accept: [],
    academic_institution: { id: 7, name: 'Demo', is_sponsored: false, is_religious: false },
    request: null,
  },
  period: examplePeriod,
  municipalCodes: new Map(),
  clock: { shown: new Date(examplePeriod.from), readAt: performance.now() },
  saved: {
    personal: { version: 0 },
    bank: { version: 0 },
    family: { version: 0 },
    documents: { version: 0 },
  },
  toFix: [],
  sessionId: undefined,
  livePages: new Set(),
  isActing: false,
  ...changes,
})
const opened = (changes: Partial<Start> = {}, use?: 'fill' | 'read') =>
  openApplication(start(changes), showingFor(start(changes)), use)
const unsentStore = unsentAnswers(steppedApplication)
const unsent: UnsentSteps<StepId> = {
  personal: { startedFrom: 0, entered: { firstName: 'דמו' }, changed: ['firstName'] },
}
const unsentBranch = { startedFrom: 0, entered: { branch: '800' }, changed: ['branch'] }

it('restores what only this browser has, together with the answers of the account', () => {
  unsentStore.store(id, 'before', unsent)
  const { store, keeper, isRestored } = opened()
  expect(isRestored).toBe(true)
  expect(store.answers()).toMatchObject({ firstName: 'דמו', userId: '123456782', school: '7' })
  expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), conflict: undefined })
})

it('has a conflict when the server has a newer version than the restored answers are based on', () => {
  unsentStore.store(id, 'before', unsent)
  const saved = { ...start().saved, personal: { version: 2, first_name: 'אחר' } }
  const { keeper } = opened({ saved })
  keeper.storeNow()
  expect(keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: { version: 2 } })
  expect(keeper.state().conflict?.changedHere()).toEqual(new Set(['firstName']))
  expect(unsentStore.find(id).steps.personal).toMatchObject({ startedFrom: 0, entered: { firstName: 'דמו' } })
})

it('a copy without the list of changes has not changed answers that it does not contain', () => {
  const old = { startedFrom: 0, entered: { firstName: 'דמו' } }
  localStorage.setItem(
    ownKey(id, 'application.old'),
    JSON.stringify({ storedAt: 1, steps: { personal: old } }),
  )
  const saved = { ...start().saved, personal: { version: 2, first_name: 'אחר', last_name: 'לדוגמה' } }
  expect(opened({ saved }).keeper.state().conflict?.changedHere()).toEqual(new Set(['firstName']))
})

it('of the copies of an earlier release, the newest counts', () => {
  for (const [page, keptAt, firstName] of [
    ['one', 2, 'חדש'],
    ['two', 1, 'ישן'],
  ] as const)
    localStorage.setItem(
      ownKey(id, `application.${page}`),
      JSON.stringify({ keptAt, steps: { personal: { startedFrom: 0, entered: { firstName } } } }),
    )
  expect(opened().store.answers()).toMatchObject({ firstName: 'חדש' })
})

it.each([
  ['in a closed period', { period: { ...examplePeriod, is_open: false } }],
  ['for a staff member', { isActing: true }],
])('%s, unsent answers are neither restored nor erased', (_name, changes) => {
  unsentStore.store(id, 'before', unsent)
  const { store, keeper } = opened(changes)
  keeper.storeNow()
  expect(store.answers()).not.toHaveProperty('firstName')
  expect(unsentStore.find(id).steps).toEqual(unsent)
})

it('the street at 18 is required depending on the locality, also when the list of localities loads later', () => {
  const saved = { ...start().saved, personal: { version: 1, age_18_city_symbol: '70' } }
  const isRequired = ({ store }: Pick<ReturnType<typeof opened>, 'store'>) =>
    store.field('under18Street').isRequired
  expect(isRequired(opened({ saved, municipalCodes: new Map([['70', 26]]) }))).toBe(false)
  const late = opened({ saved, municipalCodes: new Map() })
  expect(isRequired(late)).toBe(true)
  late.start.municipalCodes.set('70', 26)
  late.store.setContext({ ...late.store.context() })
  expect(isRequired(late)).toBe(false)
})

it('a tab with nothing unsent does not remove the unsent answers of another tab', () => {
  const [one, other] = [opened(), opened()]
  const stops = [one.keeper.follow(), other.keeper.follow()]
  one.store.change({ questionId: 'lastName' }, 'לדוגמה')
  one.keeper.storeNow()
  for (const stop of stops.reverse()) stop()
  expect(unsentStore.find(id).steps.personal?.entered).toMatchObject({ lastName: 'לדוגמה' })
})

it('a read-only page shows what another page has stored, and leaves it there', () => {
  unsentStore.store(id, 'beside', unsent)
  const { store, keeper } = opened({ livePages: new Set(['beside']) }, 'read')
  keeper.storeNow()
  expect(store.answers()).toMatchObject({ firstName: 'דמו' })
  expect(unsentStore.find(id).copies).toMatchObject([
    { key: ownKey(id, 'application.beside'), steps: unsent },
  ])
})

it('a read-only page shows nothing that is based on an older version', () => {
  unsentStore.store(id, 'beside', { ...unsent, bank: unsentBranch })
  const saved = { ...start().saved, personal: { version: 2, first_name: 'אחר' } }
  const { store, isRestored } = opened({ saved }, 'read')
  expect(store.answers()).toMatchObject({ firstName: 'אחר', branch: '800' })
  expect(isRestored).toBe(true)
})

it('a second form does not take over the answers of a form that is open', () => {
  unsentStore.store(id, 'beside', unsent)
  const { store, isRestored } = opened({ livePages: new Set(['beside']) })
  expect(isRestored).toBe(false)
  expect(store.answers()).not.toHaveProperty('firstName')
  expect(unsentStore.find(id).steps).toEqual(unsent)
})

it('the old copy stays until this page could store it itself', () => {
  const kept = stubStorage('localStorage')
  unsentStore.store(id, 'before', unsent)
  const { setItem } = localStorage
  const fill = vi.fn(() => {
    throw new Error('QuotaExceededError')
  })
  localStorage.setItem = fill
  const { keeper } = opened()
  expect(fill).toHaveBeenCalled()
  expect([...kept.keys()]).toEqual([ownKey(id, 'application.before')])
  localStorage.setItem = setItem
  keeper.storeNow()
  expect(kept.has(ownKey(id, 'application.before'))).toBe(false)
  expect(unsentStore.find(id).steps.personal?.entered).toMatchObject({ firstName: 'דמו' })
})

it('a page whose session has changed removes nothing', () => {
  unsentStore.store(id, 'before', unsent)
  opened({ sessionId: 'another' })
  expect(unsentStore.find(id).copies).toMatchObject([{ key: ownKey(id, 'application.before') }])
})

describe('after two pages were closed', () => {
  const last: UnsentSteps<StepId> = {
    personal: { startedFrom: 0, entered: { firstName: 'אחרון' }, changed: ['firstName'] },
  }
  const first: UnsentSteps<StepId> = { ...unsent, bank: unsentBranch }
  const leaveTwo = () => {
    vi.useFakeTimers({ now: 1_000 })
    unsentStore.store(id, 'one', first)
    vi.setSystemTime(2_000)
    unsentStore.store(id, 'two', last)
    vi.setSystemTime(3_000)
    // Closed last, but typed in first.
    unsentStore.store(id, 'one', first)
    vi.useRealTimers()
  }

  it('finds what was typed last in each step', () => {
    leaveTwo()
    expect(opened().store.answers()).toMatchObject({ firstName: 'אחרון', branch: '800' })
  })

  it('finds what differed in the older copy, and only that, once the newer copy is gone', () => {
    leaveTwo()
    const { page } = opened()
    expect(unsentStore.find(id, new Set([page])).steps).toEqual(unsent)
    unsentStore.store(id, page, {})
    const saved = { ...start().saved, personal: { version: 1, first_name: 'אחרון' } }
    expect(opened({ saved }).keeper.state().conflict).toMatchObject({ step: { id: 'personal' } })
    expect(unsentStore.find(id).copies).toHaveLength(1)
  })
})

it('a step that is no longer asked stays in its copy, and does not prevent saving', () => {
  const bank: UnsentSteps<StepId> = { bank: unsentBranch }
  unsentStore.store(id, 'before', { ...unsent, ...bank })
  const { user } = start()
  const sponsored = { ...user, academic_institution: { ...user.academic_institution, is_sponsored: true } }
  const { store, keeper, page } = opened({ user: sponsored })
  expect(store.answers()).toMatchObject({ firstName: 'דמו' })
  expect(store.answers()).not.toHaveProperty('branch')
  expect(keeper.state().unsaved).toEqual(new Set(['personal']))
  expect(unsentStore.find(id, new Set([page])).steps).toEqual(bank)
})

it('a damaged copy or one of an unknown shape is ignored', () => {
  localStorage.setItem(ownKey(id, 'application.odd'), '{"steps":{"personal":{"startedFrom":"x"}}')
  localStorage.setItem(ownKey(id, 'application.old'), '{"personal":{"startedFrom":0,"entered":{}}}')
  expect(opened().isRestored).toBe(false)
})

/** Opens a page in a session of its own and types an account number. */
const typeAccountNumber = () => {
  stubStorage('sessionStorage')
  const claims = { sid: 'a-session', exp: 4_102_444_800 }
  storeToken(`head.${btoa(JSON.stringify(claims))}.signature`)
  const { store, keeper } = opened({ sessionId: claims.sid })
  const stop = keeper.follow()
  store.change({ questionId: 'accountNumber' }, '123456')
  return { keeper, stop }
}

it('a page that closes after its student has logged out stores nothing', () => {
  const { keeper, stop } = typeAccountNumber()
  keeper.storeNow()
  expect(unsentStore.find(id).copies).toHaveLength(1)

  endSession('left')
  forgetOwnStorage()
  stop()
  expect(unsentStore.find(id).copies).toEqual([])
})

it('a page whose session has expired stores what was typed', () => {
  const { stop } = typeAccountNumber()

  endSession('expired')
  stop()
  expect(unsentStore.find(id).steps.bank?.entered).toMatchObject({ accountNumber: '123456' })
})
