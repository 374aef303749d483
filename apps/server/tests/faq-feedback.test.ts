import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepHandler } from '../src/jobs/sweep.ts'
import { core, post } from './support/accounts.ts'
import { asStaff, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() =>
  server.database.transaction((tx) => tx.execute(sql`truncate rate_limits, faq_votes, faq_misses`)),
)

const rows = async (table: 'faq_votes' | 'faq_misses') => {
  const found = await server.database.read((db) =>
    db.execute(sql`select * from ${sql.raw(table)} order by 1, 2, 3`),
  )
  return found.rows
}

describe('whether an answer helped', () => {
  const rate = (body: object, address = '203.0.113.1') =>
    post(server, `${core}/faq-question/rate`, body, { address })

  it('is counted for each question, and nothing else is stored', async () => {
    expect((await rate({ question_id: 101, is_helpful: true })).json()).toEqual({ id: 101 })
    await rate({ question_id: 101, is_helpful: true })
    await rate({ question_id: 101, is_helpful: false })
    await rate({ question_id: 102, is_helpful: false })
    expect(await rows('faq_votes')).toEqual([
      { question_id: 101, helpful: 2, unhelpful: 1 },
      { question_id: 102, helpful: 0, unhelpful: 1 },
    ])
  })

  it.each([
    [{ question_id: 999_999, is_helpful: true }, 404],
    [{ question_id: 0, is_helpful: true }, 400],
    [{ question_id: '101', is_helpful: true }, 400],
    [{ question_id: 101 }, 400],
    [{ question_id: 101, is_helpful: true, student: 'x' }, 400],
  ])('of %j is refused with %i', async (body, status) => {
    expect((await rate(body)).statusCode).toBe(status)
    expect(await rows('faq_votes')).toEqual([])
  })

  it('is accepted thirty times in an hour from one address', async () => {
    for (let n = 0; n < 30; n++) await rate({ question_id: 101, is_helpful: true })
    expect((await rate({ question_id: 101, is_helpful: true })).statusCode).toBe(429)
    expect((await rate({ question_id: 101, is_helpful: true }, '203.0.113.2')).statusCode).toBe(200)
    expect(await rows('faq_votes')).toMatchObject([{ helpful: 31 }])
  })
})

describe('a search without a result', () => {
  const miss = (words: string, language = 'he', address = '203.0.113.1') =>
    post(
      server,
      `${core}/faq-question/report-miss`,
      { faq: 'portal', words },
      { address, headers: { 'accept-language': language } },
    )

  it('is counted by its words and its language', async () => {
    await miss('דמי  מחיה')
    await miss('דמי מחיה!')
    await miss('Visa', 'en')
    expect(await rows('faq_misses')).toMatchObject([
      { faq: 'portal', language: 'en', words: 'visa', searches: 1 },
      { faq: 'portal', language: 'he', words: 'דמי מחיה', searches: 2 },
    ])
  })

  it.each(['123456782', 'noa@example.org', '050-1234567', '3211/4567', '0501_2345', '1234.5678', '?', ''])(
    'with %j, which could be personal or is meaningless, is not stored',
    async (words) => {
      expect((await miss(words)).json()).toEqual({ is_stored: false })
      expect(await rows('faq_misses')).toEqual([])
    },
  )

  it('of ten thousand characters is refused, and markup is stored as words', async () => {
    expect((await miss('a'.repeat(10_000))).statusCode).toBe(400)
    await miss('<img src=x onerror=alert(1)>')
    expect(await rows('faq_misses')).toMatchObject([{ words: 'img src x onerror alert 1' }])
  })

  it('that is new is not stored beyond five thousand, and says so; one that is repeated still counts', async () => {
    await miss('דמי מחיה')
    await server.database.transaction((tx) =>
      tx.execute(sql`
        insert into faq_misses (faq, language, words, last_at)
        select 'portal', 'he', 'search ' || n, now() from generate_series(1, 4999) n`),
    )
    expect((await miss('דמי מחיה')).json()).toEqual({ is_stored: true })
    expect((await miss('חנייה')).json()).toEqual({ is_stored: false })
    const stored = await rows('faq_misses')
    expect(stored).toHaveLength(5_000)
    expect(stored).toContainEqual(expect.objectContaining({ words: 'דמי מחיה', searches: 2 }))
  })

  it('is erased by the sweep twelve months after it was last searched, whenever it was searched first', async () => {
    const job = sweepHandler(server.platform)
    const day = (text: string) => server.clock.set(new Date(`${text}T10:00:00.000Z`))
    const words = async () => (await rows('faq_misses')).map((row) => row['words'])
    day('2026-01-15')
    await miss('parking', 'en')
    await miss('visa', 'en')
    day('2026-07-01')
    await miss('visa', 'en')
    day('2027-01-14')
    await job.handle({})
    expect(await words()).toEqual(['parking', 'visa'])
    day('2027-01-15')
    await job.handle({})
    expect(await words()).toEqual(['visa'])
    day('2027-07-01')
    await job.handle({})
    expect(await words()).toEqual([])
  })

  it('is accepted sixty times in an hour from one address', async () => {
    for (let n = 0; n < 60; n++) await miss('ab')
    expect((await miss('ab')).statusCode).toBe(429)
  })
})

describe('the editor’s page', () => {
  const told = async () => {
    const headers = { ...asStaff, 'accept-language': 'en' }
    return (await server.app.inject({ url: `${core}/office/faq-feedback`, headers })).json()
  }
  const miss = (words: string, language: string) =>
    post(
      server,
      `${core}/faq-question/report-miss`,
      { faq: 'portal', words },
      { headers: { 'accept-language': language } },
    )

  it('lists searches that still find nothing, the most frequent first', async () => {
    await miss('parking', 'en')
    for (let n = 0; n < 2; n++) await miss('חנייה לסטודנטים', 'he')
    // It had no result once, but by now a question has the word.
    await miss('password', 'en')
    expect((await told()).misses).toEqual([
      expect.objectContaining({ faq: 'portal', language: 'he', words: 'חנייה לסטודנטים', searches: 2 }),
      expect.objectContaining({ faq: 'portal', language: 'en', words: 'parking', searches: 1 }),
    ])
  })

  it('lists rated answers, the least helpful first, in the language of the editor', async () => {
    const rate = (id: number, isHelpful: boolean) =>
      post(server, `${core}/faq-question/rate`, { question_id: id, is_helpful: isHelpful })
    await rate(101, true)
    for (let n = 0; n < 2; n++) await rate(102, false)
    const { questions } = await told()
    expect(questions).toEqual([
      { key: '102', question: expect.stringMatching(/[a-z]/), helpful: 0, unhelpful: 2 },
      { key: '101', question: expect.stringMatching(/[a-z]/), helpful: 1, unhelpful: 0 },
    ])
  })
})
