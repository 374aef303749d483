import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { reindexRequests } from '../src/core/requests/reindex-requests.ts'
import { sealTrail } from '../src/office/trail/seal-trail.ts'
import { verifyTrail } from '../src/office/trail/verify-trail.ts'
import { bearer, core } from './support/accounts.ts'
import { useAppealsBench } from './support/appeals-bench.ts'
import type { Member } from './support/review-bench.ts'
import { enterWithDocuments, type Sender } from './support/submission.ts'

const { appealOf, at, denied, member, of, ask, publishAlone, published, sent } = useAppealsBench()

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
  ask(who, 'POST', 'erasures', { request_number: await numberOf(form), reason: 'asked by letter' })
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

/** Every row of every table that mentions a value of the student, as `table: column`. */
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

it('takes two managers: nobody carries out what they asked for, and a refusal leaves everything', async () => {
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
      // A dry run of what goes: the note of the refusal and the letter among it.
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

it('is refused with its reason while the request is in review, money is due or an appeal runs', async () => {
  const manager = await member('manager')
  expect(codeOf(await asking(manager, await sent()))).toBe('ERASURE_IN_REVIEW')

  const { form: awarded } = await published()
  expect(codeOf(await asking(manager, awarded))).toBe('ERASURE_MONEY_DUE')

  const appealing = await refused()
  const asked = await asking(manager, appealing)
  expect((await appealOf(appealing).create()).statusCode).toBe(200)
  // What was allowed when it was asked for is looked at again when it is carried out.
  const other = await member('manager')
  const [waiting] = (await ask(other, 'GET', 'erasures')).json().waiting
  expect(waiting.refusal).toMatchObject({ code: 'ERASURE_APPEAL_OPEN' })
  expect(codeOf(await decide(other, asked.json().id))).toBe('ERASURE_APPEAL_OPEN')
  expect((await appealing.currentUser()).statusCode).toBe(200)
})

it('leaves no name, phone, e-mail or answer in any table, and the number, the way and the decision', async () => {
  const form = await refused()
  const number = await numberOf(form)
  const [{ email, phone, username }] = await query(
    'select email, phone, username from students where id = $1',
    [form.student.id],
  )
  expect(await tablesWith(phone)).not.toEqual([])
  const { id } = await erase(form)
  expect(await tablesWith(phone)).toEqual([])
  expect(await tablesWith(username)).toEqual([])
  // The last letter is on its way to the address and goes with all old messages.
  expect(await tablesWith(email)).toEqual(['outbox_messages'])
  const [message] = await query('select * from outbox_messages where cause = $1', [`student-erased:${id}`])
  expect(message).toMatchObject({ recipient: email, template: 'STUDENT_ERASED', student_id: null })
  expect(message.body).toContain(number)
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
  // The index that is built anew has the same.
  await reindexRequests(at.server.database, at.server.platform.vault, 'all')
  expect(await query('select name from request_index where request_id = $1', [form.id])).toEqual([
    { name: '' },
  ])
})

it('ends the account at once: no call, no login, no message is sent again, nobody opens the request', async () => {
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

it('keeps the audit trail whole: who did what stays, its details are gone, and a change is still found', async () => {
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
  // What was blanked stays blank: words of somebody else are found.
  await query(`update audit_entries set details = '{"request": "another"}' where id = $1`, [entries[0].id])
  expect((await verifyTrail(at.server.platform)).findings).toContainEqual({
    kind: 'entry-changed',
    id: Number(entries[0].id),
  })
  await query(`update audit_entries set details = '{}' where id = $1`, [entries[0].id])
})

it('removes a draft altogether, and only managers who do not know the student ask or decide', async () => {
  const draft = await enterWithDocuments(at.server)
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
