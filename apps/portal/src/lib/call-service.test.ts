import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callAuthz } from './call-authz.ts'
import { callCore } from './call-core.ts'
import { CallFailed } from './call-failed.ts'
import { stubStorage } from './session/browser-storage.fixture.ts'
import {
  currentEnding,
  currentSession,
  endSession,
  keepToken,
  type Session,
} from './session/session-store.ts'

/** As the server signs them, as far as a page reads them. */
const tokenOf = (sessionId: string, expiresAt = 2_000_000_000): string =>
  `e30.${btoa(JSON.stringify({ sid: sessionId, exp: expiresAt }))}.signature`

const sessionOf = (id: string): Session => ({ id, token: tokenOf(id), expiresAt: new Date(0) })

type Sent = {
  readonly url: string
  readonly init: RequestInit & { readonly headers: Record<string, string> }
}

let sent: Sent[]
let answers: (() => Response)[]

beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('No connection')
    return answer()
  })
})
afterEach(() => {
  endSession('left')
  vi.unstubAllGlobals()
})

const json = (body: object, status = 200, headers = {}) => Response.json(body, { status, headers })
const unauthorized = () => json({ error: { statusCode: 401, code: 'UNAUTHORIZED', message: '' } }, 401)

it('sends method, path, language, token and body as the contract has them', async () => {
  keepToken(tokenOf('one'))
  answers = [() => json({ jwtToken: 'new' })]
  const answer = await callAuthz('POST /auth/login-by-email', {
    body: { email: 'a@b.example', password: 'x' },
  })
  expect(answer).toEqual({ jwtToken: 'new' })
  expect(sent[0]?.url).toBe('/authz-service/api/v1/auth/login-by-email')
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"email":"a@b.example","password":"x"}',
    headers: { 'Accept-Language': 'he', Authorization: `Bearer ${tokenOf('one')}` },
  })
})

it('says with every call that somebody acts, and for whom, until another session begins', async () => {
  keepToken(tokenOf('acting'), { studentId: 'student', staffName: 'Demo' })
  keepToken(tokenOf('acting', 2_000_000_001))
  answers = [() => json({}), () => json({})]
  await callAuthz('POST /auth/logout')
  expect(sent[0]?.init.headers).toMatchObject({ 'X-Admin': 'true', 'X-User-Id': 'student' })
  keepToken(tokenOf('student'))
  await callAuthz('POST /auth/logout')
  expect(sent[1]?.init.headers).not.toHaveProperty('X-Admin')
  expect(sent[1]?.init.headers).not.toHaveProperty('X-User-Id')
})

it('puts parameters into the path, whatever they hold', async () => {
  answers = [() => json([])]
  await callCore('GET /neighborhood/get-all/{cityId}', { params: { cityId: '50/00' } })
  expect(sent[0]?.url).toBe('/core-service/api/v1/neighborhood/get-all/50%2F00')
  expect(sent[0]?.init.headers).not.toHaveProperty('Authorization')
})

it('throws a refusal that comes with 200, with its code and its items', async () => {
  const error = {
    statusCode: 206,
    code: 'NOT_ELIGIBLE',
    message: 'x',
    errors: [{ code: 'DESERTER', message: 'y' }],
  }
  answers = [() => json({ error })]
  const failure = await callCore('GET /setting/get-all').catch((thrown: unknown) => thrown)
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).toMatchObject({ code: 'NOT_ELIGIBLE', refusal: error })
})

it('throws what is no answer of the service without inventing a code', async () => {
  answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Retry-After': '7' } })]
  const failure = await callCore('GET /setting/get-all').catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ status: 502, code: undefined, retryAfterSeconds: 7, isPassing: true })
})

it('ends the session on a 401 to its own token', async () => {
  keepToken(tokenOf('one'))
  answers = [unauthorized]
  await expect(callCore('GET /user/current-user')).rejects.toMatchObject({ status: 401 })
  expect(currentSession()).toBeUndefined()
  expect(currentEnding()).toBe('expired')
})

it('tries again with a token that another tab has renewed meanwhile', async () => {
  keepToken(tokenOf('one'))
  const renewed = tokenOf('one', 2_000_000_900)
  answers = [
    () => {
      keepToken(renewed)
      return unauthorized()
    },
    () => json({ id: 'user' }),
  ]
  await expect(callCore('GET /user/current-user')).resolves.toEqual({ id: 'user' })
  expect(sent[1]?.init.headers['Authorization']).toBe(`Bearer ${renewed}`)
})

it('tries again with a token that another tab has renewed and this one has not heard of', async () => {
  const shared = stubStorage('localStorage')
  keepToken(tokenOf('one'))
  const renewed = tokenOf('one', 2_000_000_900)
  answers = [
    () => {
      shared.set('milgo.token', renewed)
      return unauthorized()
    },
    () => json({ id: 'user' }),
  ]
  await expect(callCore('GET /user/current-user')).resolves.toEqual({ id: 'user' })
  expect(sent[1]?.init.headers['Authorization']).toBe(`Bearer ${renewed}`)
})

it('never sends what one student has asked with the token of the next', async () => {
  keepToken(tokenOf('one'))
  answers = [
    () => {
      keepToken(tokenOf('two'))
      return unauthorized()
    },
  ]
  await expect(callCore('GET /user/current-user')).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
  expect(currentSession()?.id).toBe('two')
})

it('leaves the session alone when a token of another one is refused', async () => {
  keepToken(tokenOf('one'))
  answers = [unauthorized]
  await expect(callAuthz('POST /auth/logout', { session: sessionOf('old') })).rejects.toMatchObject({
    status: 401,
  })
  expect(currentSession()?.id).toBe('one')
})

describe('a server that has no room', () => {
  const overloaded = (retryAfter: string) => () =>
    json({ error: { statusCode: 503, code: 'OVERLOADED', message: '' } }, 503, { 'Retry-After': retryAfter })
  const login = { email: 'a@b.example', password: 'x' }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is asked again when it says, with what was typed, and the page hears only of the success', async () => {
    answers = [overloaded('3'), overloaded('2'), () => json({ jwtToken: 'new' })]
    const answer = callAuthz('POST /auth/login-by-email', { body: login })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await answer).toEqual({ jwtToken: 'new' })
    expect(sent.map(({ init }) => init.body)).toEqual(Array(3).fill(JSON.stringify(login)))
  })

  it('is asked three times in all; then the page says so', async () => {
    answers = [overloaded('2'), overloaded('2'), overloaded('4')]
    const failure = callAuthz('POST /auth/login-by-email', { body: login }).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await failure).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfterSeconds: 4 })
    expect(sent).toHaveLength(3)
  })

  it('is not asked again by a page that has gone, nor with what nobody waits for', async () => {
    const leaving = new AbortController()
    answers = [overloaded('2'), overloaded('2')]
    const failure = callCore('GET /setting/get-all', { signal: leaving.signal }).catch(
      (thrown: unknown) => thrown,
    )
    await vi.advanceTimersByTimeAsync(1_000)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await failure).toMatchObject({ code: 'OVERLOADED' })
    expect(sent).toHaveLength(1)
    await expect(callCore('GET /setting/get-all', { keepalive: true })).rejects.toMatchObject({ status: 503 })
    expect(sent).toHaveLength(2)
  })

  it('another 503 is not sent again: it may have done something', async () => {
    answers = [() => json({ error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE', message: '' } }, 503)]
    await expect(callAuthz('POST /auth/login-by-email', { body: login })).rejects.toMatchObject({
      status: 503,
    })
    expect(sent).toHaveLength(1)
  })
})
