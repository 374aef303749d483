import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getMyData } from '../src/core/own-data/get-my-data.ts'
import { auditEntry } from '../src/store/audit-entry.ts'
import { authz, bearer, clockOf, core, post } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change, enter, givenDraft } from './support/form.ts'
import { makePdf } from './support/make-pdf.ts'
import { exportedFiles } from './support/read-export.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { givenFilledDraft, openSubmission } from './support/submission.ts'
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

const exportOf = async (token: string) => {
  const files = await exportedFiles(server, token)
  return { files, read: (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null') }
}

const sentRequest = async () => {
  const form = await givenFilledDraft(server)
  await form.saveDocuments(form.draft())
  await form.send({ version: 1 })
  return form
}

/** Adds a view of the student's request by staff. */
const view = (studentId: string, details = {}) =>
  change(
    server,
    auditEntry({ action: 'request-viewed', staffId: null, studentId, details }, server.platform.clock),
  )

describe('the export of one’s own data', () => {
  it('contains account, answers, copies, history, messages and views of a sent request', async () => {
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

  it('contains the files themselves, byte by byte, without those that a scanner has blocked', async () => {
    const { token } = await givenDraft(server)
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

  it('contains the text of delivered messages, of which only version and values are stored', async () => {
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

  it('never contains a code', async () => {
    const { token, student } = await enter(server)
    await post(server, `${authz}/login-by-phone`, { phone: student.phone }, { address: '10.40.0.1' })
    const { read } = await exportOf(token)
    expect(read('messages.json')).toMatchObject([{ template: 'CODE_LOGIN', body: null }])
  })

  it('says how often staff viewed the request, up to the end of the review, but neither who nor when', async () => {
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

  it('contains reports to the support, and whether the survey was seen', async () => {
    const { token } = await givenDraft(server)
    const report = {
      from: 'noa@example.org',
      topic: 'DOCUMENTS',
      subject: 'A file',
      body: 'It does not open.',
    }
    const url = `${core}/mailer/send-email-without-file`
    const sent = await server.app.inject({ method: 'POST', url, headers: bearer(token), payload: report })
    const { read } = await exportOf(token)
    expect(read('reports-to-support.json')).toMatchObject([{ number: sent.json().id, topic: 'DOCUMENTS' }])
    expect(JSON.stringify(read('messages.json'))).toContain('It does not open.')
    expect(read('account.json')).toMatchObject({ sawSurvey: false, tookSurvey: false })
  })

  it('is not counted if the download breaks off, and leaves no file open', async () => {
    const form = await givenDraft(server)
    await upload(server, makePdf(), { document: 'id_front', headers: bearer(form.token) })
    const { platform } = server
    const token = await platform.tokens.read(form.token)
    if (!token) throw new Error('a student who is logged in has a token')
    const opened: Readable[] = []
    const open = async (key: string) => {
      const file = await platform.store.open(key)
      opened.push(file)
      return file
    }
    // The second one breaks off when a file is open and not read yet.
    for (const last of ['account.json', 'files/']) {
      const { content } = await getMyData({ ...platform, store: { ...platform.store, open } }, token, 'en')
      if (content instanceof Uint8Array) throw new Error('the archive is sent piece by piece')
      for await (const piece of content) if (Buffer.from(piece).includes(last)) break
    }
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
    expect((await exportOf(form.token)).read('files.json')).toHaveLength(1)
  })

  it('is possible once a day', async () => {
    const { token } = await enter(server)
    const first = await ask(bearer(token))
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(first.headers['content-disposition']).toContain('filename="milgo-my-data.zip"')
    const again = await ask(bearer(token))
    expect([again.statusCode, again.json().error.code]).toEqual([429, 'DATA_EXPORTED_ALREADY'])
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  it('contains nothing of others', async () => {
    const other = await sentRequest()
    const { token } = await enter(server)
    const { files } = await exportOf(token)
    const all = [...files.values()].join('\n')
    for (const value of [other.student.email, other.student.phone, other.student.identityNumber, other.id])
      expect(all).not.toContain(value)
  })

  it('is only for the student, and refused without a session', async () => {
    const { student } = await enter(server)
    const staff = await givenStaff(server, ['reviewer'])
    const acting = await actAs(server, await staffSession(server, staff.id), student.id)
    const answer = await ask(acting)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'ACTING_NOT_ALLOWED'])
    expect((await ask({})).statusCode).toBe(401)
  })
})
