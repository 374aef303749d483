import { beforeEach, expect, it } from 'vitest'
import { examplePeriod } from '../../lib/period/example-period.fixture.ts'
import { stubStorage } from '../../lib/session/browser-storage.fixture.ts'
import { findUnsent, keepUnsent, type UnsentSteps } from './keeping/unsent-answers.ts'
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
    currently_studying: 'BACHELOR',
    academic_institution: { id: 7, name: 'Demo', is_sponsored: false, is_religious: false },
    request: null,
  },
  period: examplePeriod,
  clock: { shown: new Date(examplePeriod.from), readAt: performance.now() },
  held: { personal: { version: 0 }, bank: { version: 0 }, family: { version: 0 } },
  sessionId: undefined,
  isActing: false,
  ...changes,
})
const opened = (changes: Partial<Start> = {}) => openApplication(start(changes), showingFor(start(changes)))
const unsent: UnsentSteps = { personal: { startedFrom: 0, entered: { firstName: 'דמו' } } }

it('offers what only this browser has, with the account around it', () => {
  keepUnsent(id, unsent)
  const { store, keeper, isRestored } = opened()
  expect(isRestored).toBe(true)
  expect(store.answers()).toMatchObject({ firstName: 'דמו', userId: '123456782', school: '7' })
  expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), conflict: undefined })
})

it('asks where the server has a newer version than the one that was typed upon', () => {
  keepUnsent(id, unsent)
  const held = { ...start().held, personal: { version: 2, first_name: 'אחר' } }
  const { keeper } = opened({ held })
  keeper.keepNow()
  expect(keeper.state().conflict).toMatchObject({ step: { id: 'personal' }, newer: { version: 2 } })
  expect(findUnsent(id).personal).toMatchObject({ startedFrom: 0, entered: { firstName: 'דמו' } })
})

it.each([
  ['in a period that is closed', { period: { ...examplePeriod, is_open: false } }],
  ['for a staff member', { isActing: true }],
])('%s it neither offers nor erases it', (_name, changes) => {
  keepUnsent(id, unsent)
  const { store, keeper } = opened(changes)
  keeper.keepNow()
  expect(store.answers()).not.toHaveProperty('firstName')
  expect(findUnsent(id)).toEqual(unsent)
})
