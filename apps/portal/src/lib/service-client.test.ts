import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callAuthz, callCore } from './service-client.ts'
import { stubStorage } from './session/browser-storage.fixture.ts'
import {
  currentEnding,
  currentSession,
  endSession,
  type Session,
  storeToken,
} from './session/session-store.ts'

/** Returns a token like the server's, as far as a page reads it. */
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
  storeToken(tokenOf('one'))
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

it('sends with every call that a staff member acts, and for whom, until another session starts', async () => {
  storeToken(tokenOf('acting'), { studentId: 'student', staffName: 'Demo' })
  storeToken(tokenOf('acting', 2_000_000_001))
  answers = [() => json({}), () => json({})]
  await callAuthz('POST /auth/logout')
  expect(sent[0]?.init.headers).toMatchObject({ 'X-Admin': 'true', 'X-User-Id': 'student' })
  storeToken(tokenOf('student'))
  await callAuthz('POST /auth/logout')
  expect(sent[1]?.init.headers).not.toHaveProperty('X-Admin')
  expect(sent[1]?.init.headers).not.toHaveProperty('X-User-Id')
})

it('ends the session on a 401 to its own token', async () => {
  storeToken(tokenOf('one'))
  answers = [unauthorized]
  await expect(callCore('GET /user/current-user')).rejects.toMatchObject({ status: 401 })
  expect(currentSession()).toBeUndefined()
  expect(currentEnding()).toBe('expired')
})

it('tries again with a token that another tab has renewed in the meantime', async () => {
  storeToken(tokenOf('one'))
  const renewed = tokenOf('one', 2_000_000_900)
  answers = [
    () => {
      storeToken(renewed)
      return unauthorized()
    },
    () => json({ id: 'user' }),
  ]
  await expect(callCore('GET /user/current-user')).resolves.toEqual({ id: 'user' })
  expect(sent[1]?.init.headers['Authorization']).toBe(`Bearer ${renewed}`)
})

it('tries again with a token that another tab has renewed without this tab knowing', async () => {
  const shared = stubStorage('localStorage')
  storeToken(tokenOf('one'))
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

it("never sends one student's call with the token of the next", async () => {
  storeToken(tokenOf('one'))
  answers = [
    () => {
      storeToken(tokenOf('two'))
      return unauthorized()
    },
  ]
  await expect(callCore('GET /user/current-user')).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
  expect(currentSession()?.id).toBe('two')
})

it('does not end the session when a token of another session is refused', async () => {
  storeToken(tokenOf('one'))
  answers = [unauthorized]
  await expect(callAuthz('POST /auth/logout', { session: sessionOf('old') })).rejects.toMatchObject({
    status: 401,
  })
  expect(currentSession()?.id).toBe('one')
})
