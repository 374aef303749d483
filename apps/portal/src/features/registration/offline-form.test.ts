import { serverTimeAt } from '@milgo/web-client/server-clock'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examplePeriod } from '../../lib/period/example-period.fixture.ts'
import { stubStorage } from '../../lib/session/browser-storage.fixture.ts'
import { findOfflineUser, storeOfflineUser } from '../../lib/session/offline-user.ts'
import { ownKey } from '../../lib/session/own-storage.ts'
import { currentSession, endSession, type Session, storeToken } from '../../lib/session/session-store.ts'
import { logOut } from '../../lib/student/log-out.ts'
import {
  findOfflineStart,
  storeOfflineAnswers,
  storeOfflineStart,
  storeOfflineStep,
  takeOfflineAnswers,
} from './offline-form.ts'
import { openApplication } from './open-application.ts'
import type { Start } from './start.ts'
import { toFillIn } from './step-showing.ts'

const id = '00000000-0000-4000-8000-000000000000'
const tokenOf = (sessionId: string): string =>
  `e30.${btoa(JSON.stringify({ sid: sessionId, exp: 2_000_000_000 }))}.signature`
const sessionNow = (): Session => {
  const session = currentSession()
  if (!session) throw new Error('Nobody is logged in')
  return session
}
const open: Start = {
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
  clock: { shown: new Date(examplePeriod.from), readAt: performance.now() },
  saved: {
    personal: { version: 1, first_name: 'דמו' },
    bank: { version: 0 },
    family: { version: 0 },
    documents: { version: 0 },
  },
  toFix: [],
  municipalCodes: new Map(),
  sessionId: 'one',
  livePages: new Set(),
  isActing: false,
}

let stored: Map<string, string>
const offlineKeys = () => [...stored.keys()].filter((key) => key.includes('.offline.'))
const noPages: ReadonlySet<string> = new Set()
const noName = () => undefined

beforeEach(() => {
  stored = stubStorage('localStorage')
  stubStorage('sessionStorage')
  vi.stubGlobal('fetch', async () => Response.json({}))
  storeToken(tokenOf('one'))
  storeOfflineUser(sessionNow(), open.user)
  storeOfflineStart(open)
})
afterEach(() => {
  endSession('left')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("opens the form offline with the service's last answer", () => {
  const found = findOfflineStart(noPages)
  expect(found).toMatchObject({
    user: open.user,
    period: open.period,
    saved: open.saved,
    sessionId: 'one',
    isActing: false,
  })
})

it('knows offline which documents were returned; a copy of an older format has none', () => {
  const asked = {
    field: 'id_front',
    reason: 'UNREADABLE',
    reason_text: 'unreadable',
    note: null,
    asked_at: '2026-01-15T10:00:00.000Z',
    sent_file: null,
    is_replaced: false,
  }
  storeOfflineStart({ ...open, toFix: [asked] })
  expect(findOfflineStart(noPages)?.toFix).toEqual([asked])
  for (const [key, value] of stored)
    if (offlineKeys().includes(key)) stored.set(key, value.replace(/"toFix":\[[^\]]*\],/, ''))
  expect(findOfflineStart(noPages)?.toFix).toEqual([])
})

it('continues the service’s clock, and never backwards', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  const later = findOfflineStart(noPages)
  const passed =
    later && serverTimeAt(later.clock, performance.now()).getTime() - Date.parse(examplePeriod.from)
  expect(passed).toBeGreaterThanOrEqual(3_600_000)
  expect(passed).toBeLessThan(3_700_000)
  vi.setSystemTime(0)
  const early = findOfflineStart(noPages)
  expect(early && serverTimeAt(early.clock, performance.now()).getTime()).toBeGreaterThanOrEqual(
    Date.parse(examplePeriod.from),
  )
})

it.each([
  ['of a release without a format number', (value: unknown) => value],
  ['of a later release', (value: unknown) => ({ format: 2, value })],
])('a copy %s is not read, and is not removed', (_name, wrap) => {
  const key = ownKey(id, 'offline.start')
  const text = JSON.stringify(wrap(JSON.parse(stored.get(key) ?? '{}').value))
  stored.set(key, text)
  expect(findOfflineStart(noPages)).toBeUndefined()
  expect(stored.get(key)).toBe(text)
  storeOfflineStart(open)
  expect(findOfflineStart(noPages)?.saved).toEqual(open.saved)
})

it('has the newest saved version, and a late older one does not replace it', () => {
  storeOfflineStep(open, 'personal', { version: 2, first_name: 'אחר' }, noName)
  storeOfflineStep(open, 'personal', { version: 1, first_name: 'דמו' }, noName)
  storeOfflineStart(open)
  expect(findOfflineStart(noPages)?.saved.personal).toEqual({ version: 2, first_name: 'אחר' })
})

it('a save does not create a copy; a copy that is created later contains the save', () => {
  stored.delete(ownKey(id, 'offline.start'))
  storeOfflineStep(open, 'bank', { version: 1, branch_number: '800' }, noName)
  expect(findOfflineStart(noPages)).toBeUndefined()
  expect(stored.has(ownKey(id, 'offline.start'))).toBe(false)
  storeOfflineStart(open)
  expect(findOfflineStart(noPages)?.saved).toEqual({
    ...open.saved,
    bank: { version: 1, branch_number: '800' },
  })
})

it('a form stores each saved version, so that later changes are no conflict', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id, version: 2 }))
  const { store, keeper } = openApplication(open, toFillIn)
  const stop = keeper.follow()
  store.change({ questionId: 'firstName' }, 'נועה')
  expect(await keeper.save()).toBe(true)
  store.change({ questionId: 'lastName' }, 'לדוגמה')
  keeper.storeNow()
  stop()

  await vi.waitFor(() => expect(findOfflineStart(noPages)?.saved.personal.version).toBe(2))
  const start = findOfflineStart(noPages)
  if (!start) throw new Error('Nothing was stored')
  expect(start.saved.personal).toMatchObject({ version: 2, first_name: 'נועה' })
  const again = openApplication({ ...start, municipalCodes: new Map() }, toFillIn)
  expect(again.keeper.state()).toMatchObject({ conflict: undefined, hasRequest: true, isDue: true })
  expect(again.store.answers()).toMatchObject({ firstName: 'נועה', lastName: 'לדוגמה' })
})

it('stores the names that files had on the student’s device', async () => {
  const file = { file_name: 'a.pdf', original_file_name: 'תעודה.pdf', file_signed_url: 'https://x' }
  const start: Start = { ...open, saved: { ...open.saved, documents: { version: 1, id_front: file } } }
  storeOfflineStart(start)
  vi.stubGlobal('fetch', async () => Response.json({ id, version: 2 }))
  const { store, keeper } = openApplication(start, toFillIn)
  const stop = keeper.follow()
  store.change({ questionId: 'isBiometricId' }, true)
  await keeper.save()
  stop()
  await vi.waitFor(() => expect(findOfflineStart(noPages)?.saved.documents.version).toBe(2))
  expect(findOfflineStart(noPages)?.saved.documents).toMatchObject({
    version: 2,
    is_biometric_id: true,
    id_front: { file_name: 'a.pdf', original_file_name: 'תעודה.pdf' },
  })
})

it('is removed when the student logs out or the session expires; unsent answers stay when it expires', () => {
  localStorage.setItem(ownKey(id, 'application.page'), '{}')
  expect(offlineKeys()).not.toEqual([])
  endSession('expired')
  expect(offlineKeys()).toEqual([])
  expect(stored.has(ownKey(id, 'application.page'))).toBe(true)

  storeToken(tokenOf('one'))
  storeOfflineUser(sessionNow(), open.user)
  storeOfflineStart(open)
  logOut()
  expect([...stored.keys()].filter((key) => key.startsWith('milgo.own.'))).toEqual([])
  // A page that is still open does not write again.
  storeOfflineStep(open, 'personal', { version: 3 }, noName)
  storeOfflineStart(open)
  expect(offlineKeys()).toEqual([])
})

it('is not used in another session, nor for a staff member who acts', () => {
  storeToken(tokenOf('two'))
  expect(findOfflineUser(sessionNow())).toBeUndefined()
  expect(findOfflineStart(noPages)).toBeUndefined()

  endSession('left')
  storeToken(tokenOf('three'), { studentId: id, staffName: 'Demo' })
  storeOfflineUser(sessionNow(), open.user)
  storeOfflineStart({ ...open, sessionId: 'three', isActing: true })
  expect(offlineKeys()).toEqual([])
  expect(findOfflineUser(sessionNow())).toBeUndefined()
})

it('is removed after twelve hours, when every session has ended', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    storeOfflineUser(sessionNow(), open.user)
    vi.advanceTimersByTime(12 * 60 * 60_000 - 1)
    expect(findOfflineUser(sessionNow())).toEqual(open.user)
    vi.advanceTimersByTime(1)
    expect(findOfflineUser(sessionNow())).toBeUndefined()
    expect(offlineKeys()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('a broken copy or one of another shape is ignored', () => {
  for (const text of ['{', 'null', '[]', '{"period":{},"time":{},"saved":{"personal":{}}}']) {
    stored.set(ownKey(id, 'offline.start'), text)
    expect(findOfflineStart(noPages)).toBeUndefined()
  }
})

it('lists and words are stored once they are loaded, and used where nothing newer is known', () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  client.setQueryData(['dictionary', 'banks', '', 'he'], ['bank'])
  client.setQueryData(['personal', 'one', '/user/current-user', 'he'], open.user)
  const stop = storeOfflineAnswers(client, open)
  client.setQueryData(['/fields-help/get-all', 'he'], ['help'])
  vi.advanceTimersByTime(1_000)
  stop()
  const text = stored.get(ownKey(id, 'offline.answers')) ?? ''
  expect(text).not.toContain(open.user.identity_number)

  const later = new QueryClient()
  later.setQueryData(['/fields-help/get-all', 'he'], ['newer'])
  takeOfflineAnswers(later, id)
  expect(later.getQueryData(['dictionary', 'banks', '', 'he'])).toEqual(['bank'])
  expect(later.getQueryData(['/fields-help/get-all', 'he'])).toEqual(['newer'])
})
