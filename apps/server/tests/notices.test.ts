import { randomUUID } from 'node:crypto'
import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument } from '@milgo/domain/content/content-document'
import { emptyDocument, placeOf } from '@milgo/domain/content-editing/content-places'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockOf, core } from './support/accounts.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'

const { at, member, ask } = useReviewBench()

const now = '2026-01-15T10:00:00Z'
const from = '2026-01-15T10:05:00Z'
const until = '2026-01-15T10:20:00Z'

let editor: Member
let reader: Member
beforeAll(async () => {
  editor = await member('content-editor')
  reader = await member('reviewer')
})
afterEach(async () => {
  clockOf(at.server, now)
  await at.server.database.transaction(async (tx) => {
    await tx.execute(sql`delete from content_versions`)
    await tx.execute(sql`delete from content_drafts`)
  })
})

/** Writes and publishes a notice. Returns the answer of the call. */
const publish = async (shared: ContentDocument['shared'], words = 'Closed on Friday') => {
  const document: ContentDocument = {
    texts: { he: { text: `${words} he` }, ar: { text: `${words} ar` }, en: { text: `${words} en` } },
    shared: { ...emptyDocument(placeOf('notice', '')).shared, from, until, ...shared },
  }
  const { key, seen }: OpenContent = (
    await ask(editor, 'POST', 'content', { kind: 'notice', revision: randomUUID(), document })
  ).json()
  const answer = await ask(editor, 'POST', `content/notice/${key}/publish`, { seen, publish_at: null })
  return { key, answer: answer.json() }
}

const inPortal = async (language = 'he') => {
  const answer = await at.server.app.inject({
    url: `${core}/setting/get-all`,
    headers: { 'accept-language': language },
  })
  return answer.json().filter((setting: { key: string }) => setting.key.startsWith('NOTICE_'))
}
const inOffice = async () => (await ask(reader, 'GET', 'notices')).json().notices

describe('a notice', () => {
  it('is shown in its place from its first moment until just before its last, by the server’s clock', async () => {
    const { key } = await publish({ place: 'portal' })
    const shown = async (moment: string) => {
      clockOf(at.server, moment)
      return (await inPortal()).length
    }
    expect(await shown(now)).toBe(0)
    expect(await shown('2026-01-15T10:04:59Z')).toBe(0)
    expect(await shown(from)).toBe(1)
    expect(await shown('2026-01-15T10:19:59Z')).toBe(1)
    for (const language of ['he', 'ar', 'en'])
      expect(await inPortal(language)).toEqual([
        { key: `NOTICE_INFO_${key}`, value: `Closed on Friday ${language}` },
      ])
    expect(await inOffice()).toEqual([])
    expect(await shown(until)).toBe(0)
  })

  it.each([
    ['portal', 1, 0],
    ['office', 0, 1],
    ['both', 1, 1],
  ])('for %s', async (place, portal, office) => {
    await publish({ place })
    clockOf(at.server, from)
    expect([(await inPortal()).length, (await inOffice()).length]).toEqual([portal, office])
  })

  it('of the office has its tone and is shown to everyone there; two are ordered by their begin', async () => {
    const later = await publish({ place: 'office', tone: 'attention', from: '2026-01-15T10:06:00Z' }, 'Later')
    const earlier = await publish({ place: 'both' }, 'Earlier')
    clockOf(at.server, '2026-01-15T10:06:00Z')
    expect(await inOffice()).toEqual([
      { id: earlier.key, tone: 'info', text: 'Earlier en' },
      { id: later.key, tone: 'attention', text: 'Later en' },
    ])
    expect((await at.server.app.inject({ url: `${core}/office/notices` })).statusCode).toBe(401)
  })

  it('is listed as shown while it is', async () => {
    await publish({ place: 'office' })
    const isShown = async () =>
      (await ask(editor, 'GET', 'content'))
        .json()
        .texts.filter(({ kind }: { kind: string }) => kind === 'notice')
        .map(({ is_shown }: { is_shown: boolean }) => is_shown)
    expect(await isShown()).toEqual([false])
    clockOf(at.server, from)
    expect(await isShown()).toEqual([true])
  })

  it.each([
    ['that ends before it begins', { until: from, from: until }, 'until', 'CONTENT_TIMES_CROSSED'],
    [
      'that is over',
      { from: '2026-01-15T09:00:00Z', until: '2026-01-15T10:00:00Z' },
      'until',
      'CONTENT_OVER',
    ],
    ['without an end', { until: '' }, 'until', 'CONTENT_TIME_MISSING'],
    ['at a time that is none', { from: 'soon' }, 'from', 'CONTENT_VALUE_WRONG'],
    ['for no place', { place: 'moon' }, 'place', 'CONTENT_VALUE_WRONG'],
  ])('%s is refused by its field', async (_name, shared, field, code) => {
    const { answer } = await publish({ place: 'both', ...shared })
    expect(answer.error).toMatchObject({ statusCode: 250, errors: [{ field, code }] })
    clockOf(at.server, from)
    expect(await inOffice()).toEqual([])
  })

  it('that has already begun can still be published, and is shown at once', async () => {
    await publish({ place: 'portal', from: '2026-01-15T09:00:00Z' })
    expect(await inPortal()).toHaveLength(1)
  })
})
