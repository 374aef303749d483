import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers } from '@milgo/domain/answers/answer'
import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toReference } from '../src/core/files/file-reference.ts'
import { fileReferences } from '../src/core/files/file-references.ts'
import type { FileRow } from '../src/core/files/repository.ts'
import { retainFiles } from '../src/core/files/retain-files.ts'
import { sweepFiles } from '../src/core/files/sweep-files.ts'
import { sweepOrphans } from '../src/core/files/sweep-orphans.ts'
import { sweepHandler } from '../src/jobs/sweep.ts'
import { sweepOrphansHandler } from '../src/jobs/sweep-orphans.ts'
import { files } from '../src/store/files-schema.ts'
import { requestSteps, requests } from '../src/store/requests-schema.ts'
import { clockOf } from './support/accounts.ts'
import { startClamd, whyNoClamd } from './support/clamd.ts'
import { type FilesApp, openFilesApp } from './support/files-app.ts'
import { sha256 } from './support/files-bench.ts'
import { freePorts } from './support/free-port.ts'
import { type Gateway, startGateway } from './support/gateway-process.ts'
import { infectedMark } from './support/infected-mark.ts'
import { makePdf, makePdfOf } from './support/make-pdf.ts'
import { remove, upload } from './support/uploads.ts'
import { scanWaiting, withScanner } from './support/with-scanner.ts'

const infected = makePdf({ comment: infectedMark })
const hour = 3_600

describe('with a scanner', () => {
  let gateway: Gateway
  let scanned: FilesApp
  beforeAll(async () => {
    gateway = await startGateway('scanner', 'scans')
    scanned = await openFilesApp({ SCANNER_SOCKET: `tcp://127.0.0.1:${gateway.port}` })
  })
  afterAll(async () => {
    await scanned.close()
    gateway.stop()
  })

  it('a clean file is reported clean and can be read at once', async () => {
    const { headers } = await scanned.newStudent()
    const { file_state, file_signed_url } = (await upload(scanned, makePdf(), { headers })).json()
    expect(file_state).toBe('clean')
    expect((await scanned.app.inject({ url: file_signed_url })).statusCode).toBe(200)
  })

  it('an infected one is refused and nothing of it is stored', async () => {
    const { headers } = await scanned.newStudent()
    const before = [scanned.stored().length, (await scanned.rows()).length]
    const answer = await upload(scanned, infected, { headers })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INFECTED'])
    expect([scanned.stored().length, (await scanned.rows()).length]).toEqual(before)
    expect(scanned.spooled()).toEqual([])
  })
})

describe('with a scanner that is down', () => {
  let server: FilesApp
  let port: number
  beforeAll(async () => {
    ;[port = 0] = await freePorts(1)
    server = await openFilesApp({ SCANNER_SOCKET: `tcp://127.0.0.1:${port}` })
  })
  afterAll(() => server.close())

  /** Returns an address as if the file could be read. */
  const forcedAddress = async (fileName: string) => {
    const row = await server.rowOf(fileName)
    if (!row) throw new Error('no file')
    const ground = { ...server.platform, scanner: undefined }
    return (
      (await toReference(ground, row as FileRow, new Date('2026-01-15T10:00:00.000Z'))).file_signed_url ?? ''
    )
  }
  const stateOf = async (studentId: string, name: string) =>
    (await fileReferences(server.platform, studentId, [name], new Date('2026-01-15T10:00:00.000Z'))).get(name)

  it('a file is accepted, and cannot be read before it was scanned', async () => {
    const { headers, id } = await server.newStudent()
    const answer = await upload(server, makePdf(), { headers })
    expect(answer.statusCode).toBe(200)
    const { file_name, file_state, file_signed_url } = answer.json()
    expect({ file_state, file_signed_url }).toEqual({ file_state: 'checking', file_signed_url: null })
    const address = await forcedAddress(file_name)
    expect((await server.app.inject({ url: address })).statusCode).toBe(404)

    await scanWaiting(server.platform)
    expect((await stateOf(id, file_name))?.file_state).toBe('checking')

    await withScanner(server, 'scans', scanWaiting)
    expect(await stateOf(id, file_name)).toMatchObject({
      file_state: 'clean',
      file_signed_url: expect.any(String),
    })
    expect((await server.app.inject({ url: address })).statusCode).toBe(200)
  })

  it('one that is found infected is removed for everybody, with the reason', async () => {
    const { headers, id } = await server.newStudent()
    const [bad, good] = [
      (await upload(server, infected, { headers })).json().file_name,
      (await upload(server, makePdf(), { headers })).json().file_name,
    ]
    await withScanner(server, 'scans', scanWaiting)
    expect(await stateOf(id, bad)).toMatchObject({ file_state: 'infected', file_signed_url: null })
    expect((await stateOf(id, good))?.file_state).toBe('clean')
    expect(server.stored()).toContain(good.replace('.pdf', ''))
    expect(server.stored()).not.toContain(bad.replace('.pdf', ''))
    const kept = await server.database.transaction((tx) => retainFiles(tx, server.clock, id, [bad, good]))
    expect([...kept.keys()]).toEqual([good])
    await sweepFiles(server.platform)
    expect(await server.rowOf(bad)).toMatchObject({ scan: 'infected', erasedAt: expect.any(Date) })
  })

  it('if the scanner dies in the middle, the rest is scanned next time', async () => {
    const { headers, id } = await server.newStudent()
    const { file_name } = (await upload(server, makePdf(), { headers })).json()
    await withScanner(server, 'dies', scanWaiting)
    expect((await stateOf(id, file_name))?.file_state).toBe('checking')
    await withScanner(server, 'scans', scanWaiting)
    expect((await stateOf(id, file_name))?.file_state).toBe('clean')
  })

  it('a file without a verdict does not block those after it', async () => {
    const { headers, id } = await server.newStudent()
    const names: string[] = []
    for (let n = 0; n < 2; n++) names.push((await upload(server, makePdf(), { headers })).json().file_name)
    const [first = '', second = ''] = names.toSorted()
    const path = join(server.folder, 'large.pdf')
    const large = makePdfOf(200_000)
    writeFileSync(path, large)
    const what = { bytes: large.length, sha256: sha256(large), mediaType: 'application/pdf' }
    await server.platform.store.put(first.replace('.pdf', ''), path, what)
    await withScanner(server, 'limits', scanWaiting)
    expect((await stateOf(id, first))?.file_state).toBe('checking')
    expect((await stateOf(id, second))?.file_state).toBe('clean')
  })

  it('a file whose object is missing does not block the others', async () => {
    const { headers, id } = await server.newStudent()
    const names: string[] = []
    for (let n = 0; n < 2; n++) names.push((await upload(server, makePdf(), { headers })).json().file_name)
    const [missing = ''] = names.map((name) => name.replace('.pdf', ''))
    await server.platform.store.remove([missing])
    await withScanner(server, 'scans', scanWaiting)
    expect((await stateOf(id, names[1] ?? ''))?.file_state).toBe('clean')
    const line = server.log.map((text) => JSON.parse(text)).find(({ file }) => file === missing)
    expect(line).toMatchObject({ level: 'warn', err: { kind: 'StoreKeyMissing' } })
  })
})

describe.skipIf(whyNoClamd)(`with ClamAV itself${whyNoClamd ? ` (${whyNoClamd})` : ''}`, () => {
  it('accepts a clean file, refuses an infected one, and leaves files unscanned after it was killed', async () => {
    const clamd = await startClamd()
    const server = await openFilesApp({ SCANNER_SOCKET: clamd.address })
    try {
      const { headers } = await server.newStudent()
      expect((await upload(server, makePdf(), { headers })).json().file_state).toBe('clean')
      expect((await upload(server, infected, { headers })).json().error.code).toBe('INFECTED')
      await clamd.stop()
      expect((await upload(server, infected, { headers })).json()).toMatchObject({
        file_state: 'checking',
        file_signed_url: null,
      })
    } finally {
      await server.close()
      await clamd.stop().catch(() => {})
    }
  })
})

describe('the sweep', () => {
  let server: FilesApp
  let clock: ReturnType<typeof clockOf>
  beforeAll(async () => {
    server = await openFilesApp()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    clock = clockOf(server)
  })

  const draftNaming = async (studentId: string, answers: Answers) => {
    const [id, at] = [crypto.randomUUID(), new Date('2026-01-15T10:00:00.000Z')]
    await server.database.transaction(async (tx) => {
      await tx.insert(requests).values({
        id,
        studentId,
        periodId: 1,
        status: 'DRAFT',
        publishState: '0',
        createdAt: at,
        updatedAt: at,
      })
      await tx
        .insert(requestSteps)
        .values({ requestId: id, step: 'documents', version: 1, answers, updatedAt: at })
    })
  }

  it('removes files that no draft and no request names, a day later', async () => {
    const { headers, id } = await server.newStudent()
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    const send = async (content = makePdf()) =>
      (await upload(server, content, { headers })).json().file_name as string
    const [named, listed, kept, loose, loosePicture] = [
      await send(),
      await send(),
      await send(),
      await send(),
      await send(picture),
    ]
    await draftNaming(id, { idFront: named, siblingsStudyConfirmations: [null, listed] })
    await server.database.transaction((tx) => retainFiles(tx, server.clock, id, [kept]))
    const other = await server.newStudent()
    await draftNaming(other.id, { idFront: loose })

    clock.pass(24 * hour)
    await sweepOrphans(server.platform)
    expect(await server.rowOf(loose)).toBeDefined()
    clock.pass(1)
    await sweepOrphansHandler(server.platform).handle({})
    const present = await Promise.all(
      [named, listed, kept, loose, loosePicture].map((name) => server.rowOf(name)),
    )
    expect(present.map((row) => row !== undefined)).toEqual([true, true, true, false, false])
    const ids = [named, listed, kept].map((name) => name.replace('.pdf', ''))
    expect(server.stored().toSorted()).toEqual(ids.toSorted())
  })

  it('removes uploads that a killed process never finished, and their objects', async () => {
    const { headers } = await server.newStudent()
    const { file_name } = (await upload(server, makePdf(), { headers })).json()
    const id = file_name.replace('.pdf', '')
    await server.database.transaction((tx) =>
      tx.update(files).set({ storedAt: null }).where(eq(files.id, id)),
    )
    clock.pass(hour)
    await sweepFiles(server.platform)
    expect(server.stored()).toContain(id)
    clock.pass(1)
    await sweepHandler(server.platform).handle({})
    expect(server.stored()).not.toContain(id)
    expect(await server.rowOf(file_name)).toBeUndefined()
  })

  it('runs although an earlier sweep fails, and the failure is reported at the end', async () => {
    const { headers } = await server.newStudent()
    const { file_name } = (await upload(server, makePdf(), { headers })).json()
    const id = file_name.replace('.pdf', '')
    await server.database.transaction((tx) =>
      tx
        .update(files)
        .set({ removedAt: new Date('2026-01-01') })
        .where(eq(files.id, id)),
    )
    const { platform, database } = server
    let hasFailed = false
    const statement: typeof database.statement = (work) => {
      if (hasFailed) return database.statement(work)
      hasFailed = true
      return Promise.reject(new Error('nothing is swept'))
    }
    const broken = { ...platform, database: { ...database, statement } }
    await expect(sweepHandler(broken).handle({})).rejects.toThrow(AggregateError)
    expect(server.stored()).not.toContain(id)
  })

  it('completes a deletion whose object could not be removed', async () => {
    const { headers } = await server.newStudent()
    const { file_name, file_signed_url } = (await upload(server, makePdf(), { headers })).json()
    const away = { ...server.platform.store, remove: () => Promise.reject(new Error('away')) }
    const node = { ...server.platform, store: away }
    const { deleteFile } = await import('../src/core/files/delete-file.ts')
    const [row] = (await server.rows()).filter(({ id }) => file_name.startsWith(id))
    const what = { document: 'id_front', fileName: file_name, unlessNamed: false }
    await deleteFile(node, { id: row?.studentId } as Parameters<typeof deleteFile>[1], what)
    expect((await server.app.inject({ url: file_signed_url })).statusCode).toBe(404)
    expect((await remove(server, file_name, { headers })).statusCode).toBe(404)
    expect(server.stored()).toContain(file_name.replace('.pdf', ''))
    await sweepFiles(server.platform)
    expect(server.stored()).not.toContain(file_name.replace('.pdf', ''))
    expect(await server.rowOf(file_name)).toBeUndefined()
  })

  it('leaves what cannot be removed for the next time, logs it, and removes the others', async () => {
    const { headers } = await server.newStudent()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      const { file_name } = (await upload(server, makePdf(), { headers })).json()
      ids.push(file_name.replace('.pdf', ''))
    }
    await server.database.transaction((tx) =>
      tx.update(files).set({ removedAt: new Date() }).where(inArray(files.id, ids)),
    )
    const [stuck = '', ...others] = ids.toSorted()
    const { store } = server.platform
    const remove = (keys: readonly string[]) =>
      keys.includes(stuck) ? Promise.reject(new Error('held')) : store.remove(keys)
    await sweepFiles({ ...server.platform, store: { ...store, remove } })
    for (const id of others) expect(server.stored()).not.toContain(id)
    expect(server.stored()).toContain(stuck)
    const line = server.log.map((text) => JSON.parse(text)).find(({ file }) => file === stuck)
    expect(line).toMatchObject({ level: 'warn' })
    await sweepFiles(server.platform)
    expect(server.stored()).not.toContain(stuck)
  })

  it('clears what killed processes left in the upload folder, and nothing newer', async () => {
    const { headers } = await server.newStudent()
    await upload(server, makePdf(), { headers })
    const [old, young] = ['old', 'young'].map((name) => join(server.folder, 'uploads', name))
    for (const path of [old, young]) writeFileSync(path ?? '', 'half a file')
    utimesSync(old ?? '', new Date(), new Date(Date.now() - 2 * hour * 1000))
    await server.platform.spool.sweep()
    expect(server.spooled()).toEqual(['young'])
  })
})
