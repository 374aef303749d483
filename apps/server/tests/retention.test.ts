import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countOldDrafts, eraseOldDrafts } from '../src/core/retention/erase-old-drafts.ts'
import { planRetention } from '../src/office/erasures/plan-retention.ts'
import type { FilesApp } from './support/files-app.ts'
import { givenFilledDraft, openSubmission } from './support/submission.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  (await server.database.read((db) => db.execute(statement))).rows

it('erases drafts with their files when the retention time of a closed period is over, and nothing that was sent', async () => {
  const draft = await givenFilledDraft(server)
  await draft.saveDocuments(draft.draft())
  expect((await draft.mailList('en')).statusCode).toBe(200)
  const valuesOf = (studentId: string) =>
    rowsOf(
      sql`select template, "values" from outbox_messages where student_id = ${studentId} and "values" is not null`,
    )
  expect(await valuesOf(draft.student.id)).toMatchObject([{ template: 'DOCUMENT_LIST' }])
  const sent = await givenFilledDraft(server)
  await sent.saveDocuments(sent.draft())
  await sent.send({ version: 1 })
  const [period] = await rowsOf(sql`select closes_at, draft_retention_days as days from registration_periods
    where id = (select period_id from requests where id = ${draft.id})`)
  const end = new Date(String(period?.['closes_at'])).getTime() + Number(period?.['days']) * 86_400_000

  const drafts = async () => (await planRetention(server.platform)).drafts.map((one) => one.drafts)
  server.clock.set(new Date(end - 24 * 3_600_000 - 1_000))
  expect(await drafts()).toEqual([])
  server.clock.set(new Date(end - 1_000))
  // The office sees a day ahead.
  expect(await drafts()).toEqual([1])
  expect(await countOldDrafts(server.platform)).toEqual([])
  expect(await eraseOldDrafts(server.platform)).toBe(0)

  server.clock.set(new Date(end + 1_000))
  const plan = await countOldDrafts(server.platform)
  expect(plan).toEqual([{ period: expect.any(String), drafts: 1, files: expect.any(Number) }])
  expect(plan[0]?.files).toBeGreaterThan(0)
  // A plan changes nothing, and the office sees the same.
  expect(await countOldDrafts(server.platform)).toEqual(plan)
  expect(await planRetention(server.platform)).toEqual({ drafts: plan, refused_with_bank_details: 0 })
  expect(await eraseOldDrafts(server.platform)).toBe(1)
  expect(await rowsOf(sql`select id from requests where id in (${draft.id}, ${sent.id})`)).toEqual([
    { id: sent.id },
  ])
  expect(await rowsOf(sql`select step from request_steps where request_id = ${draft.id}`)).toEqual([])
  // Of the messages about the draft, nothing can be read or written again.
  expect(await valuesOf(draft.student.id)).toEqual([])
  expect(
    await rowsOf(
      sql`select state, recipient, body, subject from outbox_messages where student_id = ${draft.student.id}`,
    ),
  ).toEqual([{ state: 'expired', recipient: '', body: '', subject: null }])
  expect(await valuesOf(sent.student.id)).not.toEqual([])
  const open = (studentId: string) =>
    rowsOf(sql`select id from files where student_id = ${studentId} and removed_at is null`)
  expect(await open(draft.student.id)).toEqual([])
  expect((await open(sent.student.id)).length).toBeGreaterThan(0)
  expect(
    await rowsOf(sql`select staff_id, details from audit_entries where action = 'draft-erased'`),
  ).toEqual([{ staff_id: null, details: { request: draft.id } }])
  expect(await eraseOldDrafts(server.platform)).toBe(0)
})
