import type { OpenContent } from '@milgo/contracts/office/content'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clockOf, core } from './support/accounts.ts'
import { changed, paragraph, useContentBench } from './support/content-bench.ts'
import { auditOf } from './support/staff.ts'

const { at, ask, staff, add, open, act, save, publish, read } = useContentBench()

/** Where the public reads each kind: the call, and the field's text in its answer. */
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
  it.each(places)(
    '%s is readable in three languages, and not before its publication',
    async (name, field, path, words) => {
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
    },
  )

  it('is visible at once, at any fraction of a millisecond', async () => {
    const between = sql<Date>`'2026-01-15T10:00:00.000900Z'::timestamptz`
    vi.spyOn(at.server.clock, 'now').mockReturnValue(between)
    onTestFinished(() => void vi.restoreAllMocks())
    const answer = await publish('slider/1', 'title', 'Now')
    expect(answer.json()).toMatchObject({ published_number: 2, scheduled: null })
    const back = await act('slider/1', 'restore', { number: 1 })
    expect(back.json()).toMatchObject({ published_number: 3, scheduled: null })
  })

  it('at a given time is visible from that time on, without a job', async () => {
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

  it('can be called back while it is scheduled, and blocks another version until then', async () => {
    await publish('slider/1', 'title', 'Later', '2026-01-16T08:00:00Z')
    const { document } = await open('slider/1')
    expect((await save('slider/1', document)).json().error.code).toBe('CONTENT_SCHEDULED')
    expect((await act('slider/1', 'restore', { number: 1 })).json().error.code).toBe('CONTENT_SCHEDULED')
    const back: OpenContent = (await act('slider/1', 'call-back')).json()
    expect(back).toMatchObject({ scheduled: null, draft: { at: expect.any(String) }, seen: { version: 1 } })
    expect(back.document.texts.en['title']).toEqual(paragraph({ text: 'Later en' }))
  })

  it('remembers which languages were confirmed for its Hebrew, and forgets them in the next draft', async () => {
    const { document } = await open('slider/1')
    const texts = { ...document.texts, he: { ...document.texts.he, title: paragraph({ text: 'חדש' }) } }
    await save('slider/1', { ...document, texts, fitting: ['en'] })
    expect((await open('slider/1')).document.fitting).toEqual(['en'])
    const published: OpenContent = (await act('slider/1', 'publish', { publish_at: null })).json()
    expect(published.history[0]?.document.fitting).toEqual(['en'])
    expect(published.document).not.toHaveProperty('fitting')
  })

  it('is restored as a new version with the old words', async () => {
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

  it.each([
    ['slider/1', 'text', 'correctionDays', '/information-sliders/get-all', 'Until 10'],
    ['modal-window/requestSubmission', 'text', 'date', '/modal-windows/get-all', 'Until {date}'],
    ['legal-text/terms', 'text', 'supportEmail', '/legal-text/get-all', '"link":"mailto:'],
  ])('%s shows the value of %s that was chosen', async (name, field, value, path, shown) => {
    const { document } = await open(name)
    const text = paragraph({ text: 'Until ' }, { text: `{${value}}`, value: true })
    const texts = { ...document.texts, en: { ...document.texts.en, [field]: text } }
    await save(name, { ...document, texts })
    const answer = await act(name, 'publish', { publish_at: null })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(JSON.stringify(await read(path))).toContain(shown)
  })

  it('with values among its words is opened with them as pieces', async () => {
    const { document } = await open('slider/1')
    expect(document.texts.en['text']).toEqual(
      paragraph(
        { text: expect.stringMatching(/between $/) },
        { text: '{reserveFrom}', value: true },
        { text: ' and ' },
        { text: '{reserveTo}', value: true },
        { text: expect.stringMatching(/^\?/) },
      ),
    )
    const { document: terms } = await open('legal-text/terms')
    expect(JSON.stringify(terms)).toContain('{"text":"{supportEmail}","value":true}')
  })

  it('that is a legal text asks for consent to its version', async () => {
    await publish('legal-text/privacy', 'title', 'Ours')
    const [, privacy] = await read('/legal-text/get-all')
    expect(privacy).toMatchObject({ version: 2, is_sample: false, changed_at: '2026-01-15T10:00:00.000Z' })
  })

  it('is recorded in the audit trail with the name of the editor', async () => {
    await publish('slider/1', 'title', 'Ours')
    const entries = await auditOf(at.server, staff.editor.id)
    expect(entries.find(({ action }) => action === 'content-published')).toMatchObject({
      details: { kind: 'slider', key: '1', title: 'Ours he', version: '2' },
    })
  })
})

describe('a text of the office', () => {
  it('is added as a draft, shown in its order once published, and removed again', async () => {
    const added: OpenContent = (await add('slider')).json()
    const name = `slider/${added.key}`
    expect(added).toMatchObject({ published: null, seen: { version: 0 }, history: [] })
    const whole = changed(changed(added.document, 'title', 'Our own', true), 'text', 'Words', true)
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

  it('is added once if a page without an answer repeats its first save', async () => {
    const revision = '00000000-0000-4000-8000-000000000001'
    const answers = await Promise.all([add('slider', revision), add('slider', revision)])
    const again = await add('slider', revision)
    for (const answer of [...answers, again])
      expect(answer.json()).toMatchObject({ key: '100001', seen: { version: 0, draft: revision } })
    expect((await add('slider')).json().key).toBe('100002')
  })

  it('is removed when its draft is discarded and it has no version', async () => {
    const { key }: OpenContent = (await add('square')).json()
    expect((await act(`square/${key}`, 'discard')).json()).toBeNull()
    expect((await ask(staff.editor, 'GET', `content/square/${key}`)).statusCode).toBe(404)
  })

  it('cannot be added if pages ask for its kind by name', async () => {
    expect((await add('modal-window')).statusCode).toBe(400)
  })

  it('counts votes like a question of the release', async () => {
    const { key, document }: OpenContent = (await add('faq-question')).json()
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

it('a question in a hidden category answers no search of the editor’s list', async () => {
  const words = 'zebra crossing'
  await publish('faq-question/101', 'question', words)
  const missed = { method: 'POST', url: `${core}/faq-question/report-miss` } as const
  await at.server.app.inject({
    ...missed,
    payload: { faq: 'portal', words },
    headers: { 'accept-language': 'en' },
  })
  const misses = async () => {
    const feedback = (await ask(staff.editor, 'GET', 'faq-feedback')).json()
    return feedback.misses.map((miss: { words: string }) => miss.words)
  }
  expect(await misses()).not.toContain(words)
  const { document } = await open('faq-question/101')
  const category = `faq-category/${document.shared['category']}`
  const shown = (await open(category)).document
  await save(category, { ...shown, shared: { ...shown.shared, show: false } })
  await act(category, 'publish', { publish_at: null })
  expect(await misses()).toContain(words)
})
