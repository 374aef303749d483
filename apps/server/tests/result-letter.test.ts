import { createHash } from 'node:crypto'
import { findLetterFaults } from '@milgo/domain/letter/find-letter-faults'
import { exampleLetter, exampleTruth } from '@milgo/domain/letter/letter.fixture'
import type { LetterValues } from '@milgo/domain/letter/letter-values'
import { LetterKind } from '@milgo/domain/result/letter-kind'
import { languages } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { letterInLanguage } from '../src/core/results/letter-in-language.ts'
import { createPdfMaker } from '../src/platform/pdf/pdf-maker.ts'
import { core } from './support/accounts.ts'
import { computeResults } from './support/compute-results.ts'
import { change } from './support/form.ts'
import { readPdf } from './support/read-pdf.ts'
import { poorFigures, useReviewBench } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { at, confirmed, denied, publishAlone, published, sent } = useReviewBench()

const sender = { email: 'support@milgo.example', areaAddress: 'https://milgo.example/personal-area' }
const pdf = createPdfMaker()
const backwards = (text: string) => [...text].reverse().join('')
/** Returns the longer words of a sentence, none of which is split by the end of a line. */
const longWordsOf = (text: string) => text.match(/[A-Za-z]{4,}/g) ?? []

const reason = { he: 'ההכנסות לא הוכחו', ar: 'لم يثبت الدخل', en: 'The income was not proved' }
const refused = { score: null, award: 0, reason, note: 'Payslip 10/2024 (עמוד 3)' }
const ofKind: Readonly<Record<LetterKind, Partial<LetterValues>>> = {
  AWARD: {},
  NO_AWARD: { award: 0, score: { ...exampleLetter.score, total: 0, rulesVersion: '3', components: [] } },
  REFUSAL: refused,
  REJECTION: refused,
  APPEAL_GRANTED: { letterNumber: 2, replaces: 1, previousAward: 4_000, appealUntil: null },
  APPEAL_DENIED: { ...refused, letterNumber: 2, previousAward: 6_240, award: 6_240, appealUntil: null },
  REVISION: { letterNumber: 2, replaces: 1, previousAward: 4_000 },
}
const valuesOf = (kind: LetterKind): LetterValues => ({ ...exampleLetter, ...ofKind[kind], kind })

describe.each(LetterKind.options)('the words of a letter: %s', (kind) => {
  it.each(languages)('in %s have no fault', (language) => {
    const values = valuesOf(kind)
    const truth = {
      ...exampleTruth,
      total: values.score?.total ?? null,
      award: values.award,
      leastAward: kind === 'APPEAL_DENIED' ? values.award : 0,
      appealUntil: values.appealUntil === null ? null : new Date(values.appealUntil),
    }
    expect(findLetterFaults(values, letterInLanguage(values, language, sender), language, truth)).toEqual([])
  })
})

describe('the printed letter', () => {
  const printed = async (values: LetterValues, language: (typeof languages)[number]) =>
    readPdf(await pdf.make('result-letter', letterInLanguage(values, language, sender)))

  it('is searchable Hebrew, with numbers, dates and Latin names from left to right', async () => {
    const pieces = await printed({ ...exampleLetter, name: 'Omar Haddad' }, 'he')
    for (const text of ['Omar Haddad', '15.06.2025', '2025-000123/1', '6782', '77.5', '₪6,240'])
      expect(pieces, text).toContain(text)
    for (const text of ['לכבוד', 'סכום המלגה שאושר לכם', 'הזכות לערער', 'הכנסה לנפש'])
      expect(pieces, text).toContain(backwards(text))
    expect(pieces.join('\n')).toContain('30.06.2025 23:59')
    expect(pieces.join('\n')).not.toMatch(/[{}]/)
  })

  it('names the period by its academic year; a letter from before that keeps the code', () => {
    const said = (values: LetterValues, language: (typeof languages)[number]) => {
      const { subject, details } = letterInLanguage(values, language, sender)
      return [subject, ...details.map(({ value }) => value)].join('\n')
    }
    const named = { ...exampleLetter, periodCode: 'a-code', academicYear: 2024 }
    for (const language of languages) {
      expect(said(named, language).split('\u20662024–2025\u2069')).toHaveLength(3)
      expect(said(named, language)).not.toContain('a-code')
      const { academicYear: _, ...before } = named
      expect(said(before, language).split('a-code')).toHaveLength(3)
    }
  })

  it('shows every part of every kind in English', async () => {
    for (const kind of LetterKind.options) {
      const letter = letterInLanguage(valuesOf(kind), 'en', sender)
      const read = (await printed(valuesOf(kind), 'en')).join('\n')
      const parts = [
        letter.subject,
        ...letter.opening,
        letter.decision.headline,
        letter.decision.text ?? '',
        letter.reasons?.paragraphs[0] ?? '',
        ...(letter.score?.rows.map(({ explanation }) => explanation) ?? []),
        ...(letter.appeal?.paragraphs ?? []),
        ...letter.information.paragraphs,
        letter.contact,
      ]
      for (const words of parts.flatMap(longWordsOf)) expect(read, `${kind}: ${words}`).toContain(words)
    }
  })

  it('has the same bytes whenever it is printed, and others in each language', async () => {
    const hashOf = async (language: (typeof languages)[number]) =>
      createHash('sha256')
        .update(await pdf.make('result-letter', letterInLanguage(exampleLetter, language, sender)))
        .digest('hex')
    const first = await Promise.all(languages.map(hashOf))
    expect(await Promise.all(languages.map(hashOf))).toEqual(first)
    expect(new Set(first).size).toBe(3)
  })

  it('prints text of people as text and never as markup', async () => {
    const letter = { ...valuesOf('REFUSAL'), name: '#set page(width: 1pt) *x*', note: '#read("/etc/passwd")' }
    const pieces = (await printed(letter, 'en')).join(' ')
    expect(pieces).toContain('#set page(width: 1pt) *x*')
    expect(pieces).toContain('#read("/etc/passwd")')
  })
})

describe('the letter of a student', () => {
  const ask = ({ token }: Pick<Sender, 'token'>, path: string, language = 'en') =>
    at.server.app.inject({
      url: `${core}${path}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    })
  const calls = ['/publish/get-result-pdf', '/publish/get-result-pdf/1', '/page-data/pdf']

  it.each(calls)('is refused before publication, after any decision: %s', async (path) => {
    const { form } = await confirmed(poorFigures)
    await computeResults(at.server.platform, form.id)
    const answer = await ask(form, path)
    expect([answer.statusCode, answer.json().error.errors?.[0]?.code ?? answer.json().error.code]).toEqual([
      403,
      'RESULT_NOT_PUBLISHED',
    ])
  })

  it.each(calls)('is shown by its stored template version, and never by another: %s', async (path) => {
    const { form } = await published()
    expect((await ask(form, path)).statusCode).toBe(200)
    await change(
      at.server,
      sql`update letters set template_version = 'result-letter/0' where request_id = ${form.id}::uuid`,
    )
    expect((await ask(form, path)).statusCode).toBe(500)
  })

  it('is the student’s own, in the requested language, and is not cached', async () => {
    const { form } = await published()
    const other = (await denied()).form
    await publishAlone(other.id)
    const answer = await ask(form, '/publish/get-result-pdf')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="milgo.pdf"; filename*=UTF-8''milgo.pdf`,
      'cache-control': 'private, no-store',
    })
    const pieces = readPdf(answer.rawPayload)
    expect(pieces).toContain(form.student.identityNumber.slice(-4))
    expect(pieces.join(' ')).toContain('The scholarship awarded to you')
    const { letters } = (await ask(form, '/page-data/pdf')).json()
    const amount = letters[0].letter.decision.amount.replace(/[\u2066-\u2069]/g, '')
    const headlines = {
      en: 'The scholarship awarded to you',
      he: backwards('סכום המלגה שאושר לכם'),
      ar: backwards('رقم الطلب'),
    } as const
    for (const language of languages) {
      const read = readPdf((await ask(form, '/publish/get-result-pdf', language)).rawPayload)
      for (const value of [amount, letters[0].letter_number, form.student.identityNumber.slice(-4)])
        expect(read, `${language}: ${value}`).toContain(value)
      expect(read.join(' '), language).toContain(headlines[language])
    }
    const foreign = readPdf((await ask(other, '/publish/get-result-pdf')).rawPayload).join(' ')
    expect(foreign).toContain('The application was refused')
    expect(foreign).not.toContain('The scholarship awarded to you')
  })

  it('is listed with its texts, and an unknown number is not found', async () => {
    const { form } = await denied()
    await publishAlone(form.id)
    const { letters } = (await ask(form, '/page-data/pdf', 'ar')).json()
    expect(letters).toMatchObject([{ number: 1, replaced_by: null, letter: { language: 'ar', score: null } }])
    expect((await ask(form, '/publish/get-result-pdf/2')).statusCode).toBe(404)
    expect((await ask(form, '/publish/get-result-pdf/0')).statusCode).toBe(400)
  })

  it('is refused without a session', async () => {
    expect((await ask({ token: 'none' }, '/publish/get-result-pdf')).statusCode).toBe(401)
  })

  it('is announced once by mail and once by SMS, without the result', async () => {
    const { form } = await denied()
    await publishAlone(form.id)
    await publishAlone(form.id).catch(() => {})
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ channel: string; subject: string | null; body: string; html: string | null }>(
        sql`select channel, subject, body, html from outbox_messages
          where student_id = ${form.student.id} and template = 'RESULT_PUBLISHED' order by channel`,
      ),
    )
    expect(rows.map(({ channel }) => channel)).toEqual(['mail', 'sms'])
    const said = rows.map(({ subject, body, html }) => `${subject} ${body} ${html}`).join(' ')
    expect(said).not.toMatch(/refus|award|denied|reject|granted|points|NIS|₪|נדחת|אושר/i)
  })

  it('of two students with different results is announced in the same words', async () => {
    const award = (await confirmed(poorFigures)).form
    await computeResults(at.server.platform, award.id)
    const refusal = (await denied()).form
    const wordsTo = async (form: Sender) => {
      await publishAlone(form.id)
      const { rows } = await at.server.database.read((db) =>
        db.execute<{ body: string }>(
          sql`select body from outbox_messages where student_id = ${form.student.id} and template = 'RESULT_PUBLISHED' order by channel`,
        ),
      )
      return rows.map(({ body }) => body.replaceAll(/\d{4}-\d{6}/g, 'NUMBER'))
    }
    expect(await wordsTo(award)).toEqual(await wordsTo(refusal))
  })

  it('of a draft does not exist', async () => {
    const form = await sent()
    expect((await ask(form, '/publish/get-result-pdf')).statusCode).toBe(403)
  })
})
