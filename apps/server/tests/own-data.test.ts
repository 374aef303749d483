import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { auditEntry } from '../src/store/audit-entry.ts'
import { authz, bearer, clockOf, core, post } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change, enter, enterWithRequest } from './support/form.ts'
import { makePdf } from './support/make-pdf.ts'
import { actAs, addStaff, staffSession } from './support/staff.ts'
import { enterWithDocuments, openSubmission } from './support/submission.ts'
import { upload } from './support/uploads.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())
afterEach(() => {
  clockOf(server)
})

const ask = (headers: Record<string, string>) =>
  server.app.inject({ url: `${core}/user/my-data`, headers: { 'accept-language': 'en', ...headers } })

const unzip = async (archive: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await yauzl.fromBufferPromise(archive)
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    found.set(entry.fileName, Buffer.concat(pieces))
  }
  return found
}

const exportOf = async (token: string) => {
  const answer = await ask(bearer(token))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toContain('filename="milgo-my-data.zip"')
  const files = await unzip(answer.rawPayload)
  return { files, read: (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') }
}

const sentRequest = async () => {
  const form = await enterWithDocuments(server)
  await form.saveDocuments(form.draft())
  await form.send({ version: 1 })
  return form
}

/** Somebody of the office looks at the student's request. */
const view = (studentId: string, details = {}) =>
  change(
    server,
    auditEntry({ action: 'request-viewed', staffId: null, studentId, details }, server.platform.clock),
  )

describe('the export of one’s own data', () => {
  it('has account, answers, copies, history, messages and views of a sent request', async () => {
    const form = await sentRequest()
    await view(form.student.id)
    await view(form.student.id)
    await view(form.student.id, { preview: 'true' })
    const { files, read } = await exportOf(form.token)
    expect(read('account.json')).toMatchObject({
      identity_number: form.student.identityNumber,
      phone: form.student.phone,
      email: form.student.email,
    })
    expect(read('application.json')).toMatchObject({ request_status: 'SUBMITTED' })
    expect(read('answers/step-1.json')).toMatchObject({ first_name: expect.any(String) })
    expect(read('sent/1.json')).toMatchObject({ format: 2 })
    expect(files.get('sent/1.pdf')?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(read('history.json')).toMatchObject([{ event: 'SUBMIT' }])
    expect(read('views.json')).toEqual({ views: 2 })
    expect(read('messages.json').map(({ template }: { template: string }) => template)).toContain(
      'REQUEST_SUBMITTED',
    )
    expect(read('files.json').length).toBeGreaterThan(5)
  })

  it('has the files themselves, byte by byte, and none that a scanner has blocked', async () => {
    const { token } = await enterWithRequest(server)
    const headers = bearer(token)
    const content = makePdf({ comment: 'mine' })
    const uploaded = async (document: string, bytes: Buffer) =>
      (await upload(server, bytes, { document, headers })).json<{ file_name: string }>().file_name
    const file = await uploaded('id_front', content)
    const blocked = await uploaded('id_back', makePdf())
    await change(server, sql`update files set scan = 'infected' where id = ${blocked.slice(0, 36)}::uuid`)
    const { files } = await exportOf(token)
    expect(files.get(`files/${file}`)?.equals(content)).toBe(true)
    expect(files.has(`files/${blocked}`)).toBe(false)
  })

  it('has the words of what was delivered, whose text is kept as version and values', async () => {
    const form = await sentRequest()
    const mail = sql`student_id = ${form.student.id}::uuid and template = 'REQUEST_SUBMITTED' and channel = 'mail'`
    const { rows } = await server.platform.database.read((db) =>
      db.execute<{ subject: string; body: string }>(
        sql`select subject, body from outbox_messages where ${mail}`,
      ),
    )
    await change(
      server,
      sql`update outbox_messages set subject = null, body = '', html = null, state = 'delivered' where ${mail}`,
    )
    const { read } = await exportOf(form.token)
    const told: Record<string, unknown>[] = read('messages.json')
    const sent = told.find(({ template, channel }) => template === 'REQUEST_SUBMITTED' && channel === 'mail')
    expect(sent).toMatchObject({ ...rows[0], state: 'delivered' })
    expect(sent?.['body']).not.toBe('')
    expect(sent).not.toHaveProperty('values')
  })

  it('never says a code', async () => {
    const { token, student } = await enter(server)
    await post(server, `${authz}/login-by-phone`, { phone: student.phone }, { address: '10.40.0.1' })
    const { read } = await exportOf(token)
    expect(read('messages.json')).toMatchObject([{ template: 'CODE_LOGIN', body: null }])
  })

  it('says how often staff looked, up to the end of the review, and neither who nor when', async () => {
    const form = await sentRequest()
    await view(form.student.id)
    await change(
      server,
      sql`insert into request_events (request_id, number, at, event, actor_role, from_status, to_status, publish_state)
        values (${form.id}, 2, '2026-01-15T10:05:00Z', 'DENY', 'REVIEWER', 'SUBMITTED', 'DENIED', '0')`,
    )
    server.clock.set(new Date('2026-01-15T10:10:00Z'))
    await view(form.student.id)
    const { read } = await exportOf(form.token)
    expect(read('views.json')).toEqual({ views: 1 })
    expect(JSON.stringify(read('history.json'))).not.toContain('DENY')
  })

  it('is made once a day', async () => {
    const { token } = await enter(server)
    await exportOf(token)
    const again = await ask(bearer(token))
    expect([again.statusCode, again.json().error.code]).toEqual([429, 'DATA_EXPORTED_ALREADY'])
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  it('has nothing of anybody else', async () => {
    const other = await sentRequest()
    const { token } = await enter(server)
    const { files } = await exportOf(token)
    const all = [...files.values()].join('\n')
    for (const value of [other.student.email, other.student.phone, other.student.identityNumber, other.id])
      expect(all).not.toContain(value)
  })

  it('is the student’s own act, and closed without a session', async () => {
    const { student } = await enter(server)
    const staff = await addStaff(server, ['reviewer'])
    const acting = await actAs(server, await staffSession(server, staff.id), student.id)
    const answer = await ask(acting)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'ACTING_NOT_ALLOWED'])
    expect((await ask({})).statusCode).toBe(401)
  })
})
