import { languages } from '@milgo/messages/languages'
import { machineColumns, markOf, markTexts } from '@milgo/testing/mark-texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { tellUnusualReading } from '../src/office/trail/tell-unusual-reading.ts'
import { clockOf, core, post } from './support/accounts.ts'
import { readPdf } from './support/read-pdf.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { office } from './support/staff.ts'
import type { Sender } from './support/submission.ts'

const { at, member, of, sent, denied, publishAlone } = useReviewBench()

const query = async (statement: string, values: readonly unknown[] = []) =>
  (await at.server.database.pool.query(statement, [...values])).rows

/** The elements of our own letters. */
const ownElements = ['html', 'head', 'meta', 'title', 'body', 'h1', 'p', 'ul', 'li', 'a', 'br']
const elementsIn = (markup: string) =>
  [...markup.matchAll(/<\s*\/?\s*([a-z][\w-]*)/gi)].map(([, name]) => name?.toLowerCase() ?? '')
/** Parts of the marks, as a PDF shows them: a line may break between two words. */
const pieces = ['onerror=alert(1)>', '{{7*7}}', '*b*', '#panic[x]']
const expectTextIn = (pdf: Buffer) => {
  const shown = readPdf(pdf).join('\n')
  for (const piece of pieces) expect(shown).toContain(piece)
}

let marked: readonly string[]
let reviewer: Member
let returned: Sender
let refused: Sender
const note = `${markOf('note')} & "quotes"`

beforeAll(async () => {
  reviewer = await member('reviewer')
  const [first, administrator] = [await sent(), await member('administrator')]
  returned = await sent()
  marked = await markTexts(query)
  // Names of files and notes are written after the texts were marked, like people do.
  const calls = of(reviewer, returned.id)
  await calls.judge()
  const [document] = (await calls.opened()).documents
  const [reason] = (await calls.opened()).reasons.returning
  await calls.verdict({
    key: document?.key,
    file_name: document?.file?.file_name,
    verdict: 'FLAGGED',
    reason: reason?.code,
    note,
  })
  const { seen } = await calls.opened()
  expect((await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })).statusCode).toBe(200)
  refused = (await denied()).form
  await publishAlone(refused.id)
  await of(reviewer, first.id).note({ text: note })
  await post(at.server, `${core}/mailer/send-email-without-file`, {
    from: 'someone@milgo.example',
    subject: markOf('subject'),
    body: note,
    topic: 'DOCUMENTS',
  })
  await post(
    at.server,
    `${office}/invite-staff`,
    { name: 'Noa <b>Bar</b>', email: 'noa@milgo.example', roles: ['content-editor'] },
    { headers: administrator.headers },
  )
  await query(`update audit_entries set at = '2026-01-14T21:30:00Z' where staff_id = $1`, [reviewer.id])
  clockOf(at.server, '2026-01-14T22:10:00.000Z')
  await tellUnusualReading(at.server.platform)
  clockOf(at.server)
})

describe('markup in every text that people edit', () => {
  it('was added to every dictionary, content and period', () => {
    expect(marked).toEqual(
      expect.arrayContaining([
        'institutions.name',
        'localities.name',
        'staff.name',
        'information_sliders.title',
        'faq_questions.answer',
        'legal_texts.text',
        'modal_windows.text',
        'fields_help.description',
      ]),
    )
    expect(marked.length).toBeGreaterThan(25)
  })

  it('was left out only in existing columns that contain no words', async () => {
    const rows = await query(`select table_name || '.' || column_name as place, column_name as name
      from information_schema.columns where table_schema = 'public' and data_type = 'text'`)
    const known = new Set(rows.flatMap(({ place, name }) => [place, name]))
    expect(machineColumns.filter((one) => !known.has(one))).toEqual([])
  })

  it('is text in the HTML of every mail', async () => {
    const letters = await query(`select template, subject, html from outbox_messages where html is not null`)
    for (const { template, html } of letters) {
      const others = elementsIn(html).filter((name) => !ownElements.includes(name))
      expect([template, others]).toEqual([template, []])
      expect([template, /<[^>]*\son\w+\s*=/i.test(html)]).toEqual([template, false])
    }
    const told = letters.filter(({ html }) => html.includes('&lt;')).map(({ template }) => template)
    expect(told).toEqual(
      expect.arrayContaining([
        'CORRECTION_RETURNED',
        'UNUSUAL_READING',
        'STAFF_INVITATION',
        'PROBLEM_REPORT',
        'REQUEST_SUBMITTED',
      ]),
    )
  })

  it.each(languages)('is text in the printed legal texts in %s', async (language) => {
    const { rawPayload } = await at.server.app.inject({ url: `/assets/legal.pdf?lang=${language}` })
    expectTextIn(rawPayload)
  })

  it('is text in the printed copy of what was sent', async () => {
    expectTextIn((await refused.copy()).rawPayload)
  })

  it('is text in the letter of a refusal', async () => {
    const headers = { authorization: `Bearer ${refused.token}` }
    const letter = await at.server.app.inject({ url: `${core}/publish/get-result-pdf`, headers })
    expectTextIn(letter.rawPayload)
  })

  it('is sent to pages as data that no browser interprets', async () => {
    for (const path of [
      '/information-sliders/get-all',
      '/faq-category/all',
      '/legal-text/get-all',
      '/modal-windows/get-all',
      '/fields-help/get-all',
    ]) {
      const answer = await at.server.app.inject({ url: `${core}${path}` })
      expect(answer.body).toContain('<img src=x onerror=alert(1)>')
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-type': expect.stringMatching(/^application\/json/),
      })
    }
  })
})
