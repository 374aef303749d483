import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepFiles } from '../src/core/files/sweep-files.ts'
import { bodyMs } from '../src/platform/http/body-timeout.ts'
import { createSpool } from '../src/platform/storage/spool.ts'
import { clockOf } from './support/accounts.ts'
import { type FilesApp, openFilesApp } from './support/files-app.ts'
import { freePorts } from './support/free-port.ts'
import { openListening } from './support/listening.ts'
import { makePdf, makePdfOf } from './support/make-pdf.ts'
import { patience } from './support/patience.ts'
import { formAround, formOf } from './support/upload-form.ts'
import { upload } from './support/uploads.ts'

const megabyte = 1024 * 1024

const write = (request: ClientRequest, chunk: Buffer) =>
  new Promise<void>((resolve, reject) => request.write(chunk, (error) => (error ? reject(error) : resolve())))

describe('on the wire', () => {
  let server: Awaited<ReturnType<typeof openListening>>
  beforeAll(async () => {
    server = await openListening()
  })
  afterAll(() => server.close())
  afterEach(async () => {
    await vi.waitFor(() => expect(server.spooled()).toEqual([]), patience)
    await vi.waitFor(async () => expect(await server.rows()).toEqual([]), patience)
    expect(server.stored()).toEqual([])
  })
  const codeIn = (body: unknown) => (body as { error?: { code: string } }).error?.code

  it.each([
    ['that says how long it is', true],
    ['that does not', false],
  ])('a sender of too much data %s still gets the reason', async (_name, isAnnounced) => {
    const body = formOf(Buffer.alloc(20 * megabyte, makePdf()))
    const { request, answer } = server.begin(isAnnounced ? { 'content-length': String(body.length) } : {})
    request.end(body)
    const { status, body: said } = await answer
    expect([status, codeIn(said)]).toEqual([413, 'TOO_BIG'])
  })

  it('one that was begun before the request was sent is not stored after it', async () => {
    const [{ student_id } = { student_id: '' }] = (
      await server.database.read((db) =>
        db.execute<{ student_id: string }>(sql`select id as student_id from students limit 1`),
      )
    ).rows
    await server.database.transaction((tx) =>
      tx.execute(sql`insert into requests
        (id, student_id, period_id, status, publish_state, created_at, updated_at)
        values (gen_random_uuid(), ${student_id}::uuid, 1, 'DRAFT', '0', now(), now())`),
    )
    const body = formOf(makePdf())
    const { request, answer } = server.begin()
    await write(request, body.subarray(0, body.length - 20))
    await vi.waitFor(() => expect(server.spooled()).toHaveLength(1), patience)
    await server.database.transaction((tx) => tx.execute(sql`update requests set status = 'SUBMITTED'`))
    request.end(body.subarray(body.length - 20))
    const { status, body: said } = await answer
    expect([status, codeIn(said)]).toEqual([403, 'REQUEST_READ_ONLY'])
    expect(await server.rows()).toMatchObject([{ storedAt: null, removedAt: expect.any(Date) }])
    await server.database.transaction((tx) => tx.execute(sql`truncate requests cascade`))
    await sweepFiles(server.platform)
  })

  it('a sender that never stops is cut off', async () => {
    const { request, answer } = server.begin()
    request.write(formAround().head)
    const chunk = Buffer.alloc(megabyte, 'x')
    const sending = (async () => {
      for (let sent = 0; sent < 100; sent++) await write(request, chunk)
      return 'all was taken'
    })().catch(() => 'cut off')
    // The sender may or may not read the answer before the connection breaks.
    const heard = await answer.then(({ body }) => codeIn(body)).catch(() => 'nothing')
    expect(['TOO_BIG', 'nothing']).toContain(heard)
    expect(await sending).toBe('cut off')
  })

  it.each([0.2, 0.9])(
    'a sender that breaks off after %d of the file leaves nothing behind',
    async (share) => {
      const body = formOf(makePdfOf(4 * megabyte))
      const { request, answer } = server.begin({ 'content-length': String(body.length) })
      await write(request, body.subarray(0, body.length * share))
      await vi.waitFor(() => expect(server.spooled()).toHaveLength(1), patience)
      request.destroy()
      await expect(answer).rejects.toThrow()
    },
  )

  it('a file that ends before its form does is refused', async () => {
    const { request, answer } = server.begin()
    request.end(formOf(makePdf()).subarray(0, 350))
    const { status, body } = await answer
    expect([status, codeIn(body)]).toEqual([400, 'UPLOAD_ERROR'])
  })

  it('fifty that break off at once leave nothing behind', async () => {
    const body = formOf(makePdfOf(megabyte))
    const begun = Array.from({ length: 50 }, () => server.begin({ 'content-length': String(body.length) }))
    await Promise.all(begun.map(({ request }) => write(request, body.subarray(0, body.length / 2))))
    for (const { request } of begun) request.destroy()
    await Promise.allSettled(begun.map(({ answer }) => answer))
  })
})

it('a slow upload is accepted, while any other body that takes as long is cut off', async () => {
  const server = await openListening()
  const { setTimeout: start } = globalThis
  // The minute that a body may take is over at once.
  const hurried = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms?: number) =>
      start(work, ms === bodyMs ? 20 : ms)) as typeof setTimeout)
  const small = (length: number) =>
    server.begin({ 'content-type': 'application/json', 'content-length': String(length) }, 'step-1/save')
  try {
    const body = formOf(makePdf())
    const upload = server.begin({ 'content-length': String(body.length) })
    await write(upload.request, body.subarray(0, body.length / 2))
    const begun = vi.waitFor(() => expect(server.spooled()).toHaveLength(1), patience)
    await Promise.race([begun, upload.answer])

    // It began later: when it is cut off, the upload has been under way for longer.
    const slow = small(100)
    slow.request.write('{')
    await expect(slow.answer).rejects.toThrow()
    upload.request.end(body.subarray(body.length / 2))
    expect((await upload.answer).status).toBe(200)

    const quick = small(2)
    quick.request.end('{}')
    expect((await quick.answer).status).toBeLessThan(500)
  } finally {
    hurried.mockRestore()
    await server.close()
  }
})

it('a server that stops breaks off uploads, and leaves nothing behind', async () => {
  const server = await openListening()
  const body = formOf(makePdfOf(4 * megabyte))
  const { request, answer } = server.begin({ 'content-length': String(body.length) })
  await write(request, body.subarray(0, megabyte))
  await vi.waitFor(() => expect(server.spooled()).toHaveLength(1), patience)
  const closed = server.app.close()
  const said = await answer.then(
    ({ status }) => status,
    () => 'broken off',
  )
  expect([503, 'broken off']).toContain(said)
  request.destroy()
  await closed
  // The work on an interrupted upload may take longer than the connection.
  await vi.waitFor(() => expect(server.spooled()).toEqual([]), patience)
  await server.close()
})

describe('the upload folder', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'milgo-spool-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('an upload without data for too long is ended, and nothing of it is stored', async () => {
    const spool = createSpool({ folder, silenceMs: 100 })
    const source = new PassThrough()
    source.write('a beginning')
    await expect(spool.receive(source, { maxBytes: 100 })).rejects.toMatchObject({ code: 'UPLOAD_ERROR' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('the last byte that fits is accepted, and a larger file is not read to its end', async () => {
    const spool = createSpool({ folder })
    const exact = await spool.receive(Readable.from([Buffer.alloc(60), Buffer.alloc(40)]), { maxBytes: 100 })
    expect(exact.bytes).toBe(100)
    await spool.discard(exact.path)
    let asked = 0
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          asked += 1
          yield Buffer.alloc(64)
        }
      })(),
    )
    await expect(spool.receive(endless, { maxBytes: 100 })).rejects.toMatchObject({ code: 'TOO_BIG' })
    expect(asked).toBeLessThan(40)
    expect(readdirSync(folder)).toEqual([])
  })

  it('a folder that cannot be created is a server error', async () => {
    const path = join(folder, 'file')
    writeFileSync(path, '')
    const spool = createSpool({ folder: join(path, 'below') })
    await expect(spool.receive(Readable.from(['x']), { maxBytes: 9 })).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    })
    rmSync(path)
  })
})

describe('a full disk', () => {
  let disk: string | undefined
  let server: FilesApp
  beforeAll(async () => {
    disk = mountSmallDisk()
    if (disk) server = await openFilesApp({ DATA_DIR: join(disk, 'data') })
  })
  afterAll(async () => {
    if (!disk) return
    await server.close()
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true })
  })
  beforeEach(({ skip }) => {
    if (!disk) skip('only root can make a small disk')
  })
  const data = (name: string) => join(disk ?? '', 'data', name)

  it('is reported, loses nothing that was stored, and recovers by itself', async () => {
    const { headers } = await server.newStudent()
    const first = await upload(server, makePdfOf(megabyte), { headers })
    expect(first.statusCode).toBe(200)
    const over = await upload(server, makePdfOf(3 * megabyte), { headers })
    expect([over.statusCode, over.json().error.code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
    expect(over.headers['retry-after']).toBeDefined()
    expect(readdirSync(data('uploads'))).toEqual([])
    const view = await server.app.inject({ url: first.json().file_signed_url })
    expect(view.rawPayload.equals(makePdfOf(megabyte))).toBe(true)
    const again = await upload(server, makePdfOf(megabyte), { headers })
    expect(again.statusCode).toBe(200)
  })

  it('during a conversion is not reported as a fault of the picture', async () => {
    const { headers } = await server.newStudent()
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#888', noise },
    })
      .webp({ quality: 5 })
      .toBuffer()
    mkdirSync(data('uploads'), { recursive: true })
    const free = Number(/(\d+)\s+\d+%/.exec(String(execFileSync('df', ['-B1', disk ?? ''])))?.[1])
    writeFileSync(data('ballast'), Buffer.alloc(Math.max(free - picture.length - 64 * 1024, 0)))
    const answer = await upload(server, picture, { headers })
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
    // The folder of the image process remains while it runs, and is empty.
    const left = readdirSync(data('uploads'), { recursive: true, withFileTypes: true })
    expect(left.filter((one) => one.isFile())).toEqual([])
    rmSync(data('ballast'))
  })
})

/** Makes a file system of three megabytes, if this account may do so. */
const mountSmallDisk = (): string | undefined => {
  const path = mkdtempSync(join(tmpdir(), 'milgo-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', path], { stdio: 'ignore' })
    return path
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
}

it('an unreachable store is reported, and nothing is left half stored', async () => {
  const [port = 0] = await freePorts(1)
  const server = await openFilesApp({ STORAGE_URL: `s3://key:secret@127.0.0.1:${port}/milgo?tls=off` })
  const clock = clockOf(server)
  const { headers } = await server.newStudent()
  const answer = await upload(server, makePdf(), { headers })
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
  expect(server.spooled()).toEqual([])
  expect(await server.rows()).toMatchObject([{ storedAt: null, removedAt: expect.any(Date) }])
  clock.pass(7200)
  await sweepFiles(server.platform)
  expect(await server.rows()).toHaveLength(1)
  await server.close()
})

it('a stored file whose content cannot be compared with the other files is acknowledged without the hint', async () => {
  const server = await openFilesApp()
  const { headers } = await server.newStudent()
  expect((await upload(server, makePdf(), { headers })).statusCode).toBe(200)
  // After a file is marked as stored, the connection finds no tables.
  await server.database.transaction(async (tx) => {
    await tx.execute(sql`create function find_no_tables() returns trigger language plpgsql as
      $$ begin perform set_config('search_path', 'nowhere', false); return null; end $$`)
    await tx.execute(
      sql`create trigger find_no_tables after update on files for each row execute function find_no_tables()`,
    )
  })
  const answer = await upload(server, makePdf(), { headers })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).not.toHaveProperty('same_as')
  expect(server.log.join()).toContain('not compared')
  await server.close()
})
