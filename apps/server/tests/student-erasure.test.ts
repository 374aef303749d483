import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { reindexRequests } from '../src/core/requests/reindex-requests.ts'
import { findLetters } from '../src/core/results/letters-repository.ts'
import { openLetter } from '../src/core/results/sealed-letter.ts'
import { eraseOldAccounts } from '../src/core/retention/erase-old-accounts.ts'
import { sealTrail } from '../src/office/trail/seal-trail.ts'
import { verifyTrail } from '../src/office/trail/verify-trail.ts'
import { bearer, core } from './support/accounts.ts'
import { useAppealsBench } from './support/appeals-bench.ts'
import type { Member } from './support/review-bench.ts'
import { givenFilledDraft, type Sender } from './support/submission.ts'

const { appealOf, at, decided, denied, member, of, ask, publishAlone, published, sent } = useAppealsBench()

beforeAll(async () => {
  await at.server.database.transaction((tx) =>
    tx.execute(sql`update registration_periods set appeals_from = '2025-12-10', appeals_to = '2026-02-10',
      appeal_days = 14, is_appeals_open = true`),
  )
})

const query = async (text: string, values: readonly unknown[] = []) =>
  (await at.server.database.pool.query(text, [...values])).rows
const refused = async (): Promise<Sender> => {
  const { form, reviewer } = await denied()
  await of(reviewer, form.id).note({ text: `${sampleAnswers.firstName} called` })
  await publishAlone(form.id)
  return form
}
const numberOf = async ({ id }: Pick<Sender, 'id'>) =>
  `2025-${String((await query('select number from requests where id = $1', [id]))[0].number).padStart(6, '0')}`
const asking = async (who: Member, form: Sender) =>
  ask(who, 'POST', 'erasures', { number: await numberOf(form), reason: 'asked by letter' })
const decide = (who: Member, id: string, outcome: 'ERASE' | 'REFUSE' = 'ERASE') =>
  ask(who, 'POST', `erasures/${id}/decide`, { outcome })
const erase = async (form: Sender) => {
  const [first, second] = [await member('manager'), await member('manager')]
  const asked = await asking(first, form)
  expect(asked.statusCode, asked.body).toBe(200)
  const erased = await decide(second, asked.json().id)
  expect(erased.statusCode, erased.body).toBe(200)
  return { first, second, id: asked.json().id as string }
}
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code

/** Returns every row of every table that contains a value of the student, as `table: column`. */
const tablesWith = async (value: string): Promise<readonly string[]> => {
  const tables = await query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { name } of tables) {
    const [{ count }] = await query(
      `select count(*)::int as count from "${name}" t where t::text like '%' || $1 || '%'`,
      [value],
    )
    if (count > 0) found.push(name)
  }
  return found
}

/** What people wrote about a student, in every table that a row of money, a report or a wish brings it to. */
const about = 'has told us of an illness'

/** Writes it as finance, as the bank, as the support's sender and as a manager whose wish was refused. */
const writeAbout = async ({ id, token }: Sender, email: string, number: string): Promise<void> => {
  const [batch, file] = [crypto.randomUUID(), crypto.randomUUID()]
  await query(
    `insert into payment_batches (id, period_id, number, state, created_by, created_at)
      select $1, period_id, 999, 'CONFIRMED', $1, now() from requests where id = $2`,
    [batch, id],
  )
  await query(
    `insert into payment_orders (batch_id, sequence, reference, bank_reference, request_id, amount, state)
      values ($1, 1, '2025-999-0001', '20259990001', $2, 1, 'RETURNED')`,
    [batch, id],
  )
  await query(
    `insert into result_files (id, batch_id, sha256, name, state, rows, uploaded_by, uploaded_at)
      values ($1, $2, gen_random_uuid()::text, 'results.csv', 'APPLIED', 2, $1, now())`,
    [file, batch],
  )
  await query(
    `insert into result_rows (file_id, line, reference, amount, result, reason, reason_text, verdict, batch_id, sequence,
        request_id)
      values ($1, 1, '2025-999-0001', 1, 'RETURNED', 'OTHER', $4, 'APPLY', $2, 1, null),
        ($1, 2, 'unknown', 1, 'RETURNED', 'OTHER', $4, 'UNKNOWN', null, null, $3)`,
    [file, batch, id, about],
  )
  await query(
    `insert into payment_proposals (id, kind, file_id, line, batch_id, sequence, reason, proposed_by, proposed_at, outcome)
      values (gen_random_uuid(), 'CANCELLATION', null, null, $1, 1, $3, $1, now(), 'REFUSED'),
        (gen_random_uuid(), 'CORRECTION', $2, 2, null, null, $3, $1, now(), 'REFUSED')`,
    [batch, file, about],
  )
  for (const [headers, from] of [
    [bearer(token), 'other@example.org'],
    [{}, email.toUpperCase()],
  ] as const) {
    const report = { from, topic: 'DOCUMENTS', subject: 'A question', body: `I ${about}` }
    const url = `${core}/mailer/send-email-without-file`
    const answer = await at.server.app.inject({ method: 'POST', url, headers, payload: report })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const [first, second] = [await member('manager'), await member('manager')]
  const wish = await ask(first, 'POST', 'erasures', { number, reason: about })
  expect((await decide(second, wish.json().id, 'REFUSE')).statusCode).toBe(200)
}

it('needs two managers: nobody can carry out their own, and a refusal changes nothing', async () => {
  const form = await refused()
  const [first, second] = [await member('manager'), await member('manager')]
  const asked = await asking(first, form)
  const { id } = asked.json()
  expect(codeOf(await asking(second, form))).toBe('ERASURE_ASKED')
  expect(codeOf(await decide(first, id))).toBe('OTHER_PERSON_NEEDED')
  const list = await ask(second, 'GET', 'erasures')
  expect(list.json().waiting).toMatchObject([
    {
      id,
      reason: 'asked by letter',
      refusal: null,
      may_carry_out: true,
      asked_by: { id: first.id },
      // A preview of what is erased, including the note of the refusal and the letter.
      would_erase: { copies: 1, letters: 1, appeals: 0, notes: 1 },
    },
  ])
  const { files, messages } = list.json().waiting[0].would_erase
  expect([files > 0, messages > 0]).toEqual([true, true])
  expect((await decide(second, id, 'REFUSE')).statusCode).toBe(200)
  expect(codeOf(await decide(second, id))).toBe('PROPOSAL_DECIDED')
  expect((await form.currentUser()).statusCode).toBe(200)
  expect(
    await query(
      `select action, staff_id from audit_entries where student_id = $1 and action like 'erasure%' order by id`,
      [form.student.id],
    ),
  ).toEqual([
    { action: 'erasure-asked', staff_id: first.id },
    { action: 'erasure-refused', staff_id: second.id },
  ])
})

it('is refused with its reason while the request is in review, money is due or an appeal is open', async () => {
  const manager = await member('manager')
  expect(codeOf(await asking(manager, await sent()))).toBe('ERASURE_IN_REVIEW')

  const { form: awarded } = await published()
  expect(codeOf(await asking(manager, awarded))).toBe('ERASURE_MONEY_DUE')

  const appealing = await refused()
  const asked = await asking(manager, appealing)
  expect((await appealOf(appealing).create()).statusCode).toBe(200)
  // What was allowed when it was asked for is checked again when it is carried out.
  const other = await member('manager')
  const [waiting] = (await ask(other, 'GET', 'erasures')).json().waiting
  expect(waiting.refusal).toMatchObject({ code: 'ERASURE_APPEAL_OPEN' })
  expect(codeOf(await decide(other, asked.json().id))).toBe('ERASURE_APPEAL_OPEN')
  expect((await appealing.currentUser()).statusCode).toBe(200)
})

it('leaves no name, phone, e-mail or answer in any table, but number, history and decision', async () => {
  const form = await refused()
  const number = await numberOf(form)
  const [{ email, phone, username }] = await query(
    'select email, phone, username from students where id = $1',
    [form.student.id],
  )
  expect(await tablesWith(phone)).not.toEqual([])
  await writeAbout(form, email, number)
  expect((await tablesWith(about)).toSorted()).toEqual([
    'outbox_messages',
    'payment_proposals',
    'result_rows',
    'student_erasures',
  ])
  const { id } = await erase(form)
  expect(await tablesWith(about)).toEqual([])
  expect(await tablesWith(phone)).toEqual([])
  expect(await tablesWith(username)).toEqual([])
  // The last letter still has the address, and is swept with all old messages.
  expect(await tablesWith(email)).toEqual(['outbox_messages'])
  const [message, ...others] = await query(
    `select * from outbox_messages message where message::text like $1`,
    [`%${email}%`],
  )
  expect([message.cause, others]).toEqual([`student-erased:${id}`, []])
  expect(message).toMatchObject({ recipient: email, template: 'STUDENT_ERASED', student_id: null })
  expect(message.body).toContain(`\u2066${number}\u2069`)
  expect(await query('select text from request_notes where request_id = $1', [form.id])).toEqual([
    { text: '' },
  ])
  expect(
    await query('select from files where student_id = $1 and removed_at is null', [form.student.id]),
  ).toEqual([])
  expect(await query('select name, status from request_index where request_id = $1', [form.id])).toEqual([
    { name: '', status: 'DENIED' },
  ])
  expect(
    (await query('select event from request_events where request_id = $1', [form.id])).length,
  ).toBeGreaterThan(1)
  const past = (await ask(await member('manager'), 'GET', 'erasures')).json().past
  expect(past).toContainEqual(
    expect.objectContaining({ request_number: number, outcome: 'ERASED', reason: '' }),
  )
  // The rebuilt index has the same values.
  await reindexRequests(at.server.database, at.server.platform.vault, 'all')
  expect(await query('select name from request_index where request_id = $1', [form.id])).toEqual([
    { name: '' },
  ])
})

it('leaves no words of an institution that rejected, in the letter either', async () => {
  const form = await sent()
  const manager = await member('manager')
  await decided(manager, form, 'INSTITUTION_REJECTS', { note: about })
  await publishAlone(form.id)
  const reasonOf = async () => {
    const [letter] = await at.server.database.read((db) => findLetters(db, form.id))
    return letter && openLetter(at.server.platform.vault, form.id, letter).reason
  }
  expect(await reasonOf()).toMatchObject({ he: about })
  await erase(form)
  expect(await reasonOf()).toBeNull()
  expect(await tablesWith(about)).toEqual([])
})

it('ends the account at once: no call, no login, no resend, and nobody opens the request', async () => {
  const form = await refused()
  const [first] = await query('select id from outbox_messages where student_id = $1', [form.student.id])
  await erase(form)
  expect((await form.currentUser()).statusCode).toBe(401)
  expect(
    (await at.server.app.inject({ url: `${core}/user/my-data`, headers: bearer(form.token) })).statusCode,
  ).toBe(401)
  const reviewer = await member('reviewer')
  for (const answer of [
    await ask(reviewer, 'POST', `requests/${form.id}/resend-message`, { message_id: first.id }),
    await ask(reviewer, 'GET', `requests/${form.id}/messages`),
    await of(reviewer, form.id).open(),
  ]) {
    expect(answer.statusCode).toBe(410)
    expect(codeOf(answer)).toBe('STUDENT_ERASED')
  }
  expect(await query(`select from outbox_messages where starts_with(cause, 'resend:')`)).toEqual([])
  const manager = await member('manager')
  expect(codeOf(await asking(manager, form))).toBe('STUDENT_ERASED')
  const labelled = await ask(manager, 'POST', 'work/change', {
    requests: [{ request_id: form.id }],
    change: { kind: 'label', add: ['words'], remove: [] },
  })
  expect(labelled.json().results).toMatchObject([{ outcome: 'NOT_FOUND' }])
})

it('leaves no note that was written at the same moment', async () => {
  const form = await refused()
  const [first, second, reviewer] = [
    await member('manager'),
    await member('manager'),
    await member('reviewer'),
  ]
  const { id } = (await asking(first, form)).json()
  const writing = Array.from({ length: 12 }, () => of(reviewer, form.id).note({ text: 'SECRET words' }))
  const [erased, ...notes] = await Promise.all([decide(second, id), ...writing])
  expect(erased.statusCode, erased.body).toBe(200)
  for (const { statusCode } of notes) expect([200, 410]).toContain(statusCode)
  expect(await tablesWith('SECRET words')).toEqual([])
})

it('keeps the audit trail verifiable: entries remain, their details are erased, and a change is still found', async () => {
  const form = await refused()
  await sealTrail(at.server.platform)
  const before = await query('select id from audit_entries where student_id = $1', [form.student.id])
  const { second } = await erase(form)
  await sealTrail(at.server.platform)
  expect((await verifyTrail(at.server.platform)).findings).toEqual([])
  const entries = await query(
    'select id, action, staff_id, details from audit_entries where student_id = $1 order by id',
    [form.student.id],
  )
  expect(entries.length).toBe(before.length + 2)
  expect(entries.every(({ details }) => Object.keys(details).length === 0)).toBe(true)
  expect(entries.at(-1)).toMatchObject({ action: 'student-erased', staff_id: second.id })
  await query(`update audit_entries set action = 'request-viewed' where id = $1`, [entries[0].id])
  expect((await verifyTrail(at.server.platform)).findings).toContainEqual({
    kind: 'entry-changed',
    id: Number(entries[0].id),
  })
  await query('update audit_entries set action = $2 where id = $1', [entries[0].id, entries[0].action])
  // Blanked details must stay blank: other content is a finding.
  await query(`update audit_entries set details = '{"request": "another"}' where id = $1`, [entries[0].id])
  expect((await verifyTrail(at.server.platform)).findings).toContainEqual({
    kind: 'entry-changed',
    id: Number(entries[0].id),
  })
  await query(`update audit_entries set details = '{}' where id = $1`, [entries[0].id])
})

it('removes a draft completely, and only managers who do not know the student ask or decide', async () => {
  const draft = await givenFilledDraft(at.server)
  await draft.saveDocuments(draft.draft())
  for (const role of ['reviewer', 'finance', 'content-editor', 'administrator'] as const)
    expect((await asking(await member(role), draft)).statusCode).toBe(403)
  const friend = await member('manager')
  await query('insert into staff_conflicts (staff_id, request_id, declared_at) values ($1, $2, now())', [
    friend.id,
    draft.id,
  ])
  expect(codeOf(await asking(friend, draft))).toBe('CONFLICT_OF_INTEREST')
  await erase(draft)
  expect(await query('select from requests where id = $1', [draft.id])).toEqual([])
  expect((await draft.currentUser()).statusCode).toBe(401)
})

it('of a draft is not overtaken by its retention, and a draft that is gone hides no other wish', async () => {
  const [old, gone, other] = [
    await givenFilledDraft(at.server),
    await givenFilledDraft(at.server),
    await refused(),
  ]
  const [first, second] = [await member('manager'), await member('manager')]
  const ids: string[] = []
  for (const form of [old, gone, other]) ids.push((await asking(first, form)).json().id)
  await query('delete from requests where id = $1', [gone.id])
  await query('update registration_periods set draft_retention_days = -20000')
  try {
    await eraseOldAccounts(at.server.platform)
  } finally {
    await query('update registration_periods set draft_retention_days = 90')
  }
  expect(await query('select id from requests where id = $1', [old.id])).toEqual([{ id: old.id }])
  const list = await ask(second, 'GET', 'erasures')
  expect(list.statusCode, list.body).toBe(200)
  const waiting: readonly { id: string; status: string | null; refusal: object | null }[] =
    list.json().waiting
  expect(ids.map((id) => waiting.find((one) => one.id === id))).toMatchObject([
    { status: 'DRAFT', refusal: null },
    { status: null, refusal: null },
    { status: 'DENIED', refusal: null },
  ])
  // Of the student whose draft is gone, the account is erased.
  for (const id of ids) expect((await decide(second, id)).statusCode).toBe(200)
  for (const form of [old, gone, other]) expect((await form.currentUser()).statusCode).toBe(401)
})
