import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toReference } from '../src/core/files/file-reference.ts'
import type { FileRow } from '../src/core/files/repository.ts'
import { sweepFiles } from '../src/core/files/sweep-files.ts'
import { sweepOrphans } from '../src/core/files/sweep-orphans.ts'
import { bearer, clockOf, core } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change } from './support/form.ts'
import { freePorts } from './support/free-port.ts'
import { infectedMark } from './support/infected-mark.ts'
import { makePdf } from './support/make-pdf.ts'
import { addFiles, givenFilledDraft, openSubmission, type Sender } from './support/submission.ts'
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
  const form = await givenFilledDraft(server, { language })
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

it('a file of a sent request that is found infected remains stored, and cannot be read', async () => {
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
  expect(row).toMatchObject({ scan: 'infected', retainedAt: expect.any(Date), removedAt: null })
  // An address that was made before, or by a node without a scanner, opens nothing.
  const ground = { ...server.platform, scanner: undefined }
  const readable = { ...(row as FileRow), scan: 'clean' } as const
  const { file_signed_url } = await toReference(ground, readable, new Date('2026-01-15T10:00:00.000Z'))
  expect((await server.app.inject({ url: file_signed_url ?? '' })).statusCode).toBe(404)

  // It is not swept, its student cannot delete it, and the request stays as it was sent.
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

it('its student and the audit trail are notified, once', async () => {
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

/** Uploads an infected file that the request was not sent with. */
const uploadLater = async (form: Sender, document: string): Promise<string> => {
  const headers = bearer(form.token)
  return (await upload(server, infected, { headers, document, name: 'late.pdf' })).json().file_name
}

/** Expects that the file is locked for ever, and that its student is told once, by its label. */
const expectLocked = async (form: Sender, name: string, label: string): Promise<void> => {
  await withScanner(server, 'scans', scanWaiting)
  await withScanner(server, 'scans', scanWaiting)
  expect(await server.rowOf(name)).toMatchObject({ scan: 'infected', removedAt: null })
  const [mail, sms, ...more] = await messagesAbout(name)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ channel: 'mail', recipient: form.student.email })
  expect(mail?.body).toContain(`${label}: \u2068late.pdf\u2069`)
  expect(sms).toMatchObject({ channel: 'sms', recipient: form.student.phone })
  expect(await auditOf(form.student.id)).toMatchObject([{ details: { request: form.id } }])
}

it('a file of an appeal is locked too, and named by its number', async () => {
  const form = await givenFilledDraft(server, { language: 'en' })
  await form.send(form.sent())
  await change(
    server,
    sql`update registration_periods set appeals_from = '2025-12-10', appeals_to = '2026-02-10', is_appeals_open = true,
      appeal_days = 14`,
  )
  await change(
    server,
    sql`update requests set status = 'DENIED', publish_state = '1',
      memory = memory || '{"isReviewFinished": false, "resultPublishedAt": "2026-01-15T10:00:00.000Z"}'
      where id = ${form.id}`,
  )
  const [clean] = await addFiles(server, form.student.id, ['appeal_documents'])
  const name = await uploadLater(form, 'appeal_documents')
  const appeal = await server.app.inject({
    method: 'POST',
    url: `${core}/appeal/create-appeal`,
    headers: { ...bearer(form.token), 'accept-language': 'en' },
    payload: {
      user_request_id: form.id,
      details: 'The income was lower',
      documents: JSON.stringify([clean, name]),
      type: 'RESULT_APPEAL',
    },
  })
  expect(appeal.statusCode, appeal.body).toBe(200)
  await expectLocked(form, name, 'Document 2 of the appeal')
})

it('a confirmation of a bank fix is locked too, and named as the form names it', async () => {
  const form = await givenFilledDraft(server, { language: 'en' })
  const name = await uploadLater(form, 'bank_account_reference')
  await form.send(form.sent())
  // As a bank fix stores it, for which a payment must have come back.
  await change(server, sql`update files set kept_at = now() where id = ${name.slice(0, 36)}::uuid`)
  await change(
    server,
    sql`insert into bank_accounts (id, request_id, source, created_at, confirmation)
      values (gen_random_uuid(), ${form.id}, 'FIX', now(), ${name})`,
  )
  await expectLocked(form, name, 'Bank account confirmation or a voided cheque')
})

it('an infected file of a draft is removed, and no message is written', async () => {
  const form = await givenFilledDraft(server)
  const headers = { authorization: `Bearer ${form.token}` }
  const { file_name } = (await upload(server, infected, { headers, document })).json()
  await form.saveDocuments(form.draft({ [document]: file_name }))
  await withScanner(server, 'scans', scanWaiting)
  expect(server.stored()).not.toContain(file_name.replace('.pdf', ''))
  expect(await messagesAbout(file_name)).toEqual([])
  expect(await auditOf(form.student.id)).toEqual([])
})
