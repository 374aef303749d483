import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addStudent, bearer, core, logIn, messagesTo, post } from './support/accounts.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

const support = 'support@milgo.example'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() =>
  server.database.transaction((tx) =>
    tx.execute(sql`truncate rate_limits, outbox_messages, support_tickets`),
  ),
)

const right = {
  from: 'noa@example.org',
  subject: 'A file',
  body: 'It does not open.\n\nWhat now?',
  topic: 'DOCUMENTS',
}
const report = (change: object = {}, sent: Parameters<typeof post>[3] = {}) =>
  post(server, `${core}/mailer/send-email-without-file`, { ...right, ...change }, sent)
const count = async () => {
  const { rows } = await server.database.read((db) =>
    db.execute<{ messages: number }>(sql`select count(*)::int as messages from outbox_messages`),
  )
  return rows[0]?.messages
}

describe('a problem report', () => {
  it('goes to the support alone, answered to who wrote it, with a ticket number', async () => {
    const answer = await report()
    expect(answer.statusCode).toBe(200)
    const { id, ...rest } = answer.json()
    expect(id).toMatch(/^M-\d{4,}$/)
    expect(rest).toEqual({ answer_days: 3, copy_sent_to: null })
    const [message, ...more] = await messagesTo(server, support)
    expect(more).toEqual([])
    expect(message).toMatchObject({ replyTo: 'noa@example.org', template: 'PROBLEM_REPORT', studentId: null })
    expect(message?.subject).toBe(`[${id}] A file`)
    expect(message?.body).toContain('What now?')
    expect(await count()).toBe(1)
  })

  it('of who is logged in names their request and is copied to the address of the account', async () => {
    const student = await addStudent(server, 71_000)
    const token = await logIn(server, student)
    const answer = await report({ request_number: '2025-000009' }, { headers: bearer(token) })
    expect(answer.json().copy_sent_to).toBe(student.email)
    const [copy] = await messagesTo(server, student.email)
    expect(copy).toMatchObject({ template: 'PROBLEM_REPORT_COPY', studentId: student.id, replyTo: null })
    expect(copy?.subject).toContain(answer.json().id)
    expect(copy?.body).toContain('It does not open.')
    // Where the account has no request, what was typed is all there is.
    const [message] = await messagesTo(server, support)
    expect(message?.body).toContain('2025-000009')
  })

  it('of a session that is over or no session at all is an anonymous one', async () => {
    const answer = await report({}, { headers: { authorization: 'Bearer nonsense.of.somebody' } })
    expect(answer.json()).toMatchObject({ copy_sent_to: null })
  })

  it('has an answer promised by its topic; without one it is about something else', async () => {
    expect((await report({ topic: 'ACCESSIBILITY' })).json().answer_days).toBe(2)
    const { topic: _, ...without } = right
    const answer = await post(server, `${core}/mailer/send-email-without-file`, without)
    expect(answer.json().answer_days).toBe(5)
  })

  it('may name the support address itself, as the specification has it', async () => {
    expect((await report({ to: support })).statusCode).toBe(200)
    expect((await report({ to: support.toUpperCase() })).statusCode).toBe(200)
  })

  it('is text: markup of it is markup nowhere', async () => {
    await report({ body: '<script>alert(1)</script>', subject: '<b>x</b>' })
    const [message] = await messagesTo(server, support)
    expect(message?.html).toContain('&lt;script&gt;')
    expect(message?.html).not.toContain('<script>')
  })
})

describe('a problem report is refused', () => {
  it.each([
    ['to another recipient', { to: 'victim@example.org' }, 'to'],
    ['to several recipients', { to: `${support},victim@example.org` }, 'to'],
    ['with a head in the address', { from: 'noa@example.org\r\nBcc: victim@example.org' }, 'from'],
    ['with a head in the subject', { subject: 'Hi\r\nBcc: victim@example.org' }, 'subject'],
    ['with a line break in the subject', { subject: 'Hi\nBcc: victim@example.org' }, 'subject'],
    ['without an address', { from: '' }, 'from'],
    ['with a subject of 151 characters', { subject: 'x'.repeat(151) }, 'subject'],
    ['with 5,001 characters', { body: 'x'.repeat(5_001) }, 'body'],
    ['with markup for a number', { request_number: '<b>' }, 'request_number'],
    ["with the bot's field filled", { website: 'https://spam.example' }, 'website'],
  ])('%s', async (_name, change, field) => {
    const answer = await report(change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.errors.map((item: { field: string }) => item.field)).toEqual([field])
    expect(await count()).toBe(0)
  })

  it.each([
    { topic: 'MONEY' },
    { cc: 'victim@example.org' },
    { subject: ['a'] },
    { body: 'x'.repeat(20_001) },
  ])('as a wrong request: %j', async (change) => {
    expect((await report(change)).statusCode).toBe(400)
    expect(await count()).toBe(0)
  })

  it('after five in an hour from one address; another address may write', async () => {
    const address = '203.0.113.7'
    for (let n = 0; n < 5; n++) expect((await report({}, { address })).statusCode).toBe(200)
    const sixth = await report({}, { address })
    expect([sixth.statusCode, sixth.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await report({}, { address: '203.0.113.8' })).statusCode).toBe(200)
    expect(await count()).toBe(6)
  })
})
