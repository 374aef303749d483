import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument, DraftRichText } from '@milgo/domain/content-editing/content-document'
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
const toldOf = async (studentId: string) =>
  (await run(sql`select channel, subject, body, html, template_version, values from outbox_messages
    where student_id = ${studentId} and template = 'REQUEST_SUBMITTED' order by channel`)) as Sent[]

describe('a message that an editor has changed', () => {
  it('is sent in the new words, and nothing in them or in a value is markup', async () => {
    expect((await publish(inThree('Ours'))).statusCode).toBe(200)
    const form = await sent()
    const [mail, sms] = await toldOf(form.student.id)
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

  it('says at its time what it will say, and not before', async () => {
    await publish(inThree('Later'), '2026-01-15T10:30:00Z')
    expect((await toldOf((await sent()).student.id))[0]?.template_version).toMatch(/^1-/)
    clockOf(at.server, '2026-01-15T10:30:00Z')
    expect((await toldOf((await sent()).student.id))[0]).toMatchObject({ template_version: '2' })
  })

  it('that was delivered is read in the words that it had, whatever they are now', async () => {
    const shipped = await sent()
    await publish(inThree('Second'))
    const form = await sent()
    const bodies = [...(await toldOf(shipped.student.id)), ...(await toldOf(form.student.id))]
    await publish(inThree('Third'))
    await run(sql`update outbox_messages set body = '', html = null, state = 'delivered'`)
    const log = async (id: string): Promise<{ text: string; channel: string }[]> =>
      (await ask(reviewer, 'GET', `requests/${id}/messages`))
        .json()
        .messages.filter(({ template }: { template: string }) => template === 'REQUEST_SUBMITTED')
        .toSorted((one: { channel: string }, other: { channel: string }) =>
          one.channel.localeCompare(other.channel),
        )
    const read = [...(await log(shipped.id)), ...(await log(form.id))]
    expect(read.map(({ text }) => text)).toEqual(bodies.map(({ body }) => body))
    expect(read[2]?.text).toContain('Second')
    expect(read[2]?.text).toContain('<script>alert(1)</script>')
  })
})

describe('what is refused by its field', () => {
  const without = (field: 'subject' | 'body' | 'sms', words: DraftRichText): ContentDocument => {
    const document = inThree('Ours')
    return { ...document, texts: { ...document.texts, en: { ...document.texts.en, [field]: words } } }
  }
  it.each([
    ['a needed value is missing', 'body', line({ text: 'No number' }), 'CONTENT_PLACEHOLDER_MISSING'],
    ['of an SMS too', 'sms', line({ text: 'No number' }), 'CONTENT_PLACEHOLDER_MISSING'],
    ['typed braces', 'body', line(value('number'), { text: ' {number}' }), 'CONTENT_BRACES_TYPED'],
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
  ] as const)('%s', async (_name, field, words, code) => {
    const { error } = (await publish(without(field, [...words]))).json()
    expect(error.errors).toEqual([expect.objectContaining({ code, field: `en.${field}` })])
  })

  it('words that stand out, links and headings in what has none', async () => {
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

  it('a message that there is none of', async () => {
    expect((await ask(editor, 'GET', 'content/message-template/NOTHING')).statusCode).toBe(404)
    expect((await ask(editor, 'POST', 'content', { kind: 'message-template' })).statusCode).toBe(400)
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
    expect(templates).toHaveLength(34)
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

  it('is the editor’s alone', async () => {
    for (const role of ['reviewer', 'manager', 'finance', 'administrator'] as const)
      expect((await ask(await member(role), 'GET', 'message-templates')).statusCode).toBe(403)
  })
})
