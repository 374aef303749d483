import { readdirSync } from 'node:fs'
import { type ClientRequest, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bodyMs, uploadMs } from '../src/platform/http/body-timeout.ts'
import { firstPartMs } from '../src/platform/http/file-form.ts'
import { openListening } from './support/listening.ts'
import { makePdf } from './support/make-pdf.ts'
import { patience } from './support/patience.ts'
import { formAround, formHeaders, formOf } from './support/upload-form.ts'

const descriptors = (): number => readdirSync('/proc/self/fd').length

const connections = ({ app }: Awaited<ReturnType<typeof openListening>>): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

let server: Awaited<ReturnType<typeof openListening>>
beforeAll(async () => {
  server = await openListening({ UPLOADS_PER_STUDENT: '1000' })
})
afterAll(() => server.close())

describe('a compressed body', () => {
  it('is refused on every route, for every caller', async () => {
    for (const call of Object.values<Call>(calls)) {
      const answer = await server.app.inject({
        method: call.method,
        url: baseOf(call.service) + call.path.replace(/\{\w+\}/g, 'id_front'),
        headers: { 'content-encoding': 'gzip', 'content-type': 'application/json', 'accept-language': 'en' },
        payload: gzipSync('{}'),
      })
      expect([call.path, answer.statusCode]).toEqual([call.path, 415])
      expect(ErrorEnvelope.parse(answer.json()).error.code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
    for (const url of ['/', '/nowhere', '/health/live', '/api-docs'])
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url,
            headers: { 'content-encoding': 'br' },
            payload: 'x',
          })
        ).statusCode,
      ).toBe(415)
  })

  it.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP', 'identity, gzip', 'gzip, identity', 'x-gzip', 'none'])(
    'is refused as %s',
    async (encoding) => {
      const { request, answer } = server.begin({ 'content-encoding': encoding })
      request.end(gzipSync(formOf(makePdf())))
      const { status, body } = await answer
      expect([status, ErrorEnvelope.parse(body).error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    },
  )

  it.each(['identity', 'Identity', ' identity ', 'identity, identity'])(
    'is not compressed as %j',
    async (encoding) => {
      const { request, answer } = server.begin({ 'content-encoding': encoding })
      request.end(formOf(makePdf()))
      expect((await answer).status).toBe(200)
    },
  )

  it('leaves no connection and no descriptor behind, of hundreds at once that never end', async () => {
    const before = descriptors()
    const packed = [gzipSync, brotliCompressSync, deflateSync].map((pack) => pack(formOf(makePdf())))
    const encodings = ['gzip', 'br', 'deflate']
    const begun = Array.from({ length: 300 }, (_, n) => {
      const upload = server.begin({ 'content-encoding': encodings[n % 3] ?? '' })
      upload.request.write(packed[n % 3])
      return upload
    })
    const statuses = await Promise.all(begun.map(({ answer }) => answer.then(({ status }) => status)))
    expect(new Set(statuses)).toEqual(new Set([415]))
    await vi.waitFor(async () => expect(await connections(server)).toBeLessThan(10), patience)
    for (const { request } of begun) request.destroy()
    await vi.waitFor(() => expect(descriptors()).toBeLessThan(before + 20), patience)
    await vi.waitFor(() => expect(server.spooled()).toEqual([]), patience)
  })
})

describe('a body that is not read', () => {
  const begin = (path: string, headers: Record<string, string>): ClientRequest => {
    const { port } = server.app.server.address() as AddressInfo
    const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', path, headers })
    request.on('error', () => {})
    return request
  }

  it.each([
    ['of nobody', `${baseOf('core')}/upload/upload-file/id_front`, formHeaders],
    ['for nothing', '/nowhere', { 'content-type': 'text/plain' }],
  ])('is cut off a little after the answer: %s', async (_name, path, headers) => {
    // A connection without an answer must not be cut off while this test waits.
    const { setTimeout: start } = globalThis
    const patient = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms?: number) =>
        start(work, ms === bodyMs ? uploadMs : ms)) as typeof setTimeout)
    onTestFinished(() => patient.mockRestore())
    const request = begin(path, { ...headers, 'content-length': '1000000' })
    const closed = new Promise<void>((resolve) => request.once('close', resolve))
    request.write('x')
    await expect(closed).resolves.toBeUndefined()
  })
})

it('a form without a file is given up, and the upload that it began is counted', async () => {
  const tight = await openListening({ UPLOADS_PER_STUDENT: '2' })
  const { setTimeout: start } = globalThis
  const hurried = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms?: number) =>
      start(work, ms === firstPartMs ? 20 : ms)) as typeof setTimeout)
  try {
    const silent = [tight.begin(), tight.begin()]
    for (const { request } of silent) request.write('--milgo-test-boundary\r\n')
    const answers = await Promise.all(silent.map(({ answer }) => answer))
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    const { request, answer } = tight.begin()
    request.end(formOf(makePdf()))
    expect((await answer).status).toBe(429)
    for (const { request: open } of silent) open.destroy()
  } finally {
    hurried.mockRestore()
    await tight.close()
  }
})

describe('uploads at once', () => {
  const holdOpen = (at: typeof server) => {
    const upload = at.begin()
    upload.request.write(Buffer.concat([formAround().head, makePdf()]))
    return upload
  }
  it.each([
    ['of one student', { STUDENT_UPLOADS_AT_ONCE: '2' }, 429],
    ['in all', { UPLOADS_AT_ONCE: '2' }, 503],
  ])('are counted from their first byte on: %s', async (_name, limit, status) => {
    const tight = await openListening(limit)
    const openUploads = [holdOpen(tight), holdOpen(tight)]
    await vi.waitFor(() => expect(tight.spooled()).toHaveLength(2), patience)
    const over = tight.begin()
    over.request.end(formOf(makePdf()))
    expect(await over.answer).toMatchObject({ status })
    for (const { request } of openUploads) request.destroy()
    await vi.waitFor(async () => {
      const again = tight.begin()
      again.request.end(formOf(makePdf()))
      expect((await again.answer).status).toBe(200)
    }, patience)
    await tight.close()
  })
})
