import { officeContent as english } from '@milgo/messages/en/office-content'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { describe, expect, it } from 'vitest'
import { changed, paragraph, useContentBench } from './support/content-bench.ts'

const { member, ask, staff, open, act, save, publish } = useContentBench()

describe('two editors', () => {
  it('never overwrite each other: an editor who saw an older draft or version is refused', async () => {
    const first = await open('slider/1')
    await save('slider/1', changed(first.document, 'title', 'One'), first.seen)
    const late = await save('slider/1', changed(first.document, 'title', 'Two'), first.seen, staff.second)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'CONTENT_CHANGED'])
    expect((await open('slider/1')).document.texts.en['title']).toEqual(paragraph({ text: 'One en' }))

    const draft = await open('slider/1')
    await act('slider/1', 'publish', { publish_at: null })
    for (const verb of ['publish', 'discard', 'restore', 'call-back']) {
      const body = {
        seen: draft.seen,
        ...(verb === 'publish' && { publish_at: null }),
        ...(verb === 'restore' && { number: 1 }),
      }
      const answer = await ask(staff.second, 'POST', `content/slider/1/${verb}`, body)
      expect([verb, answer.json().error?.code]).toEqual([verb, 'CONTENT_CHANGED'])
    }
  })

  it('who save at once: one of them is refused', async () => {
    const { seen, document } = await open('square/1')
    const answers = await Promise.all(
      [staff.editor, staff.second].map((who) =>
        save('square/1', changed(document, 'title', who.id.slice(0, 8)), seen, who),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('the list', () => {
  it('contains every text, what it lacks, and whether it is a draft', async () => {
    const { document } = await open('slider/2')
    const { title: _title, ...rest } = document.texts.ar
    await save('slider/2', { ...document, texts: { ...document.texts, ar: rest } })
    await publish('square/1', 'title', 'Later', '2026-01-16T08:00:00Z')
    const { texts } = (await ask(staff.editor, 'GET', 'content')).json()
    const of = (kind: string, key: string) =>
      texts.find((text: { kind: string; key: string }) => text.kind === kind && text.key === key)
    expect(of('slider', '2')).toMatchObject({ missing: ['ar'], has_draft: true, is_shown: true })
    expect(of('square', '1')).toMatchObject({ has_draft: false, scheduled_at: '2026-01-16T08:00:00.000Z' })
    expect(of('faq-question', '101')).toMatchObject({ group: 'portal', missing: [] })
    expect(of('legal-text', 'accessibility')).toMatchObject({ has_blanks: true })
    expect(of('legal-text', 'terms')).toMatchObject({ has_blanks: false })
    expect(new Set(texts.map(({ kind }: { kind: string }) => kind)).size).toBe(8)
  })

  it('is searched in every field and language; of a text with a draft the draft is searched', async () => {
    const search = async (words: string): Promise<{ kind: string; key: string }[]> =>
      (await ask(staff.editor, 'POST', 'content/search', { words })).json().texts
    expect(await search('Ours ar')).toEqual([])
    const { document } = await open('square/1')
    await save('square/1', changed(document, 'text', 'Ours'))
    expect(await search('ours AR')).toEqual([{ kind: 'square', key: '1' }])
    // Every text contains blanks.
    for (const words of ['   ', ' x '])
      expect((await ask(staff.editor, 'POST', 'content/search', { words })).statusCode).toBe(400)
    expect((await ask(await member('reviewer'), 'POST', 'content/search', { words: 'xy' })).statusCode).toBe(
      403,
    )
  })

  it('is searched by the names of values, as the editor reads them', async () => {
    const { document } = await open('slider/1')
    const chosen = paragraph({ text: 'Until ' }, { text: '{correctionDays}', value: true })
    await save('slider/1', {
      ...document,
      texts: { ...document.texts, en: { ...document.texts.en, text: chosen } },
    })
    const search = async (language: 'he' | 'en', words: string): Promise<{ kind: string; key: string }[]> =>
      (await ask(staff.editor, 'POST', 'content/search', { words }, language)).json().texts
    for (const [language, { placeholders }] of [
      ['he', hebrew],
      ['en', english],
    ] as const)
      expect(await search(language, `until ${placeholders.names.correctionDays}`)).toEqual([
        { kind: 'slider', key: '1' },
      ])
    expect(await search('en', '{correctionDays}')).toEqual([])
  })

  it('is only for editors', async () => {
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
