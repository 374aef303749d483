import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toReference } from '../src/core/files/file-reference.ts'
import type { FileRow } from '../src/core/files/repository.ts'
import { sweepFiles } from '../src/core/files/sweep-files.ts'
import { sweepOrphans } from '../src/core/files/sweep-orphans.ts'
import { clockOf } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { freePorts } from './support/free-port.ts'
import { infectedMark } from './support/infected-mark.ts'
import { makePdf } from './support/make-pdf.ts'
import { enterWithDocuments, openSubmission } from './support/submission.ts'
import { remove, upload } from './support/uploads.ts'
import { scanWaiting, withScanner } from './support/with-scanner.ts'

/** The scanner is down while requests are sent. */
let server: FilesApp
beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  server = await openSubmission({ SCANNER_SOCKET: `tcp://127.0.0.1:${port}` })
})
afterAll(() => server.close())

const infected = makePdf({ comment: infectedMark })
const document = 'parent_one_id_front'

const sendWithInfected = async (language = 'en') => {
  const form = await enterWithDocuments(server, { language })
  const headers = { authorization: `Bearer ${form.token}` }
  const { file_name } = (await upload(server, infected, { headers, document, name: 'תעודה.pdf' })).json()
  const sent = form.sent({ [document]: file_name })
  expect((await form.send(sent)).json()).toEqual({ id: form.id, version: 1 })
  return { form, headers, name: String(file_name), sent }
}

const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await server.database.read((db) => db.execute<Row>(statement))).rows
const messagesAbout = (name: string) =>
  rowsOf<{
    channel: string
    recipient: string
    subject: string | null
    body: string
    html: string | null
    state: string
  }>(
    sql`select channel, recipient, subject, body, html, state from outbox_messages
      where cause like ${`file-infected:%${name.replace('.pdf', '')}`} order by channel`,
  )
const auditOf = (studentId: string) =>
  rowsOf(sql`select staff_id, details from audit_entries
    where student_id = ${studentId} and action = 'file-infected'`)

it('a file of a sent request that turns out infected stays what was sent, and nobody reads it', async () => {
  const { form, headers, name, sent } = await sendWithInfected()
  await withScanner(server, 'scans', scanWaiting)

  const shown = (await form.documents()).json()
  expect(shown[document]).toMatchObject({
    file_name: name,
    original_file_name: 'תעודה.pdf',
    file_state: 'infected',
    file_signed_url: null,
    thumbnail_signed_url: null,
  })
  expect(shown.needed).toContainEqual({ field: document, is_required: true, is_missing: true })
  const row = await server.rowOf(name)
  expect(row).toMatchObject({ scan: 'infected', keptAt: expect.any(Date), removedAt: null })
  // An address that was made before, or by a node that knows of no scanner, opens nothing.
  const ground = { ...server.platform, scanner: undefined }
  const readable = { ...(row as FileRow), scan: 'clean' } as const
  const { file_signed_url } = await toReference(ground, readable, new Date('2026-01-15T10:00:00.000Z'))
  expect((await server.app.inject({ url: file_signed_url ?? '' })).statusCode).toBe(404)

  // No sweep takes it, its student cannot, and the request is held as it was sent.
  clockOf(server).pass(48 * 3_600)
  await sweepFiles(server.platform)
  await sweepOrphans(server.platform)
  clockOf(server)
  expect(server.stored()).toContain(name.replace('.pdf', ''))
  const removal = await remove(server, name, { headers, document })
  expect(removal.json().error.code).toBe('FILE_SUBMITTED')
  expect((await form.send(sent)).json()).toEqual({ id: form.id, version: 1 })
  expect((await form.copy()).statusCode).toBe(200)
})

it('its student and the audit trail are told, once', async () => {
  const { form, name } = await sendWithInfected()
  await withScanner(server, 'scans', scanWaiting)
  await withScanner(server, 'scans', scanWaiting)
  const [mail, sms, ...more] = await messagesAbout(name)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ channel: 'mail', recipient: form.student.email })
  expect(sms).toMatchObject({ channel: 'sms', recipient: form.student.phone })
  expect(await auditOf(form.student.id)).toEqual([
    { staff_id: null, details: { request: form.id, file: name.replace('.pdf', ''), document } },
  ])
  expect([mail?.state, sms?.state]).toEqual(['queued', 'queued'])
})

it.each([
  ['he', 'אי אפשר עוד לפתוח קובץ ששלחתם עם בקשת המלגה', 'צד קדמי'],
  ['ar', 'لم يعد بالإمكان فتح ملف أرسلتموه مع طلب المنحة', 'الوجه الأمامي'],
  ['en', 'A file of your scholarship application can no longer be opened', 'front'],
])('in the language in which the request was sent: %s', async (language, subject, label) => {
  const { name } = await sendWithInfected(language)
  await withScanner(server, 'scans', scanWaiting)
  const [mail, sms] = await messagesAbout(name)
  expect(mail?.subject).toBe(subject)
  expect(mail?.body).toContain(label)
  expect(mail?.body).toContain('תעודה.pdf')
  expect(mail?.body).toContain(server.platform.config.SUPPORT_EMAIL)
  expect(mail?.html).toContain(`lang="${language}"`)
  for (const message of [mail, sms]) expect(message?.body).toMatch(/\u20662025-\d{6}\u2069/)
  expect(`${mail?.body}${sms?.body}`).not.toMatch(/[{}]/)
})

it('an infected file of a draft is gone, as before, and nothing is written', async () => {
  const form = await enterWithDocuments(server)
  const headers = { authorization: `Bearer ${form.token}` }
  const { file_name } = (await upload(server, infected, { headers, document })).json()
  await form.saveDocuments(form.draft({ [document]: file_name }))
  await withScanner(server, 'scans', scanWaiting)
  expect(server.stored()).not.toContain(file_name.replace('.pdf', ''))
  expect(await messagesAbout(file_name)).toEqual([])
  expect(await auditOf(form.student.id)).toEqual([])
})
