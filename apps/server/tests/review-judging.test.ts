import type { Review } from '@milgo/contracts/office/review-answer'
import { reviewRefusals } from '@milgo/messages/en/review-refusals'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { starterReasons } from '../src/reference/starter-reasons.ts'
import { offered, useReviewBench } from './support/review-bench.ts'

const { at, member, of, sent, ready, approved, countOf } = useReviewBench()

describe('a verdict', () => {
  it('is stored at once, survives a reload, and can be removed', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const [first, second] = (await calls.opened()).documents
    await calls.verdict({ key: first?.key, file_name: first?.file?.file_name, verdict: 'ACCEPTED' })
    const flagged = { key: second?.key, file_name: second?.file?.file_name, verdict: 'FLAGGED' }
    await calls.verdict({ ...flagged, reason: 'INCOMPLETE', note: ' Page 2\nis missing ' })
    const { documents } = await calls.opened()
    expect(documents.slice(0, 2)).toMatchObject([
      { state: 'ACCEPTED', verdict: { is_own: true, by: { name: reviewer.name } } },
      { state: 'FLAGGED', verdict: { reason: 'INCOMPLETE', note: 'Page 2\nis missing' } },
    ])
    const back = await calls.verdict({ key: first?.key, file_name: first?.file?.file_name, verdict: null })
    expect(back.json().documents[0]).toMatchObject({ state: 'NOT_LOOKED_AT', verdict: null })
  })

  it('of another person is shown with their name, and one’s own has priority', async () => {
    const form = await sent()
    const [one, other] = [await member('reviewer'), await member('reviewer')]
    const [document] = (await of(one, form.id).opened()).documents
    const place = { key: document?.key, file_name: document?.file?.file_name }
    await of(one, form.id).verdict({ ...place, verdict: 'FLAGGED', reason: 'UNREADABLE' })
    await of(one, form.id).keepOpen({ is_closing: true })
    const seen = (await of(other, form.id).opened()).documents[0]
    expect(seen).toMatchObject({ state: 'FLAGGED', verdict: { is_own: false, by: { id: one.id } } })
    await of(other, form.id).verdict({ ...place, verdict: 'ACCEPTED' })
    expect((await of(other, form.id).opened()).documents[0]?.state).toBe('ACCEPTED')
  })

  it.each([
    ['a document that the request does not have', { key: 'army_type_document_2' }],
    ['another file than the one that is there', { file_name: '00000000-0000-4000-8000-000000000000.pdf' }],
    ['a reason that the period does not have', { reason: 'BECAUSE' }],
    ['a reason that is not for this document', { reason: 'MISSING_MONTH' }],
    ['no reason', { reason: null }],
    ['"other" without a note', { reason: 'OTHER', note: '  ' }],
    ['a note that is too long', { note: 'x'.repeat(301) }],
  ])('is refused for %s', async (_name, change) => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    const [document] = (await calls.opened()).documents
    const right = {
      key: document?.key,
      file_name: document?.file?.file_name,
      verdict: 'FLAGGED',
      reason: 'UNREADABLE',
      note: 'x'.repeat(300),
    }
    expect((await calls.verdict({ ...right, ...change })).statusCode).toBe(400)
    expect(await countOf('document_verdicts', form)).toBe(0)
    expect((await calls.verdict(right)).statusCode).toBe(200)
  })
})

describe('a reason for a return', () => {
  const fitting = ({ reasons }: Review, key: string) =>
    reasons.returning
      .filter(({ documents }) => documents === null || documents.includes(key))
      .map(({ code }) => code)

  it('is offered only for the documents that it fits, and refused for the others with words', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    const opened = await calls.opened()
    const offeredFor = {
      id_front: fitting(opened, 'id_front'),
      confirmation_studies: fitting(opened, 'confirmation_studies'),
      income: fitting(opened, 'family_documents.PARENT_ONE'),
    }
    const always = ['UNREADABLE', 'WRONG_PERSON', 'INCOMPLETE', 'WRONG_DOCUMENT', 'OTHER']
    expect(offeredFor).toEqual({
      id_front: expect.arrayContaining([...always, 'EXPIRED']),
      confirmation_studies: expect.arrayContaining([...always, 'EXPIRED', 'WRONG_YEAR', 'UNSIGNED']),
      income: expect.arrayContaining([...always, 'MISSING_MONTH', 'WRONG_YEAR', 'UNSIGNED']),
    })
    expect(Object.values(offeredFor).map(({ length }) => length)).toEqual([6, 8, 8])
    const flag = (key: string, reason: string) => {
      const document = opened.documents.find((one) => one.key === key)
      return calls.verdict({ key, file_name: document?.file?.file_name, verdict: 'FLAGGED', reason })
    }
    const refused = await flag('id_front', 'UNSIGNED')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toMatchObject({
      errors: [
        { code: 'REASON_NOT_FOR_DOCUMENT', field: 'reason', message: reviewRefusals.REASON_NOT_FOR_DOCUMENT },
      ],
    })
    expect((await flag('confirmation_studies', 'UNSIGNED')).statusCode).toBe(200)
  })

  it('of a period whose list names no documents is offered and taken for all of them', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    const earlier = {
      ...starterReasons,
      returning: starterReasons.returning.map(({ places: _, ...reason }) => reason),
    }
    const write = (reasons: object | null) =>
      at.server.database.transaction((tx) =>
        tx.execute(
          sql`update registration_periods set reasons = ${reasons && JSON.stringify(reasons)}::jsonb`,
        ),
      )
    const before = await at.server.database.transaction((tx) =>
      tx.execute(sql`select reasons from registration_periods`),
    )
    await write(earlier)
    try {
      const opened = await calls.opened()
      expect(opened.reasons.returning.map(({ documents }) => documents)).toEqual(
        earlier.returning.map(() => null),
      )
      const [document] = opened.documents
      const flag = { key: document?.key, file_name: document?.file?.file_name, verdict: 'FLAGGED' }
      expect((await calls.verdict({ ...flag, reason: 'MISSING_MONTH' })).statusCode).toBe(200)
    } finally {
      await write((before.rows[0] as { reasons: object | null }).reasons)
    }
  })
})

describe('the checklist', () => {
  it('ticks an item by itself when its documents are accepted, and a person can change it', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    const itemsIn = ({ checklist }: Pick<Review, 'checklist'>) =>
      Object.fromEntries(checklist.map(({ item, is_ticked, ticked_by }) => [item, is_ticked && ticked_by]))
    expect(new Set(Object.values(itemsIn(await calls.opened())))).toEqual(new Set([false]))
    await calls.judge()
    expect(itemsIn(await calls.opened())['BANK']).toBe('DOCUMENTS')
    const unticked = (await calls.tick({ item: 'BANK', is_ticked: false })).json()
    expect(itemsIn(unticked)['BANK']).toBe(false)
    expect(offered(unticked)['APPROVE']).toContain('CHECKLIST_INCOMPLETE')
    const ticked = (await calls.tick({ item: 'BANK', is_ticked: true })).json()
    expect(itemsIn(ticked)['BANK']).toBe('REVIEWER')
  })

  it('has no items for documents that were not asked for', async () => {
    const form = await sent({ institution: 'sponsored' })
    const calls = of(await member('reviewer'), form.id)
    expect((await calls.opened()).checklist.map(({ item }) => item)).not.toContain('BANK')
    expect((await calls.tick({ item: 'BANK', is_ticked: true })).statusCode).toBe(400)
  })
})

describe('figures', () => {
  it('are stored in versions with their sources, and the score is updated', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const before = await calls.opened()
    expect(before.score).toMatchObject({ is_final: false, award: null })
    expect(before.figures.rows.find(({ id }) => id === 'houseHoldPeople')).toMatchObject({
      wire: 'number_of_persons',
      is_required: true,
      is_missing: true,
      claimed: null,
      value: null,
      sources: expect.arrayContaining(['id_attachment']),
    })
    const first = await calls.figures({
      version: 0,
      figures: { number_of_persons: 4, parent_one_income: '6,180' },
      sources: { number_of_persons: 'id_attachment' },
    })
    expect(first.json()).toMatchObject({ seen: 2, figures: { version: 1, entered_by: { id: reviewer.id } } })
    const rows: Review['figures']['rows'] = first.json().figures.rows
    expect(rows.find(({ wire }) => wire === 'number_of_persons')).toMatchObject({
      is_missing: false,
      source: 'id_attachment',
    })
    // One income of two says nothing about the income per person.
    const incomeIn = ({ components }: Review['score']) =>
      components.find(({ component }) => component === 'income')
    expect(first.json().score.margin).toBeNull()
    expect(incomeIn(first.json().score)).toMatchObject({
      is_known: false,
      points: 0,
      lines: [{ code: 'INCOME_MISSING' }],
    })
    const after = await ready(reviewer, form)
    expect(after.score.is_final).toBe(true)
    expect(incomeIn(after.score)).toMatchObject({ is_known: true })
    expect(after.score.margin).not.toBeNull()
    expect(after.score.total).toBeGreaterThan(before.score.total)
    expect(after.figures.version).toBe(2)
    // Only the first entry of a person is an event of the history.
    expect(after.timeline.filter(({ event }) => event === 'ENTER_FIGURES')).toHaveLength(1)
    expect(await countOf('figure_versions', form)).toBe(2)
  })

  it('with the same values make no version', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    await calls.figures({ version: 0, figures: { number_of_persons: '4' } })
    const again = await calls.figures({ version: 1, figures: { number_of_persons: 4 } })
    expect(again.json().figures.version).toBe(1)
  })

  it.each([
    ['nobody in the household', { number_of_persons: '0' }, 250],
    ['more persons than there can be', { number_of_persons: '31' }, 250],
    ['an income in words', { parent_one_income: 'much' }, 250],
    ['an income of millions', { parent_one_income: '1000000' }, 250],
    ['studies above 100 %', { study_extant: '101' }, 250],
    ['a month that is none', { survey_month: '2026-13' }, 250],
    ['a figure that nobody asks for', { managerial_allocation: true }, 400],
    ['a name of another kind', { __proto__x: '1' }, 400],
  ])('are refused: %s', async (_name, figures, code) => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    expect((await calls.figures({ version: 0, figures })).json().error).toMatchObject({ statusCode: code })
    expect(await countOf('figure_versions', form)).toBe(0)
  })

  it('of an older version get 409, and nothing is overwritten', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    await calls.figures({ version: 0, figures: { number_of_persons: '4' } })
    const late = await calls.figures({ version: 0, figures: { number_of_persons: '9' } })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ error: { code: 'REQUEST_MOVED' }, moved: { event: 'ENTER_FIGURES' } })
  })

  it('are frozen by an approval', async () => {
    const { form, reviewer } = await approved()
    expect((await of(reviewer, form.id).opened()).figures.is_frozen).toBe(true)
    const late = await of(reviewer, form.id).figures({ version: 1, figures: { number_of_persons: '9' } })
    expect(late.statusCode).toBe(409)
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ approved: boolean }>(
        sql`select approved_at is not null as approved from figure_versions where request_id = ${form.id}`,
      ),
    )
    expect(rows).toEqual([{ approved: true }])
  })
})
