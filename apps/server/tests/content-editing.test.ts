import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument } from '@milgo/domain/content-editing/content-document'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockOf, core } from './support/accounts.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { auditOf } from './support/staff.ts'

const { at, member, ask } = useReviewBench()

let editor: Member
let second: Member
beforeAll(async () => {
  editor = await member('content-editor')
  second = await member('content-editor')
})
afterEach(async () => {
  clockOf(at.server, '2026-01-15T10:00:00Z')
  await at.server.database.transaction(async (tx) => {
    await tx.execute(sql`delete from content_versions`)
    await tx.execute(sql`delete from content_drafts`)
  })
})

const open = async (name: string): Promise<OpenContent> =>
  (await ask(editor, 'GET', `content/${name}`)).json()
const act = async (name: string, verb: string, body: object = {}, who = editor) =>
  ask(who, 'POST', `content/${name}/${verb}`, { seen: (await open(name)).seen, ...body })
const save = async (name: string, document: ContentDocument, seen?: OpenContent['seen'], who = editor) =>
  ask(who, 'PUT', `content/${name}/draft`, { seen: seen ?? (await open(name)).seen, document })

const changed = (document: ContentDocument, field: string, words: string): ContentDocument => ({
  ...document,
  texts: {
    he: { ...document.texts.he, [field]: `${words} he` },
    ar: { ...document.texts.ar, [field]: `${words} ar` },
    en: { ...document.texts.en, [field]: `${words} en` },
  },
})
const publish = async (name: string, field: string, words: string, publish_at: string | null = null) => {
  await save(name, changed((await open(name)).document, field, words))
  return act(name, 'publish', { publish_at })
}
const read = async (path: string, language = 'en') =>
  (await at.server.app.inject({ url: `${core}${path}`, headers: { 'accept-language': language } })).json()

/** Where each kind is read by the public: its call, and the words of a field there. */
const places = [
  ['slider/1', 'title', '/information-sliders/get-all', (all: { title: string }[]) => all[0]?.title],
  ['square/1', 'text', '/information-squares/get-all', (all: { text: string }[]) => all[0]?.text],
  ['faq-category/1', 'title', '/faq-category/all', (all: { title: string }[]) => all[0]?.title],
  [
    'faq-question/101',
    'answer',
    '/faq-category/all',
    (all: { questions: { answer: string }[] }[]) => all[0]?.questions[0]?.answer,
  ],
  [
    'field-help/bank',
    'description',
    '/fields-help/get-all',
    (all: { key: string; description: string }[]) => all.find(({ key }) => key === 'bank')?.description,
  ],
  [
    'modal-window/requestSubmission',
    'header',
    '/modal-windows/get-all',
    (all: { key: string; header: string }[]) => all.find(({ key }) => key === 'requestSubmission')?.header,
  ],
  ['legal-text/terms', 'title', '/legal-text/get-all', (all: { title: string }[]) => all[0]?.title],
] as const

describe('a text that an editor publishes', () => {
  it.each(places)('%s is read in three languages, and not before', async (name, field, path, words) => {
    const before = words(await read(path))
    await save(name, changed((await open(name)).document, field, 'Ours'))
    expect(words(await read(path))).toBe(before)
    const answer = await act(name, 'publish', { publish_at: null })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      draft: null,
      published_number: 2,
      seen: { version: 2, draft: null },
    })
    for (const language of ['he', 'ar', 'en'])
      expect(words(await read(path, language))).toBe(`Ours ${language}`)
  })

  it('at a time is read from that time on, by no job', async () => {
    const answer = await publish('slider/1', 'title', 'Later', '2026-01-15T10:20:00Z')
    expect(answer.json()).toMatchObject({
      scheduled: { number: 2, publish_at: '2026-01-15T10:20:00.000Z' },
      published_number: 1,
    })
    clockOf(at.server, '2026-01-15T10:19:59Z')
    expect((await read('/information-sliders/get-all'))[0].title).not.toBe('Later en')
    clockOf(at.server, '2026-01-15T10:20:00Z')
    expect((await read('/information-sliders/get-all'))[0].title).toBe('Later en')
    expect(await open('slider/1')).toMatchObject({ scheduled: null, published_number: 2 })
  })

  it('that is scheduled can be called back, and holds off another one until then', async () => {
    await publish('slider/1', 'title', 'Later', '2026-01-16T08:00:00Z')
    const { document } = await open('slider/1')
    expect((await save('slider/1', document)).json().error.code).toBe('CONTENT_SCHEDULED')
    expect((await act('slider/1', 'restore', { number: 1 })).json().error.code).toBe('CONTENT_SCHEDULED')
    const back: OpenContent = (await act('slider/1', 'call-back')).json()
    expect(back).toMatchObject({ scheduled: null, draft: { at: expect.any(String) }, seen: { version: 1 } })
    expect(back.document.texts.en['title']).toBe('Later en')
  })

  it('is brought back as a new version of the old words', async () => {
    const old = (await read('/information-sliders/get-all'))[0].title
    await publish('slider/1', 'title', 'New')
    await publish('slider/1', 'title', 'Newer')
    const restored: OpenContent = (await act('slider/1', 'restore', { number: 1 })).json()
    expect(restored.history.map(({ number, restores }) => [number, restores])).toEqual([
      [4, 1],
      [3, null],
      [2, null],
      [1, null],
    ])
    expect((await read('/information-sliders/get-all'))[0].title).toBe(old)
    await act('slider/1', 'restore', { number: 2 })
    expect((await read('/information-sliders/get-all'))[0].title).toBe('New en')
    expect((await act('slider/1', 'restore', { number: 9 })).statusCode).toBe(404)
  })

  it('of the law asks for consent by its version', async () => {
    await publish('legal-text/privacy', 'title', 'Ours')
    const [, privacy] = await read('/legal-text/get-all')
    expect(privacy).toMatchObject({ version: 2, is_sample: false, changed_at: '2026-01-15T10:00:00.000Z' })
  })

  it('stands in the trail under the name of the editor', async () => {
    await publish('slider/1', 'title', 'Ours')
    const entries = await auditOf(at.server, editor.id)
    expect(entries.find(({ action }) => action === 'content-published')).toMatchObject({
      details: { kind: 'slider', key: '1', version: '2' },
    })
  })
})

describe('two editors', () => {
  it('never overwrite each other: who saw an older draft or version is told', async () => {
    const first = await open('slider/1')
    await save('slider/1', changed(first.document, 'title', 'One'), first.seen)
    const late = await save('slider/1', changed(first.document, 'title', 'Two'), first.seen, second)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'CONTENT_CHANGED'])
    expect((await open('slider/1')).document.texts.en['title']).toBe('One en')

    const draft = await open('slider/1')
    await act('slider/1', 'publish', { publish_at: null })
    for (const verb of ['publish', 'discard', 'restore', 'call-back']) {
      const body = {
        seen: draft.seen,
        ...(verb === 'publish' && { publish_at: null }),
        ...(verb === 'restore' && { number: 1 }),
      }
      const answer = await ask(second, 'POST', `content/slider/1/${verb}`, body)
      expect([verb, answer.json().error?.code]).toEqual([verb, 'CONTENT_CHANGED'])
    }
  })

  it('that save at once: one of them is told', async () => {
    const { seen, document } = await open('square/1')
    const answers = await Promise.all(
      [editor, second].map((who) =>
        save('square/1', changed(document, 'title', who.id.slice(0, 8)), seen, who),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('a text of the office', () => {
  it('is begun as a draft, shown in its order once published, and taken away again', async () => {
    const added: OpenContent = (await ask(editor, 'POST', 'content', { kind: 'slider' })).json()
    const name = `slider/${added.key}`
    expect(added).toMatchObject({ published: null, seen: { version: 0 }, history: [] })
    const whole = changed(changed(added.document, 'title', 'Our own'), 'text', 'Words')
    await save(name, { ...whole, shared: { ...whole.shared, position: 0 } })
    expect((await act(name, 'publish', { publish_at: null })).json()).toMatchObject({ published_number: 1 })
    const titles = async () =>
      (await read('/information-sliders/get-all')).map(({ title }: { title: string }) => title)
    expect((await titles())[1]).toBe('Our own en')
    const { document } = await open(name)
    await save(name, { ...document, shared: { ...document.shared, show: false } })
    await act(name, 'publish', { publish_at: null })
    expect(await titles()).not.toContain('Our own en')
    expect((await act(name, 'restore', { number: 1 })).statusCode).toBe(200)
    expect(await titles()).toContain('Our own en')
  })

  it('that was nothing but a draft is gone when it is discarded', async () => {
    const { key }: OpenContent = (await ask(editor, 'POST', 'content', { kind: 'square' })).json()
    expect((await act(`square/${key}`, 'discard')).json()).toBeNull()
    expect((await ask(editor, 'GET', `content/square/${key}`)).statusCode).toBe(404)
  })

  it('of a kind that pages ask for by name has no new ones', async () => {
    expect((await ask(editor, 'POST', 'content', { kind: 'modal-window' })).statusCode).toBe(400)
  })

  it('counts votes as a question does', async () => {
    const { key, document }: OpenContent = (
      await ask(editor, 'POST', 'content', { kind: 'faq-question' })
    ).json()
    const name = `faq-question/${key}`
    const whole = changed(changed(document, 'question', 'Why?'), 'answer', 'So')
    await save(name, { ...whole, shared: { ...whole.shared, category: '1' } })
    await act(name, 'publish', { publish_at: null })
    const vote = (question_id: number) =>
      at.server.app.inject({
        method: 'POST',
        url: `${core}/faq-question/rate`,
        payload: { question_id, is_helpful: true },
      })
    expect((await vote(Number(key))).statusCode).toBe(200)
    expect((await vote(Number(key) + 1)).statusCode).toBe(404)
  })
})

describe('what would break a page', () => {
  const refusals = async (name: string, change: (document: ContentDocument) => ContentDocument) => {
    await save(name, change((await open(name)).document))
    const { error } = (await act(name, 'publish', { publish_at: null })).json()
    return [
      error.statusCode,
      error.errors.map(({ code, field }: { code: string; field: string }) => [field, code]),
    ]
  }
  const inEnglish = (field: string, value: string | object[]) => (document: ContentDocument) =>
    ({
      ...document,
      texts: { ...document.texts, en: { ...document.texts.en, [field]: value } },
    }) as ContentDocument
  const paragraph = (text: string, link?: string) => [
    { kind: 'paragraph', spans: [{ text, ...(link !== undefined && { link }) }] },
  ]

  it.each([
    ['slider/1', inEnglish('title', ' '), 'en.title', 'CONTENT_MISSING'],
    ['slider/1', inEnglish('badge', ''), 'en.badge', 'CONTENT_MISSING'],
    ['slider/1', inEnglish('title', 'x'.repeat(61)), 'en.title', 'CONTENT_TOO_LONG'],
    ['slider/1', inEnglish('text', 'In {year}'), 'en.text', 'CONTENT_PLACEHOLDER_UNKNOWN'],
    [
      'legal-text/terms',
      inEnglish('text', paragraph('x', 'javascript:alert(1)')),
      'en.text',
      'CONTENT_LINK_BROKEN',
    ],
    ['legal-text/terms', inEnglish('text', paragraph('x', '/nowhere')), 'en.text', 'CONTENT_LINK_BROKEN'],
    [
      'legal-text/terms',
      inEnglish('text', [...paragraph('x'), ...paragraph('')]),
      'en.text',
      'CONTENT_BLOCK_EMPTY',
    ],
  ])('%s is refused by its field: %#', async (name, change, field, code) => {
    expect(await refusals(name, change)).toEqual([250, [[field, code]]])
    expect(await open(name)).toMatchObject({ published_number: 1 })
  })

  it.each([
    ['slider/1', 'link', '/nowhere', 'CONTENT_LINK_BROKEN'],
    ['slider/1', 'link', 'javascript:alert(1)', 'CONTENT_LINK_BROKEN'],
    ['slider/1', 'icon', 'skull', 'CONTENT_VALUE_WRONG'],
    ['slider/1', 'position', -1, 'CONTENT_VALUE_WRONG'],
    ['faq-category/1', 'faq', 'other', 'CONTENT_VALUE_WRONG'],
    ['faq-question/101', 'category', '9999', 'CONTENT_VALUE_WRONG'],
  ])('%s with %s %s is refused', async (name, field, value, code) => {
    const wrong = (document: ContentDocument) => ({
      ...document,
      shared: { ...document.shared, [field]: value },
    })
    expect(await refusals(name, wrong)).toEqual([250, [[field, code]]])
  })

  it('is also a time that is over, and nothing at all', async () => {
    const past = await publish('slider/1', 'title', 'Past', '2026-01-15T10:00:00Z')
    expect(past.json().error).toMatchObject({ statusCode: 250, errors: [{ code: 'CONTENT_TIME_PAST' }] })
    await act('slider/1', 'discard')
    const none = await act('slider/1', 'publish', { publish_at: null })
    expect([none.statusCode, none.json().error.code]).toEqual([409, 'NOTHING_TO_PUBLISH'])
  })

  it.each([
    [{ texts: { he: { title: [] }, ar: {}, en: {} }, shared: {} }],
    [{ texts: { he: { html: 'x' }, ar: {}, en: {} }, shared: {} }],
    [{ texts: { he: {}, ar: {}, en: {} }, shared: { onclick: 'x' } }],
    [{ texts: { he: {}, ar: {}, en: {} }, shared: { show: 'yes' } }],
    [{ texts: { he: {}, en: {} }, shared: {} }],
  ])('a draft of another shape is a wrong request: %j', async (document) => {
    expect((await save('slider/1', document as unknown as ContentDocument)).statusCode).toBe(400)
  })
})

describe('the list', () => {
  it('has every text, what it lacks and what is a draft', async () => {
    const { document } = await open('slider/2')
    const { title: _title, ...rest } = document.texts.ar
    await save('slider/2', { ...document, texts: { ...document.texts, ar: rest } })
    await publish('square/1', 'title', 'Later', '2026-01-16T08:00:00Z')
    const { texts } = (await ask(editor, 'GET', 'content')).json()
    const of = (kind: string, key: string) =>
      texts.find((text: { kind: string; key: string }) => text.kind === kind && text.key === key)
    expect(of('slider', '2')).toMatchObject({ missing: ['ar'], has_draft: true, is_shown: true })
    expect(of('square', '1')).toMatchObject({ has_draft: false, scheduled_at: '2026-01-16T08:00:00.000Z' })
    expect(of('faq-question', '101')).toMatchObject({ group: 'portal', missing: [] })
    expect(new Set(texts.map(({ kind }: { kind: string }) => kind)).size).toBe(8)
  })

  it('is the editor’s alone', async () => {
    for (const role of ['reviewer', 'manager', 'finance', 'administrator'] as const) {
      const other = await member(role)
      expect([role, (await ask(other, 'GET', 'content')).statusCode]).toEqual([role, 403])
      const answer = await ask(other, 'POST', 'content/slider/1/publish', {
        seen: { version: 1, draft: null },
        publish_at: null,
      })
      expect([role, answer.statusCode]).toEqual([role, 403])
    }
  })
})

it('every text that comes with the release could be published as it is', async () => {
  const { texts } = (await ask(editor, 'GET', 'content')).json()
  const refused: unknown[] = []
  for (const { kind, key } of texts) {
    const { seen, document } = await open(`${kind}/${key}`)
    await save(`${kind}/${key}`, document, seen)
    const { error } = (await act(`${kind}/${key}`, 'publish', { publish_at: null })).json()
    if (error) refused.push([kind, key, error.errors])
  }
  expect(refused).toEqual([])
}, 60_000)
