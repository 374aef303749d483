import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { createServiceClient } from './service-client.ts'

type Session = { readonly csrf: string }

type Sent = {
  readonly url: string
  readonly init: RequestInit & { readonly headers: Record<string, string> }
}

let sent: Sent[]
let answers: (() => Response)[]
let session: Session | undefined
let renewed: Session[]

/** Like the office's client: the browser sends the cookie, the call sends the session's header. */
const { callCore, callAuthz, readCore } = createServiceClient<Session>({
  currentLanguage: () => 'en',
  currentSession: () => session,
  sessionHeaders: ({ csrf }) => ({ 'X-CSRF': csrf }),
  isRenewed: () => {
    session = renewed.shift()
    return session !== undefined
  },
})

beforeEach(() => {
  sent = []
  answers = []
  renewed = []
  session = undefined
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('No connection')
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const json = (body: object, status = 200, headers = {}) => Response.json(body, { status, headers })
const unauthorized = () => json({ error: { statusCode: 401, code: 'UNAUTHORIZED', message: '' } }, 401)
const login = { email: 'a@b.example', password: 'x' }

it('sends method, path, language and body as the contract has them, and the headers of the session', async () => {
  session = { csrf: 'one' }
  answers = [() => json({ jwtToken: 'new' })]
  expect(await callAuthz('POST /auth/login-by-email', { body: login })).toEqual({ jwtToken: 'new' })
  expect(sent[0]?.url).toBe('/authz-service/api/v1/auth/login-by-email')
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: JSON.stringify(login),
    headers: { 'Accept-Language': 'en', 'X-CSRF': 'one' },
  })
})

it('sends no headers of a session if there is none, and sends the requested language', async () => {
  answers = [() => json([])]
  await readCore('/setting/get-all', { language: 'ar' })
  expect(sent[0]?.url).toBe('/core-service/api/v1/setting/get-all')
  expect(sent[0]?.init.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'ar' })
})

it('waits thirty seconds for an answer, or as long as the call requests', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  answers = [() => json([]), () => json([])]
  await callCore('GET /setting/get-all')
  await callCore('GET /setting/get-all', { patience: 300_000 })
  expect(limits.mock.calls).toEqual([[30_000], [300_000]])
  limits.mockRestore()
})

it('encodes parameters in the path', async () => {
  answers = [() => json([])]
  await callCore('GET /neighborhood/get-all/{cityId}', { params: { cityId: '50/00' } })
  expect(sent[0]?.url).toBe('/core-service/api/v1/neighborhood/get-all/50%2F00')
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

it('throws an answer that is not the service’s, without a code', async () => {
  answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Retry-After': '7' } })]
  const failure = await callCore('GET /setting/get-all').catch((thrown: unknown) => thrown)
  expect(failure).toMatchObject({ status: 502, code: undefined, retryAfterSeconds: 7, isPassing: true })
})

describe('a 401', () => {
  it('repeats the call if the session was renewed', async () => {
    session = { csrf: 'one' }
    renewed = [{ csrf: 'two' }]
    answers = [unauthorized, () => json({ id: 'user' })]
    await expect(callCore('GET /user/current-user')).resolves.toEqual({ id: 'user' })
    expect(sent.map(({ init }) => init.headers['X-CSRF'])).toEqual(['one', 'two'])
  })

  it('is thrown if the session has ended', async () => {
    session = { csrf: 'one' }
    answers = [unauthorized]
    await expect(callCore('GET /user/current-user')).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })

  it('for a session other than the current one does not end the current one', async () => {
    session = { csrf: 'one' }
    renewed = [{ csrf: 'two' }]
    answers = [unauthorized]
    const call = callAuthz('POST /auth/logout', { session: { csrf: 'old' } })
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(sent.map(({ init }) => init.headers['X-CSRF'])).toEqual(['old'])
    expect(session).toEqual({ csrf: 'one' })
  })

  it('for a call without a session is thrown without asking whether it was renewed', async () => {
    renewed = [{ csrf: 'two' }]
    answers = [unauthorized]
    await expect(callCore('GET /user/current-user')).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })
})

describe('an overloaded server', () => {
  const overloaded = (retryAfter: string) => () =>
    json({ error: { statusCode: 503, code: 'OVERLOADED', message: '' } }, 503, { 'Retry-After': retryAfter })
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is called again with the same body after the given time, and the page gets only the success', async () => {
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

  it('is called three times in all; then the refusal is thrown', async () => {
    answers = [overloaded('2'), overloaded('2'), overloaded('4')]
    const failure = callAuthz('POST /auth/login-by-email', { body: login }).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await failure).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfterSeconds: 4 })
    expect(sent).toHaveLength(3)
  })

  it('is not called again by a page that was left, nor for a call without a waiting caller', async () => {
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

  it('a call with another 503 is not repeated, because it may have had an effect', async () => {
    answers = [() => json({ error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE', message: '' } }, 503)]
    await expect(callAuthz('POST /auth/login-by-email', { body: login })).rejects.toMatchObject({
      status: 503,
    })
    expect(sent).toHaveLength(1)
  })
})
