import { createQueryClient } from '@milgo/web-client/query-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { examplePeriod } from '../../../../lib/period/example-period.fixture.ts'
import { stubStorage } from '../../../../lib/session/browser-storage.fixture.ts'
import { openApplication } from '../../open-application.ts'
import type { Start } from '../../start.ts'
import { toFillIn } from '../../step-showing.ts'
import { followFilling } from './follow-filling.ts'

const nothing = { version: 0 }
const user = {
  id: '00000000-0000-4000-8000-000000000000',
  currently_studying: 'BACHELOR',
  academic_institution: { id: 7, name: 'Demo', is_sponsored: false, is_religious: false },
  request: null,
} as Start['user']

const minute = 60_000
const closing = Date.parse(examplePeriod.to)
const closed = { ...examplePeriod, is_open: false }

beforeEach(() => {
  stubStorage('localStorage')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens a form a minute before the closing. The service always answers with this period. */
const open = (period: object, share = 0) => {
  let calls = 0
  vi.stubGlobal('fetch', async () => {
    calls += 1
    return Response.json([period])
  })
  vi.spyOn(Math, 'random').mockReturnValue(share)
  const application = openApplication(
    {
      user,
      period: examplePeriod,
      clock: { shown: new Date(closing - minute), readAt: performance.now() },
      saved: { personal: nothing, bank: nothing, family: nothing, documents: nothing },
      toFix: [],
      municipalCodes: new Map(),
      sessionId: undefined,
      livePages: new Set(),
      isActing: false,
    },
    toFillIn,
  )
  const stop = followFilling(application, createQueryClient())
  return { sending: application.sending, calls: () => calls, stop }
}

it('pages ask at different times after the closing', async () => {
  const first = open(closed)
  await vi.advanceTimersByTimeAsync(minute + 1_500)
  expect(first.sending.current()).toEqual({ is: 'closed' })
  first.stop()
  const last = open(closed, 0.99)
  await vi.advanceTimersByTimeAsync(minute + 1_500)
  expect(last.calls()).toBe(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(last.sending.current()).toEqual({ is: 'closed' })
  last.stop()
})

it('a service whose clock is behind is asked once in a second at most', async () => {
  const { calls, stop } = open(examplePeriod)
  await vi.advanceTimersByTimeAsync(minute + 10_000)
  stop()
  expect(calls()).toBeGreaterThan(1)
  expect(calls()).toBeLessThanOrEqual(10)
})

it('a page that is sending at the closing ends once the sending has no result', async () => {
  const { sending, stop } = open(closed)
  sending.set({ is: 'sending' })
  await vi.advanceTimersByTimeAsync(minute + 5_000)
  expect(sending.current()).toEqual({ is: 'sending' })
  sending.set({ is: 'notThere' })
  await vi.advanceTimersByTimeAsync(minute)
  expect(sending.current()).toEqual({ is: 'closed' })
  stop()
})

it('a page that has sent asks no more', async () => {
  const { sending, calls, stop } = open(closed)
  sending.set({ is: 'sent' })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(sending.current()).toEqual({ is: 'sent' })
  expect(calls()).toBe(0)
  stop()
})
