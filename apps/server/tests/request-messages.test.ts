import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Member, useReviewBench } from './support/review-bench.ts'

const { at, member, ask, of, sent } = useReviewBench()

type Message = {
  id: string
  template: string
  state: string
  text: string
  recipient: string
  address: string
  resend_refusal: string | null
}
const list = async (
  who: Member,
  id: string,
): Promise<{ status: string; messages: Message[]; undelivered: number; total: number }> => {
  const answer = await ask(who, 'GET', `requests/${id}/messages`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const resend = (who: Member, id: string, message_id: string | undefined) =>
  ask(who, 'POST', `requests/${id}/resend-message`, { message_id })
const run = async (statement: ReturnType<typeof sql>) =>
  (await at.server.database.transaction((tx) => tx.execute(statement))).rows
const add = async (
  studentId: string,
  cause: string,
  more: { state?: string; template?: string; code?: boolean; body?: string } = {},
) => {
  const [row] = await run(sql`
    insert into outbox_messages (cause, channel, recipient, student_id, template, subject, body, state, send_before, created_at)
    values (${cause}, 'mail', 'old.address@milgo.example', ${studentId}, ${more.template ?? 'REQUEST_SUBMITTED'}, 'Subject',
      ${more.body ?? 'The text'}, ${more.state ?? 'refused'}, ${more.code ? '2026-01-15T10:10:00Z' : null}, '2026-01-15T11:00:00Z')
    returning id`)
  return String(row?.['id'])
}

it('shows the messages to the student, without the text of codes and with masked addresses', async () => {
  const reviewer = await member('reviewer')
  const form = await sent()
  const code = await add(form.student.id, 'test-code', { template: 'CODE_LOGIN', code: true, body: '123456' })
  const refused = await add(form.student.id, 'test-refused')
  const { status, messages, undelivered, total } = await list(reviewer, form.id)
  const found = (id: string) => messages.find((message) => message.id === id)
  expect(found(code)).toMatchObject({ text: '', resend_refusal: 'SECRET' })
  expect(found(refused)).toMatchObject({
    text: 'The text',
    resend_refusal: null,
    recipient: 'ol•••@milgo.example',
  })
  // The present address, and the status of the request.
  expect(found(refused)?.address).toMatch(/^(?!ol)..•••@/)
  expect(status).toBe('SUBMITTED')
  expect(messages.some(({ template }) => template === 'REQUEST_SUBMITTED')).toBe(true)
  expect(undelivered).toBe(2)
  expect(total).toBe(messages.length)
  const entries = await run(sql`select action from audit_entries where staff_id = ${reviewer.id}`)
  expect(entries).toEqual([{ action: 'messages-viewed' }])
})

it('counts the messages that it does not list', async () => {
  const reviewer = await member('reviewer')
  const form = await sent()
  await run(sql`insert into outbox_messages (cause, channel, recipient, student_id, template, subject, body, state, created_at)
    select 'test-many:' || number, 'mail', 'a@milgo.example', ${form.student.id}, 'REQUEST_SUBMITTED', 'Subject', 'The text',
      'refused', '2026-01-15T11:00:00Z' from generate_series(1, 205) number`)
  const { messages, undelivered, total } = await list(reviewer, form.id)
  expect([messages.length, undelivered]).toEqual([200, 205])
  expect(total).toBeGreaterThan(205)
})

it('sends a message again with the name of the person who asked, to the present address, once for simultaneous calls', async () => {
  const reviewer = await member('reviewer')
  const form = await sent()
  const id = await add(form.student.id, `resent-${form.id}`)
  const answers = await Promise.all(Array.from({ length: 6 }, () => resend(reviewer, form.id, id)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect((await resend(reviewer, form.id, id)).statusCode).toBe(409)
  const again = await run(sql`
    select recipient = students.email as is_present, body, state, template from outbox_messages
      join students on students.id = student_id where starts_with(cause, ${`resend:${id}:`})`)
  expect(again).toEqual([
    { is_present: true, body: 'The text', state: 'queued', template: 'REQUEST_SUBMITTED' },
  ])
  const entries = await run(sql`
    select details ->> 'message' as message from audit_entries where staff_id = ${reviewer.id} and action = 'message-resent'`)
  expect(entries).toEqual([{ message: id }])
  // The list names them too.
  const { messages } = (await ask(reviewer, 'GET', `requests/${form.id}/messages`)).json()
  const names = new Map<string, string | null>(
    messages.map((one: { text: string; id: string; sent_again_by: string | null }) => [
      one.id,
      one.sent_again_by,
    ]),
  )
  expect(names.get(id)).toBe(null)
  expect([...names.values()].filter((name) => name !== null)).toHaveLength(1)
})

it('a message and a failed resend of it are sent again once by two calls at the same moment', async () => {
  const reviewer = await member('reviewer')
  const form = await sent()
  const first = await add(form.student.id, `first-${form.id}`)
  expect((await resend(reviewer, form.id, first)).statusCode).toBe(200)
  const [resent] = await run(sql`
    update outbox_messages set state = 'refused' where starts_with(cause, ${`resend:${first}:`}) returning id`)
  const both = [first, String(resent?.['id'])]
  const answers = await Promise.all([...both, ...both, ...both].map((id) => resend(reviewer, form.id, id)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  const causes = await run(sql`
    select cause from outbox_messages where student_id = ${form.student.id} and starts_with(cause, 'resend:') order by cause`)
  expect(causes).toEqual([{ cause: `resend:${first}:1` }, { cause: `resend:${first}:2` }])
  // Both say that a resend is under way, and each resend names who asked for it.
  const { messages } = await list(reviewer, form.id)
  const refusals = both.map((id) => messages.find((message) => message.id === id)?.resend_refusal)
  expect(refusals).toEqual(['UNDER_WAY', 'UNDER_WAY'])
})

it('refuses codes, messages under way, without text, and to another student', async () => {
  const reviewer = await member('reviewer')
  const [form, other] = [await sent(), await sent()]
  const statusOf = async (id: string) => (await resend(reviewer, form.id, id)).statusCode
  expect(await statusOf(await add(form.student.id, 'no-1', { template: 'CODE_LOGIN', code: true }))).toBe(409)
  expect(await statusOf(await add(form.student.id, 'no-2', { state: 'queued' }))).toBe(409)
  expect(await statusOf(await add(form.student.id, 'no-3', { state: 'delivered', body: '' }))).toBe(409)
  expect(await statusOf(await add(other.student.id, 'no-4'))).toBe(404)
  expect(
    await run(sql`select from outbox_messages where starts_with(cause, 'resend:')
      and student_id in (${form.student.id}, ${other.student.id})`),
  ).toEqual([])
})

it('is refused for a student whom the caller knows; to finance and editors always', async () => {
  const form = await sent()
  const reviewer = await member('reviewer')
  await of(reviewer, form.id).conflict()
  expect((await ask(reviewer, 'GET', `requests/${form.id}/messages`)).statusCode).toBe(403)
  expect((await resend(reviewer, form.id, form.id)).statusCode).toBe(403)
  for (const role of ['finance', 'content-editor', 'administrator'] as const) {
    const who = await member(role)
    expect((await ask(who, 'GET', `requests/${form.id}/messages`)).statusCode).toBe(403)
    expect((await resend(who, form.id, form.id)).statusCode).toBe(403)
  }
})

it('shows office and student where messages do not arrive, until one does or the address changes', async () => {
  const reviewer = await member('reviewer')
  const form = await sent()
  const undelivered = async () => {
    const area = await at.server.app.inject({
      url: '/core-service/api/v1/page-data/personal-area',
      headers: { authorization: `Bearer ${form.token}` },
    })
    return [(await of(reviewer, form.id).opened()).undelivered, area.json().undelivered]
  }
  const toPresent = (cause: string, state: string, delivered: string | null = null) =>
    run(sql`
      insert into outbox_messages (cause, channel, recipient, student_id, template, body, state, created_at, delivered_at)
      select ${cause}, 'mail', email, id, 'REQUEST_SUBMITTED', 'x', ${state}, '2026-01-15T11:00:00Z', ${delivered}::timestamptz
      from students where id = ${form.student.id}`)
  // Messages to an earlier address, and codes, say nothing about the present address.
  await add(form.student.id, `old-${form.id}`)
  expect(await undelivered()).toEqual([[], []])
  await toPresent(`bounced-${form.id}`, 'refused')
  expect(await undelivered()).toEqual([['mail'], ['mail']])
  await toPresent(`arrived-${form.id}`, 'delivered', '2026-01-15T12:00:00Z')
  expect(await undelivered()).toEqual([[], []])
})
