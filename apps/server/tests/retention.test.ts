import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countOldAccounts, eraseOldAccounts } from '../src/core/retention/erase-old-accounts.ts'
import { planRetention } from '../src/office/erasures/plan-retention.ts'
import { givenStudent } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { addFiles, givenFilledDraft, openSubmission } from './support/submission.ts'

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

  const drafts = async () => (await planRetention(server.platform)).periods.map((one) => one.drafts)
  server.clock.set(new Date(end - 24 * 3_600_000 - 1_000))
  expect(await drafts()).toEqual([])
  server.clock.set(new Date(end - 1_000))
  // The office sees a day ahead.
  expect(await drafts()).toEqual([1])
  expect(await countOldAccounts(server.platform)).toEqual([])
  expect(await eraseOldAccounts(server.platform)).toEqual({ drafts: 0, accounts: 0 })

  server.clock.set(new Date(end + 1_000))
  const plan = await countOldAccounts(server.platform)
  expect(plan).toEqual([{ period: expect.any(String), accounts: 1, drafts: 1, files: expect.any(Number) }])
  expect(plan[0]?.files).toBeGreaterThan(0)
  // A plan changes nothing, and the office sees the same.
  expect(await countOldAccounts(server.platform)).toEqual(plan)
  expect(await planRetention(server.platform)).toEqual({ periods: plan, refused_with_bank_details: 0 })
  expect(await eraseOldAccounts(server.platform)).toEqual({ drafts: 1, accounts: 1 })
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
  expect(await eraseOldAccounts(server.platform)).toEqual({ drafts: 0, accounts: 0 })
})

/** Adds a period whose retention time was over long before the tests' clock began. */
const givenOldPeriod = async (code: string): Promise<{ id: number; code: string }> => {
  const [period] = await rowsOf(sql`
    insert into registration_periods select (jsonb_populate_record(period, jsonb_build_object('code', ${code}::text,
        'id', nextval('registration_periods_id_seq'), 'opens_at', '2021-01-01', 'closes_at', '2021-03-01'))).*
      from registration_periods period where code = '2025' returning id`)
  return { id: Number(period?.['id']), code }
}
const isErased = async (id: string) =>
  (await rowsOf(sql`select phone = 'erased:' || id as "is" from students where id = ${id}`))[0]?.['is']

it('erases accounts without a request in batches, but none whose student asked to be erased or sent a request', async () => {
  const period = await givenOldPeriod('2021')
  const account = (n: number) => givenStudent(server, n, { period })
  const [alone, asked, sender] = [await account(80_001), await account(80_002), await account(80_003)]
  const current = await givenStudent(server, 80_004)
  await addFiles(server, alone.id, ['id_front'])
  await rowsOf(sql`insert into student_erasures (id, student_id, reason, asked_by, asked_at)
    values (gen_random_uuid(), ${asked.id}, 'by phone', gen_random_uuid(), now()) returning id`)
  await rowsOf(sql`insert into requests (id, student_id, period_id, status, publish_state, submitted_at, created_at, updated_at)
    values (gen_random_uuid(), ${sender.id}, ${period.id}, 'DENIED', '1', now(), now(), now()) returning id`)
  // More than two batches.
  await rowsOf(sql`insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email,
      password_hash, institution_id, currently_studying, details, terms_at, created_at)
    select gen_random_uuid(), ${period.id}, 'crowd' || n, 'crowd' || n, '', 'crowd' || n, 'crowd' || n, '', 1,
      'BACHELOR', '{}', now(), now() from generate_series(1, 250) n returning id`)
  server.clock.set(new Date('2026-01-15T10:00:00.000Z'))

  const plan = { period: '2021', accounts: 251, drafts: 0, files: 1 }
  expect(await countOldAccounts(server.platform)).toEqual([plan])
  expect((await planRetention(server.platform)).periods).toEqual([plan])
  expect(await eraseOldAccounts(server.platform)).toEqual({ drafts: 0, accounts: 251 })
  expect(await countOldAccounts(server.platform)).toEqual([])
  const fates = [alone, asked, sender, current].map(({ id }) => isErased(id))
  expect(await Promise.all(fates)).toEqual([true, false, false, false])
  expect(
    await rowsOf(sql`select id from files where student_id = ${alone.id} and removed_at is null`),
  ).toEqual([])
  expect(
    await rowsOf(
      sql`select staff_id, details from audit_entries where action = 'account-erased' and student_id = ${alone.id}`,
    ),
  ).toEqual([{ staff_id: null, details: {} }])
  expect(
    await rowsOf(sql`select from students where period_id = ${period.id} and (phone like 'crowd%' or username like 'crowd%'
      or email like 'crowd%' or identity_hash like 'crowd%')`),
  ).toEqual([])
  // A wish that was refused protects the account no longer.
  await rowsOf(
    sql`update student_erasures set outcome = 'REFUSED' where student_id = ${asked.id} returning id`,
  )
  expect(await eraseOldAccounts(server.platform)).toEqual({ drafts: 0, accounts: 1 })
  expect(await isErased(asked.id)).toBe(true)
  // The sealed identity is blank, and can still be opened.
  const [{ sealed } = {}] = await rowsOf(
    sql`select identity_sealed as sealed from students where id = ${alone.id}`,
  )
  expect(server.platform.vault.open(String(sealed), `identity:${alone.id}`)).toBe('')
})
