import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { revokeOnServer } from './revoke-on-server.ts'

const session = { id: 'one', token: 'token', expiresAt: new Date(0) }

let asked: number
let answers: (() => Response)[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  answers = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const answer = answers.shift()
    if (!answer) throw new TypeError('No connection')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const busy = (status: number, headers = {}) => Response.json({}, { status, headers })
const done = () => Response.json({ id: 'one' })

it.each([502, 503, 429])(
  'a service that answers %d is asked again after the time that it names',
  async (status) => {
    answers = [() => busy(status, { 'Retry-After': '7' }), done]
    const revoked = revokeOnServer(session)
    await vi.advanceTimersByTimeAsync(6_999)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await revoked
    expect(asked).toBe(2)
  },
)

it('an unreachable service is tried a few times, and then no more', async () => {
  const revoked = revokeOnServer(session)
  await vi.advanceTimersByTimeAsync(3_600_000)
  await revoked
  expect(asked).toBe(4)
})

it.each([400, 401])('an answer of %d is not tried again', async (status) => {
  answers = [() => busy(status)]
  await revokeOnServer(session)
  expect(asked).toBe(1)
})

it('waits for the connection while offline', async () => {
  let connect = () => {}
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => {
    connect = listener
  })
  const revoked = revokeOnServer(session)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
  answers = [done]
  connect()
  await revoked
  expect(asked).toBe(2)
})
