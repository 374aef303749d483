import { contact } from '@milgo/messages/he/contact'
import { letters } from '@milgo/messages/he/letters'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authz, bearer, core, givenStudent, logIn, messagesTo, post } from './support/accounts.ts'
import { givenDraft, openPeriod } from './support/form.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

const support = 'support@milgo.example'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  await openPeriod(server)
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
  it('is sent only to the support, with its writer as reply address and a ticket number', async () => {
    const answer = await report()
    expect(answer.statusCode).toBe(200)
    const { id, ...rest } = answer.json()
    expect(id).toMatch(/^M-\d{4,}$/)
    expect(rest).toEqual({ answer_days: 3, copy_sent_to: null })
    const [message, ...more] = await messagesTo(server, support)
    expect(more).toEqual([])
    expect(message).toMatchObject({ replyTo: 'noa@example.org', template: 'PROBLEM_REPORT', studentId: null })
    expect(message?.subject).toBe(`[${id}] ${contact.topics.DOCUMENTS}: A file`)
    expect(message?.body).toContain('What now?')
    for (const text of [message?.body, message?.html]) {
      expect(text).toContain(letters.footerToAnswer)
      expect(text).not.toContain(letters.footer)
    }
    expect(await count()).toBe(1)
  })

  it('of a logged-in student names their request, whatever was typed, and is copied to their address', async () => {
    const form = await givenDraft(server)
    const number = (await form.currentUser()).json().request.request_number
    expect(number).toMatch(/^2025-\d{6}$/)
    const answer = await report({ request_number: '2025-999999' }, { headers: bearer(form.token) })
    expect(answer.json().copy_sent_to).toBe(form.student.email)
    const [message] = await messagesTo(server, support)
    expect(message?.body).toContain(number)
    expect(message?.body).not.toContain('2025-999999')
  })

  it('of a logged-in student without a request names the typed number, and is copied to their address', async () => {
    const student = await givenStudent(server, 71_000)
    const token = await logIn(server, student)
    const answer = await report({ request_number: '2025-000009' }, { headers: bearer(token) })
    expect(answer.json().copy_sent_to).toBe(student.email)
    const [copy] = await messagesTo(server, student.email)
    expect(copy).toMatchObject({ template: 'PROBLEM_REPORT_COPY', studentId: student.id, replyTo: null })
    expect(copy?.subject).toContain(answer.json().id)
    expect(copy?.body).toContain('It does not open.')
    const [message] = await messagesTo(server, support)
    expect(message?.body).toContain('2025-000009')
  })

  it('with an ended session is anonymous', async () => {
    const form = await givenDraft(server)
    const sent = { headers: bearer(form.token) }
    expect((await report({}, sent)).json()).toMatchObject({ copy_sent_to: form.student.email })
    expect((await post(server, `${authz}/logout`, {}, sent)).statusCode).toBe(200)
    const answer = await report({}, sent)
    const { id, copy_sent_to } = answer.json()
    expect([answer.statusCode, copy_sent_to]).toEqual([200, null])
    const message = (await messagesTo(server, support)).find(({ subject }) => subject?.includes(id))
    expect(message?.body).toContain('It does not open.')
    expect(message?.body).not.toContain('2025-')
  })

  it('with a token of nobody is anonymous', async () => {
    const answer = await report({}, { headers: { authorization: 'Bearer nonsense.of.somebody' } })
    expect(answer.json()).toMatchObject({ copy_sent_to: null })
  })

  it('has a response time by its topic; without a topic it counts as another matter', async () => {
    expect((await report({ topic: 'ACCESSIBILITY' })).json().answer_days).toBe(2)
    const [message] = await messagesTo(server, support)
    expect(message?.subject).toContain(contact.topics.ACCESSIBILITY)
    const { topic: _, ...without } = right
    const answer = await post(server, `${core}/mailer/send-email-without-file`, without)
    expect(answer.json().answer_days).toBe(5)
  })

  it('may name the support address itself, as in the specification', async () => {
    expect((await report({ to: support })).statusCode).toBe(200)
    expect((await report({ to: support.toUpperCase() })).statusCode).toBe(200)
  })

  it('is text: markup in it is never interpreted', async () => {
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
    ['with markup for a number', { request_number: '<b>-1' }, 'request_number'],
    ['without anything to see in its subject', { subject: '\u3164' }, 'subject'],
    ['without anything to see in it', { body: '\u2800' }, 'body'],
    ['with a word for a number', { request_number: 'abc' }, 'request_number'],
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

  it('after five in an hour from one address, but not from another address', async () => {
    const address = '203.0.113.7'
    for (let n = 0; n < 5; n++) expect((await report({}, { address })).statusCode).toBe(200)
    const sixth = await report({}, { address })
    expect([sixth.statusCode, sixth.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await report({}, { address: '203.0.113.8' })).statusCode).toBe(200)
    expect(await count()).toBe(6)
  })
})
