import { randomUUID } from 'node:crypto'
import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument, DraftRichText } from '@milgo/domain/content/content-document'
import { letters } from '@milgo/messages/en/letters'
import { statusGuide } from '@milgo/messages/en/status-guide'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockOf } from './support/accounts.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'

const { at, member, ask, sent } = useReviewBench()

let editor: Member
let reviewer: Member
beforeAll(async () => {
  editor = await member('content-editor')
  reviewer = await member('reviewer')
})
const run = async (statement: ReturnType<typeof sql>) =>
  (await at.server.database.transaction((tx) => tx.execute(statement))).rows
afterEach(async () => {
  clockOf(at.server, '2026-01-15T10:00:00Z')
  await run(sql`delete from content_versions`)
  await run(sql`delete from content_drafts`)
})

const name = 'message-template/REQUEST_SUBMITTED'
const open = async (): Promise<OpenContent> => (await ask(editor, 'GET', `content/${name}`)).json()
const value = (one: string) => ({ text: `{${one}}`, value: true as const })
const line = (...spans: object[]) => [{ kind: 'paragraph', spans }] as DraftRichText
const texts = (words: string) => ({
  subject: line({ text: `${words} <b>` }),
  body: [
    ...line({ text: `${words} <script>alert(1)</script> `, bold: true }, value('number')),
    ...line({ text: 'Next: ' }, value('next')),
  ],
  sms: line({ text: `${words} ` }, value('number')),
})
const inThree = (words: string): ContentDocument => ({
  texts: { he: texts(`${words} he`), ar: texts(`${words} ar`), en: texts(`${words} en`) },
  shared: {},
})
const save = async (document: ContentDocument) =>
  ask(editor, 'PUT', `content/${name}/draft`, { seen: (await open()).seen, document })
const publish = async (document: ContentDocument, publish_at: string | null = null) => {
  expect((await save(document)).statusCode).toBe(200)
  return ask(editor, 'POST', `content/${name}/publish`, { seen: (await open()).seen, publish_at })
}
type Sent = {
  channel: string
  subject: string | null
  body: string
  html: string | null
  template_version: string
  values: object
}
const messagesAbout = async (studentId: string) =>
  (await run(sql`select channel, subject, body, html, template_version, values from outbox_messages
    where student_id = ${studentId} and template = 'REQUEST_SUBMITTED' order by channel`)) as Sent[]

describe('a message that an editor has changed', () => {
  it('is sent with the new text, and neither text nor value is interpreted as markup', async () => {
    expect((await publish(inThree('Ours'))).statusCode).toBe(200)
    const form = await sent()
    const [mail, sms] = await messagesAbout(form.student.id)
    expect(mail).toMatchObject({
      template_version: '2',
      subject: expect.stringMatching(/^Ours (he|en) <b>$/),
    })
    expect(mail?.html).toContain('<b>Ours')
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.body).toContain('Ours')
    expect(sms?.body).toMatch(/^Ours (he|en) .*\d{6}/)
    expect(mail?.values).toMatchObject({ number: expect.stringMatching(/\d{6}/) })
  })

  it('has links to pages of the portal and to addresses, which its text spells out', async () => {
    const document = inThree('Linked')
    const linked = line(
      value('number'),
      { text: ' FAQ', link: '/faq' },
      { text: ' us', link: 'mailto:us@milgo.example' },
    )
    for (const language of ['he', 'ar', 'en'] as const) document.texts[language]['body'] = linked
    expect((await publish(document)).statusCode).toBe(200)
    const [mail] = await messagesAbout((await sent()).student.id)
    const site = 'http://localhost:3000'
    expect(mail?.html).toContain(`<a href="${site}/faq"> FAQ</a>`)
    expect(mail?.html).toContain('<a href="mailto:us@milgo.example"> us</a>')
    expect(mail?.body).toContain(` FAQ (\u2066${site}/faq\u2069) us (\u2066us@milgo.example\u2069)`)
  })

  it('changes at its time, and not before', async () => {
    await publish(inThree('Later'), '2026-01-15T10:10:00Z')
    expect((await messagesAbout((await sent()).student.id))[0]?.template_version).toMatch(/^1-/)
    clockOf(at.server, '2026-01-15T10:10:00Z')
    expect((await messagesAbout((await sent()).student.id))[0]).toMatchObject({ template_version: '2' })
  })

  it('is shown with its original text after delivery, whatever the template is now', async () => {
    const shipped = await sent()
    await publish(inThree('Second'))
    const form = await sent()
    const bodies = [...(await messagesAbout(shipped.student.id)), ...(await messagesAbout(form.student.id))]
    await publish(inThree('Third'))
    await run(sql`update outbox_messages set body = '', html = null, state = 'delivered'`)
    const log = async (id: string): Promise<{ text: string; channel: string; template_version: number }[]> =>
      (await ask(reviewer, 'GET', `requests/${id}/messages`))
        .json()
        .messages.filter(({ template }: { template: string }) => template === 'REQUEST_SUBMITTED')
        .toSorted((one: { channel: string }, other: { channel: string }) =>
          one.channel.localeCompare(other.channel),
        )
    const read = [...(await log(shipped.id)), ...(await log(form.id))]
    expect(read.map(({ text }) => text)).toEqual(bodies.map(({ body }) => body))
    expect(read[2]?.text).toContain('Second')
    expect(read.map(({ template_version }) => template_version)).toEqual([1, 1, 2, 2])
    expect(read[2]?.text).toContain('<script>alert(1)</script>')
  })
})

describe('refusals by field', () => {
  const without = (field: 'subject' | 'body' | 'sms', words: DraftRichText): ContentDocument => {
    const document = inThree('Ours')
    return { ...document, texts: { ...document.texts, en: { ...document.texts.en, [field]: words } } }
  }
  it.each([
    ['a needed value is missing', 'body', line({ text: 'No number' }), 'CONTENT_PLACEHOLDER_MISSING'],
    ['of an SMS too', 'sms', line({ text: 'No number' }), 'CONTENT_PLACEHOLDER_MISSING'],
    ['typed braces', 'body', line(value('number'), { text: ' {number}' }), 'CONTENT_BRACES_TYPED'],
    ['a second line', 'subject', line({ text: 'a\r\nBcc: b@example.org' }), 'CONTENT_LINE_BROKEN'],
    ['one brace', 'subject', line({ text: 'a { b' }), 'CONTENT_BRACES_TYPED'],
    [
      'a value of another message',
      'body',
      line(value('number'), value('code')),
      'CONTENT_PLACEHOLDER_UNKNOWN',
    ],
    ['a list in a subject', 'subject', line(value('notices')), 'CONTENT_PLACEHOLDER_UNKNOWN'],
    [
      'a link that runs code',
      'body',
      line(value('number'), { text: 'x', link: 'javascript:alert(1)' }),
      'CONTENT_LINK_BROKEN',
    ],
    ['no words', 'sms', [], 'CONTENT_MISSING'],
    ['an empty block', 'body', [...line(value('number')), ...line({ text: ' ' })], 'CONTENT_BLOCK_EMPTY'],
  ] as const)('%s', async (_name, field, words, code) => {
    const { error } = (await publish(without(field, [...words]))).json()
    expect(error.errors).toEqual([expect.objectContaining({ code, field: `en.${field}` })])
  })

  it('bold words, links and headings in a field that has none', async () => {
    for (const words of [
      line({ text: 'x', bold: true }, value('number')),
      line({ text: 'x', link: 'https://example.org/' }, value('number')),
      [{ kind: 'heading', text: 'x' }] as DraftRichText,
    ])
      expect((await save(without('sms', words))).statusCode).toBe(400)
    expect(
      (await save(without('subject', [...line({ text: 'x' }), ...line({ text: 'y' })]))).statusCode,
    ).toBe(400)
  })

  it('an unknown message', async () => {
    expect((await ask(editor, 'GET', 'content/message-template/NOTHING')).statusCode).toBe(404)
    expect(
      (
        await ask(editor, 'POST', 'content', {
          kind: 'message-template',
          revision: randomUUID(),
          document: { texts: { he: {}, ar: {}, en: {} }, shared: {} },
        })
      ).statusCode,
    ).toBe(400)
  })

  it('an editor who has seen an older draft', async () => {
    const { seen } = await open()
    await save(inThree('One'))
    const late = await ask(editor, 'PUT', `content/${name}/draft`, { seen, document: inThree('Two') })
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'CONTENT_CHANGED'])
  })
})

describe('the catalogue', () => {
  it('has every message with the version in force and the next one', async () => {
    await publish(inThree('Ours'))
    await publish(inThree('Later'), '2026-01-16T08:00:00Z')
    const { templates } = (await ask(editor, 'GET', 'message-templates')).json()
    expect(templates).toHaveLength(35)
    expect(templates.find(({ key }: { key: string }) => key === 'REQUEST_SUBMITTED')).toEqual({
      key: 'REQUEST_SUBMITTED',
      to: 'student',
      channels: ['mail', 'sms'],
      version: 2,
      since: '2026-01-15T10:00:00.000Z',
      next: { number: 3, publish_at: '2026-01-16T08:00:00.000Z' },
    })
    expect(templates[0]).toMatchObject({ key: 'CODE_REGISTER', version: 1, since: null, next: null })
  })

  it('is only for editors', async () => {
    for (const role of ['reviewer', 'manager', 'finance', 'administrator'] as const)
      expect((await ask(await member(role), 'GET', 'message-templates')).statusCode).toBe(403)
  })
})

describe('a preview', () => {
  const key = 'message-templates/REQUEST_SUBMITTED'
  const trial = (words: string) => ({ language: 'en', document: inThree(words) })

  it('has masked values of the application that was sent last, and is in the audit trail', async () => {
    // No other application of this file is sent so late.
    clockOf(at.server, '2026-01-15T10:20:00Z')
    const form = await sent()
    const answer = await ask(editor, 'POST', `${key}/preview`, trial('Ours'))
    expect(answer.statusCode, answer.body).toBe(200)
    const { request_number, mail, sms } = answer.json()
    expect(request_number).toMatch(/^\d{4}-\d{3}•••$/)
    expect(mail.subject).toBe('Ours en <b>')
    expect(sms).toContain('•••')
    for (const secret of [form.student.email, form.student.phone]) expect(answer.body).not.toContain(secret)
    const [entry] = await run(sql`select student_id, details from audit_entries
      where staff_id = ${editor.id} and action = 'template-previewed' order by at desc limit 1`)
    expect(entry).toEqual({ student_id: form.student.id, details: { template: 'REQUEST_SUBMITTED' } })
  })

  it('is what the student would get: of its own status, and without files for an appeal that has none', async () => {
    clockOf(at.server, '2026-01-15T10:25:00Z')
    await sent()
    const blocks = async (key: string, ...values: string[]): Promise<{ text: string; kind: string }[]> => {
      const body = values.flatMap((one) => line(value(one)))
      const words = { ...texts('Words'), body }
      const document = { texts: { he: words, ar: words, en: words }, shared: {} }
      const answer = await ask(editor, 'POST', `message-templates/${key}/preview`, {
        language: 'en',
        document,
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().mail.blocks
    }
    const shown = async (key: string, ...values: string[]) => JSON.stringify(await blocks(key, ...values))
    expect(await shown('APPEAL_RECEIVED', 'files', 'noFiles')).toBe(
      JSON.stringify(line({ text: letters.appeals.noFiles })),
    )
    expect(await blocks('CORRECTION_REMINDER', 'unsent')).toEqual([])
    expect(await blocks('RESULT_PUBLISHED', 'address')).toEqual([])
    expect(await shown('CORRECTION_RECEIVED', 'files')).toContain('•••')
    expect(await shown('CORRECTION_RETURNED', 'next')).toContain(statusGuide.REPAIR_BACK_FOR.next)
    // Ten days of the period, because nothing was returned yet.
    expect(await shown('CORRECTION_RETURNED', 'deadline')).toContain('25.01.2026')
  })

  it('is sent to the editor’s own address, marked as a trial, a limited number of times an hour', async () => {
    await run(sql`delete from rate_limits`)
    const answers = []
    for (let n = 0; n < 11; n++) answers.push(await ask(editor, 'POST', `${key}/trial`, trial('<i>Try</i>')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429])
    const [mail] = await run(sql`select recipient, subject, html, student_id, values from outbox_messages
      where cause like 'template-trial:%' limit 1`)
    expect(mail).toMatchObject({
      recipient: answers[0]?.json().email,
      subject: 'Trial: <i>Try</i> en <b>',
      student_id: null,
      values: null,
    })
    expect(mail?.['html']).not.toContain('<i>')
  })

  it('is only for editors', async () => {
    for (const verb of ['preview', 'trial'])
      expect((await ask(reviewer, 'POST', `${key}/${verb}`, trial('x'))).statusCode).toBe(403)
  })
})
