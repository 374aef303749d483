import type { ContentDocument } from '@milgo/domain/content/content-document'
import { longestText } from '@milgo/domain/content/rich-text'
import { describe, expect, it } from 'vitest'
import { paragraph, useContentBench } from './support/content-bench.ts'

const { ask, staff, open, act, save, publish } = useContentBench()

describe('content that would break a page', () => {
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
  const typed = (name: string) => paragraph({ text: `In {${name}}` })
  const chosen = (name: string) => paragraph({ text: `{${name}}`, value: true })

  it.each([
    ['slider/1', inEnglish('title', paragraph({ text: ' ' })), 'en.title', 'CONTENT_MISSING'],
    ['slider/1', inEnglish('badge', ''), 'en.badge', 'CONTENT_MISSING'],
    ['slider/1', inEnglish('badge', '\u3164'), 'en.badge', 'CONTENT_MISSING'],
    ['slider/1', inEnglish('title', paragraph({ text: '\u2800' })), 'en.title', 'CONTENT_MISSING'],
    ['slider/1', inEnglish('title', paragraph({ text: 'x'.repeat(61) })), 'en.title', 'CONTENT_TOO_LONG'],
    ['slider/1', inEnglish('title', paragraph({ text: 'a\r\nb' })), 'en.title', 'CONTENT_LINE_BROKEN'],
    ['square/1', inEnglish('title', 'a\nb'), 'en.title', 'CONTENT_LINE_BROKEN'],
    ['square/1', inEnglish('text', 'In {year}'), 'en.text', 'CONTENT_PLACEHOLDER_UNKNOWN'],
    ['slider/1', inEnglish('text', chosen('date')), 'en.text', 'CONTENT_PLACEHOLDER_UNKNOWN'],
    ['slider/1', inEnglish('title', typed('reserveTo')), 'en.title', 'CONTENT_BRACES_TYPED'],
    ['slider/1', inEnglish('text', typed('reserveTo')), 'en.text', 'CONTENT_BRACES_TYPED'],
    ['modal-window/requestSubmission', inEnglish('text', typed('date')), 'en.text', 'CONTENT_BRACES_TYPED'],
    ['modal-window/exitRegistration', inEnglish('text', '{date}'), 'en.text', 'CONTENT_PLACEHOLDER_UNKNOWN'],
    ['legal-text/terms', inEnglish('text', typed('supportEmail')), 'en.text', 'CONTENT_BRACES_TYPED'],
    [
      'legal-text/terms',
      inEnglish('text', paragraph({ text: 'x', link: 'javascript:alert(1)' })),
      'en.text',
      'CONTENT_LINK_BROKEN',
    ],
    [
      'legal-text/terms',
      inEnglish('text', paragraph({ text: 'x', link: '/nowhere' })),
      'en.text',
      'CONTENT_LINK_BROKEN',
    ],
    [
      'legal-text/terms',
      inEnglish('text', [...paragraph({ text: 'x' }), ...paragraph({ text: '' })]),
      'en.text',
      'CONTENT_BLOCK_EMPTY',
    ],
    [
      'legal-text/terms',
      inEnglish('text', [...paragraph({ text: 'x' }), ...paragraph({ text: '\u2800' })]),
      'en.text',
      'CONTENT_BLOCK_EMPTY',
    ],
    [
      'legal-text/terms',
      inEnglish('text', paragraph({ text: 'Name: [the name goes here]' })),
      'en.text',
      'CONTENT_BLANK_LEFT',
    ],
    ['legal-text/terms', inEnglish('title', 'Privacy [your name]'), 'en.title', 'CONTENT_BLANK_LEFT'],
  ])('%s is refused by its field: %#', async (name, change, field, code) => {
    expect(await refusals(name, change)).toEqual([250, [[field, code]]])
    expect(await open(name)).toMatchObject({ published_number: 1 })
  })

  it.each(['a [] b', '［fill in］', '【x】', 'Signed: ______', 'Signed: ＿＿＿'])(
    'a legal text with %j is refused',
    async (text) => {
      const left = await refusals('legal-text/terms', inEnglish('text', paragraph({ text })))
      expect(left).toEqual([250, [['en.text', 'CONTENT_BLANK_LEFT']]])
    },
  )

  it.each([
    ['slider/1', 'link', '/nowhere', 'CONTENT_LINK_BROKEN'],
    ['slider/1', 'link', 'javascript:alert(1)', 'CONTENT_LINK_BROKEN'],
    ['slider/1', 'icon', 'skull', 'CONTENT_VALUE_WRONG'],
    ['slider/1', 'position', -1, 'CONTENT_VALUE_WRONG'],
    ['faq-category/1', 'faq', 'other', 'CONTENT_VALUE_WRONG'],
    ['faq-question/101', 'category', '9999', 'CONTENT_VALUE_WRONG'],
    ['faq-question/101', 'category', '', 'CONTENT_CHOICE_MISSING'],
  ])('%s with %s %s is refused', async (name, field, value, code) => {
    const wrong = (document: ContentDocument) => ({
      ...document,
      shared: { ...document.shared, [field]: value },
    })
    expect(await refusals(name, wrong)).toEqual([250, [[field, code]]])
  })

  it('includes a legal text over its limit, by its field; at the limit it is saved and published in every language', async () => {
    const lines = (length: number) =>
      Array.from({ length: length / 100 }, (_, index) =>
        paragraph({ text: 'ש'.repeat(index === 0 ? 100 : 99), bold: true }),
      ).flat()
    const { document } = await open('legal-text/terms')
    const inAll = (text: ContentDocument['texts']['he'][string]): ContentDocument => ({
      ...document,
      texts: {
        he: { ...document.texts.he, text },
        ar: { ...document.texts.ar, text },
        en: { ...document.texts.en, text },
      },
    })
    const most = lines(longestText)
    expect((await save('legal-text/terms', inAll(most))).statusCode).toBe(200)
    expect((await act('legal-text/terms', 'publish', { publish_at: null })).json().published_number).toBe(2)
    const over = await save('legal-text/terms', inAll([...most, ...paragraph({ text: '' })]))
    expect(over.json().error).toMatchObject({
      statusCode: 250,
      errors: ['he', 'ar', 'en'].map((language) => ({
        code: 'CONTENT_TOO_LONG',
        field: `${language}.text`,
        message: expect.stringMatching(/60,?001/),
      })),
    })
  })

  it('includes a past time and an empty text', async () => {
    const past = await publish('slider/1', 'title', 'Past', '2026-01-15T10:00:00Z')
    expect(past.json().error).toMatchObject({ statusCode: 250, errors: [{ code: 'CONTENT_TIME_PAST' }] })
    await act('slider/1', 'discard')
    const none = await act('slider/1', 'publish', { publish_at: null })
    expect([none.statusCode, none.json().error.code]).toEqual([409, 'NOTHING_TO_PUBLISH'])
  })

  it.each([
    [{ texts: { he: { badge: [] }, ar: {}, en: {} }, shared: {} }],
    [{ texts: { he: { title: 'x' }, ar: {}, en: {} }, shared: {} }],
    [{ texts: { he: { title: [{ kind: 'heading', text: 'x' }] }, ar: {}, en: {} }, shared: {} }],
    [{ texts: { he: { html: 'x' }, ar: {}, en: {} }, shared: {} }],
    [{ texts: { he: {}, ar: {}, en: {} }, shared: { onclick: 'x' } }],
    [{ texts: { he: {}, ar: {}, en: {} }, shared: { show: 'yes' } }],
    [{ texts: { he: {}, en: {} }, shared: {} }],
  ])('a draft of another shape is a bad request: %j', async (document) => {
    expect((await save('slider/1', document as unknown as ContentDocument)).statusCode).toBe(400)
  })

  const many = (count: number, piece: unknown) => Array.from({ length: count }, () => piece)
  it.each([
    ['wrong pieces', { kind: 'paragraph', spans: many(1_000_000, 1) }],
    ['wrong pieces of many lines', { kind: 'list', items: many(1000, many(1000, 1)) }],
    [
      'pieces with much wrong',
      { kind: 'paragraph', spans: many(50_000, { bold: 1, italic: 1, value: 1, x: 1 }) },
    ],
    ['empty pieces', { kind: 'paragraph', spans: many(150_000, { text: '' }) }],
  ])('a draft with very many %s is a bad request, and does not fail', async (_name, block) => {
    const document = { texts: { he: { title: [block] }, ar: {}, en: {} }, shared: {} }
    const answer = await save('slider/1', document as unknown as ContentDocument)
    expect(answer.json().error).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' })
    expect((await open('slider/1')).draft).toBeNull()
  })
})

it('every text of the release could be published as it is, once the accessibility statement names its people', async () => {
  const { texts } = (await ask(staff.editor, 'GET', 'content')).json()
  const refused: unknown[] = []
  for (const { kind, key } of texts) {
    const { seen, document } = await open(`${kind}/${key}`)
    await save(`${kind}/${key}`, document, seen)
    const { error } = (await act(`${kind}/${key}`, 'publish', { publish_at: null })).json()
    for (const { code, field } of error?.errors ?? []) refused.push([kind, key, field, code])
  }
  // The name of the coordinator and the place that receives visitors.
  expect(refused).toEqual(
    ['he', 'ar', 'en'].flatMap((language) =>
      Array(2).fill(['legal-text', 'accessibility', `${language}.text`, 'CONTENT_BLANK_LEFT']),
    ),
  )
})
