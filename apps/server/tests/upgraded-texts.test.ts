import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { portalFaq } from '../src/reference/faq/portal-faq.ts'
import { scholarshipFaq } from '../src/reference/faq/scholarship-faq.ts'
import { sliders } from '../src/reference/information-sliders.ts'
import { squares } from '../src/reference/information-squares.ts'
import { legalSources, shipLegalTexts } from '../src/reference/legal/ship-legal-texts.ts'
import { loadStarterData } from '../src/reference/load-starter-data.ts'
import { hashOf } from '../src/reference/ship-content.ts'
import { faqCategories, faqQuestions, shippedContent } from '../src/store/schema.ts'
import { changed, useContentBench } from './support/content-bench.ts'

/** Slides, squares and questions as a release that recorded no hashes stored them. */
const earlier: Readonly<Record<string, readonly Record<string, unknown>[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/content-without-hashes.json'), 'utf8'),
)
const tables = Object.keys(earlier)

const { at, open, save, act, publish, read } = useContentBench()

const query = async <T extends Record<string, unknown>>(text: string) =>
  (await at.server.database.transaction((tx) => tx.execute<T>(sql.raw(text)))).rows

const start = () => loadStarterData(at.server.database)

/** Returns every row of the texts and of their hashes. */
const everything = async () => {
  const all = await Promise.all(
    [...tables, 'legal_texts', 'shipped_content'].map((table) =>
      query(`select to_jsonb(one) as row from ${table} one order by to_jsonb(one)`),
    ),
  )
  return all.map((rows) => rows.map(({ row }) => row))
}

/** The English titles and questions of this release, by table. */
const ofRelease = {
  information_sliders: sliders.map(({ id, title }) => [id, title.en]),
  information_squares: squares.map(({ id, title }) => [id, title.en]),
  faq_categories: [...portalFaq, ...scholarshipFaq].map(({ id, title }) => [id, title.en]),
  faq_questions: [...portalFaq, ...scholarshipFaq].flatMap(({ questions }) =>
    questions.map(({ id, question }) => [id, question.en]),
  ),
}
const titles = async (table: string) => {
  const title = table === 'faq_questions' ? 'question' : 'title'
  const rows = await query<{ id: number; en: string }>(
    `select id, ${title} ->> 'en' as en from ${table} order by id`,
  )
  return rows.map(({ id, en }) => [id, en])
}
const answerOf = async (id: number) =>
  (await query(`select answer ->> 'en' as en from faq_questions where id = ${id}`))[0]?.['en']

/** Runs the statements, and records questions and categories as if the release before had shipped them. */
const asReleaseBefore = async (...statements: readonly string[]) => {
  for (const statement of statements) await query(statement)
  await at.server.database.transaction(async (tx) => {
    for (const [set, table] of [
      ['faq-categories', faqCategories],
      ['faq-questions', faqQuestions],
    ] as const)
      for (const row of await tx.select().from(table))
        await tx
          .insert(shippedContent)
          .values({ set, key: String(row.id), hash: hashOf(row) })
          .onConflictDoNothing()
  })
}

beforeEach(async () => {
  await query(
    `delete from shipped_content where set = any ('{${tables.map((table) => table.replace('_', '-'))}}')`,
  )
  for (const table of tables.toReversed()) await query(`delete from ${table}`)
  for (const [table, rows] of Object.entries(earlier))
    await at.server.database.transaction((tx) =>
      tx.execute(sql`insert into ${sql.identifier(table)}
        select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`),
    )
  await query('delete from legal_texts where version > 1')
  // The version that students agreed to has other words than this release.
  await query(
    `update legal_texts set is_sample = true, text = jsonb_set(text, '{en}', '[{"kind":"heading","text":"Old"}]')`,
  )
})

describe('an installation of a release that recorded no hashes', () => {
  it('gets the texts of this release, and the second start changes nothing', async () => {
    await start()
    for (const [table, expected] of Object.entries(ofRelease)) expect(await titles(table)).toEqual(expected)
    const after = await everything()
    await start()
    expect(await everything()).toEqual(after)
  })

  it('gets them once if two servers start at once', async () => {
    await Promise.all([start(), start()])
    for (const [table, expected] of Object.entries(ofRelease)) expect(await titles(table)).toEqual(expected)
    const rows = await query("select * from shipped_content where set = 'faq-questions'")
    expect(rows).toHaveLength(ofRelease.faq_questions.length)
  })

  it('keeps what an import has changed or added', async () => {
    await query(`update faq_questions set answer = answer || '{"en":"Ours"}' where id = 101`)
    await query(`update information_sliders set position = 7 where id = 2`)
    await query(`insert into faq_questions (id, category_id, position, question, answer)
      select 150, 1, 9, '{"he":"-","en":"Own"}', answer from faq_questions where id = 101`)
    await start()
    await start()
    expect(await answerOf(101)).toBe('Ours')
    expect(await query('select position from information_sliders where id = 2')).toEqual([{ position: 7 }])
    expect(await titles('faq_questions')).toContainEqual([150, 'Own'])
    expect(await answerOf(102)).toBe(portalFaq[0]?.questions[1]?.answer.en)
  })

  it('keeps showing what an editor has published, and does not show what an editor has hidden', async () => {
    await publish('faq-question/102', 'answer', 'Edited')
    await publish('slider/1', 'title', 'Edited')
    const hidden = (await open('faq-question/103')).document
    await save('faq-question/103', { ...hidden, shared: { ...hidden.shared, show: false } })
    await act('faq-question/103', 'publish', { publish_at: null })
    await start()
    const [category] = await read('/faq-category/all')
    expect(category.questions.map(({ id }: { id: number }) => id)).toEqual([101, 102])
    expect(category.questions[1].answer).toBe('Edited en')
    expect((await read('/information-sliders/get-all'))[0].title).toBe('Edited en')
  })
})

describe('the start after', () => {
  it('does not bring back what was deleted here', async () => {
    await start()
    await query('delete from faq_questions where id = 102')
    await query('delete from information_squares')
    await start()
    expect(await titles('faq_questions')).not.toContainEqual([102, expect.anything()])
    expect(await titles('information_squares')).toEqual([])
  })

  it('does not add a new question to a category that was deleted here', async () => {
    await start()
    await query('delete from faq_categories where id = 3')
    await query("delete from shipped_content where set = 'faq-questions' and key = '302'")
    await start()
    expect(await query('select id from faq_questions where category_id = 3')).toEqual([])
  })

  it('removes questions and a category that this release no longer has', async () => {
    await start()
    await asReleaseBefore(
      `insert into faq_categories select 9, faq, 9, title, description from faq_categories where id = 1`,
      `insert into faq_questions select 901, 9, 0, question, answer from faq_questions where id = 101`,
    )
    await start()
    for (const [table, expected] of Object.entries(ofRelease)) expect(await titles(table)).toEqual(expected)
  })

  it('does not remove a category with a question of the office in it', async () => {
    await start()
    await asReleaseBefore(
      `insert into faq_categories select 9, faq, 9, title, description from faq_categories where id = 1`,
    )
    const question = (await open('faq-question/101')).document
    await save('faq-question/101', { ...question, shared: { ...question.shared, category: '9' } })
    await act('faq-question/101', 'publish', { publish_at: null })
    await start()
    expect(await titles('faq_categories')).toHaveLength(9)
    await query(`delete from content_versions`)
    await start()
    expect(await titles('faq_categories')).toHaveLength(8)
  })
})

describe('the legal texts of this release', () => {
  const versions = async () => {
    const rows = await query<{ all: string }>(
      `select key || ' ' || version || ' ' || (text #> '{en,0}' @> '{"text":"Old"}') as all from legal_texts order by 1`,
    )
    return rows.map(({ all }) => all)
  }

  it('are a new version, beside the one with the old words', async () => {
    await Promise.all([start(), start()])
    await start()
    expect(await versions()).toEqual(
      ['accessibility', 'privacy', 'terms'].flatMap((key) => [`${key} 1 true`, `${key} 2 false`]),
    )
    expect(await read('/legal-text/get-all')).toMatchObject(
      legalSources.map(({ key, title }) => ({ key, version: 2, title: title.en, is_sample: true })),
    )
  })

  it('are not stored over a text that an editor has published or will publish', async () => {
    await publish('legal-text/terms', 'title', 'Ours')
    await publish('legal-text/privacy', 'title', 'Ours soon', '2026-02-01T00:00:00Z')
    await start()
    expect(await versions()).toEqual([
      'accessibility 1 true',
      'accessibility 2 false',
      'privacy 1 true',
      'terms 1 true',
    ])
    expect((await read('/legal-text/get-all'))[0]).toMatchObject({ version: 2, title: 'Ours en' })
  })

  it('are not stored over a text of the operator that is no sample', async () => {
    await query("update legal_texts set is_sample = false where key = 'terms'")
    await start()
    expect(await versions()).not.toContainEqual(expect.stringContaining('terms 2'))
  })

  it('make an editor compare who has a draft of the version before', async () => {
    const { seen, document } = await open('legal-text/terms')
    const draft = (await save('legal-text/terms', changed(document, 'title', 'Ours'), seen)).json()
    await start()
    const answer = await act('legal-text/terms', 'publish', { seen: draft.seen, publish_at: null })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'CONTENT_CHANGED'])
    expect((await act('legal-text/terms', 'publish', { publish_at: null })).json()).toMatchObject({
      published_number: 3,
    })
  })

  it('go back to earlier words by another version', async () => {
    const [terms] = legalSources
    const other = { ...terms, title: { he: 'אחר', ar: 'آخر', en: 'Other' } }
    const ship = (source: typeof terms) =>
      at.server.database.transaction((tx) => shipLegalTexts(tx, [source]))
    await start()
    await ship(other)
    await ship(other)
    await ship(terms)
    expect((await versions()).filter((one) => one.startsWith('terms'))).toHaveLength(4)
  })
})
