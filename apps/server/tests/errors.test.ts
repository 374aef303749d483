import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '../src/errors.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  // No call of the first five has a body or can be made to fail, so four probes are added.
  server = await openTestApp({}, (app) => {
    app.post('/probe', { schema: { body: z.strictObject({ name: z.string() }) } }, async () => ({}))
    app.get('/fault', async () => {
      throw new Error('canary-in-message 123456782')
    })
    app.get('/busy', async () => {
      throw new AppError('DATABASE_BUSY')
    })
    app.get('/away', async () => {
      throw new AppError('DATABASE_UNAVAILABLE')
    })
  })
})
afterAll(() => server.close())

let listening: Promise<string> | undefined

/** Returns the answer to exactly these bytes. */
const send = async (written: string): Promise<string> => {
  listening ??= server.app.listen({ port: 0, host: '127.0.0.1' })
  await listening
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(written)
  return text(socket)
}

describe('an unknown call', () => {
  it.each([
    ['he', 'הדף לא נמצא'],
    ['ar', 'الصفحة غير موجودة'],
    ['en', 'Page not found'],
    [undefined, 'הדף לא נמצא'],
  ])('is refused in %s', async (language, message) => {
    const answer = await server.app.inject({
      url: '/core-service/api/v1/no-such-call',
      headers: language ? { 'accept-language': language } : {},
    })
    expect(answer.statusCode).toBe(404)
    const { error } = ErrorEnvelope.parse(answer.json())
    expect(error).toMatchObject({ statusCode: 404, code: 'NOT_FOUND', message })
    expect(error.requestId).toBe(answer.headers['x-request-id'])
  })

  it('gets no page, even if a browser asks', async () => {
    const answer = await server.app.inject({
      url: '/core-service/api/v1/no-such-call',
      headers: { accept: 'text/html' },
    })
    expect(answer.headers['content-type']).toContain('application/json')
  })
})

describe('odd paths get an answer and never throw', () => {
  it.each([
    '//',
    '//core-service/api/v1/setting/get-all',
    '/%00',
    '/core-service/api/v1/%00',
    '/%zz',
    '/%',
    '/%ff%fe',
    `/${'a'.repeat(5000)}`,
  ])('%s', async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: '*/*' } })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(ErrorEnvelope.safeParse(answer.json()).success).toBe(true)
    expect(answer.headers['content-security-policy']).toBeDefined()
    expect(answer.body).not.toMatch(/root:|"workspaces"/)
  })
})

describe('paths that climb, as no browser would send them', () => {
  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/office/../../package.json',
    '/office/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
  ])('%s is not found', async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await send(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer).not.toMatch(/root:|"workspaces"/)
    }
  })
})

describe('bytes that are not HTTP', () => {
  it.each([
    ['another protocol', 'HELO milgo.example\r\n\r\n'],
    ['a header without its colon', 'GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['two lengths', 'POST /probe HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /probe HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('%s is refused with the envelope, and logged', async (_name, written) => {
    const [head = '', body = ''] = (await send(written)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(head).toContain('content-type: application/json; charset=utf-8')
    const { error } = ErrorEnvelope.parse(JSON.parse(body))
    expect(error).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' })
    expect(head).toContain(`x-request-id: ${error.requestId}`)
    expect(server.log.filter((line) => line.includes(error.requestId ?? 'none'))).toHaveLength(1)
  })
})

describe('a call with a body', () => {
  const post = (payload: string | Buffer, contentType = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/probe', payload, headers: { 'content-type': contentType } })

  it.each([
    ['broken JSON', '{"a":', undefined, 400, 'BAD_REQUEST'],
    ['a wrong type', '{"name": 5}', undefined, 400, 'BAD_REQUEST'],
    ['a poisoned prototype', '{"name":"x","__proto__":{"admin":true}}', undefined, 400, 'BAD_REQUEST'],
    ['another content type', '<name/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', '{"name": "x"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a megabyte', JSON.stringify({ name: 'x'.repeat(1_000_000) }), undefined, 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_name, payload, contentType, status, code) => {
    const answer = await post(payload, contentType)
    expect(answer.statusCode).toBe(status)
    expect(ErrorEnvelope.parse(answer.json()).error.code).toBe(code)
  })

  it('names the refused field by its wire name', async () => {
    const { error } = ErrorEnvelope.parse((await post('{"name": 5}')).json())
    expect(error.errors?.map(({ field }) => field)).toEqual(['name'])
  })

  it('names only some of thousands of unknown fields', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, number) => [`x${number}`, 1]))
    const { error } = ErrorEnvelope.parse((await post(JSON.stringify({ name: 'a', ...unknown }))).json())
    expect(error.errors?.map(({ field }) => field)).toEqual(Object.keys(unknown).slice(0, 20))
  })

  it('hides internal errors', async () => {
    const answer = await server.app.inject({ url: '/fault', headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('canary')
    expect(ErrorEnvelope.parse(answer.json()).error).toMatchObject({ code: 'UNSPECIFIED', statusCode: 500 })
  })

  it('asks to come back when the database cannot be reached', async () => {
    const answer = await server.app.inject({ url: '/away' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
  })

  it.each([
    ['/away', 'DATABASE_UNAVAILABLE', 1],
    ['/busy', 'DATABASE_BUSY', 0],
  ])('%s is answered %s, which is logged as an error %i times', async (url, code, times) => {
    const { error } = ErrorEnvelope.parse((await server.app.inject({ url })).json())
    expect([error.statusCode, error.code]).toEqual([503, code])
    const logged = server.log.filter(
      (line) => line.includes(error.requestId ?? 'none') && line.includes('request failed'),
    )
    expect(logged).toHaveLength(times)
  })
})
