import type { Review } from '@milgo/contracts/office/review-answer'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { markDuplicates } from '../src/office/queue/mark-duplicates.ts'
import { bearer, core, messagesTo } from './support/accounts.ts'
import { useReviewBench } from './support/review-bench.ts'
import { addFiles, type Sender } from './support/submission.ts'

const { at, member, of, sent, ready, approved, correct, statusOf } = useReviewBench()

const flags = { id_front: 'UNREADABLE', confirmation_studies: 'EXPIRED' }

const returned = async () => {
  const form = await sent()
  const reviewer = await member('reviewer')
  await of(reviewer, form.id).judge(flags)
  const { seen } = await of(reviewer, form.id).opened()
  const answer = await of(reviewer, form.id).decide({ event: 'RETURN_FOR_REPAIR', seen })
  expect(answer.statusCode, answer.body).toBe(200)
  return { form, reviewer }
}

const offered = ({ decisions }: Pick<Review, 'decisions'>) =>
  Object.fromEntries(decisions.map(({ event, refusals }) => [event, refusals.map(({ code }) => code)]))

const countOf = async (table: string, { id }: Pick<Sender, 'id'>) => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)} where request_id = ${id}`,
    ),
  )
  return rows[0]?.count
}

const indexed = async ({ id }: Pick<Sender, 'id'>, column: 'open_flags' | 'duplicates') => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ value: unknown }>(
      sql`select ${sql.identifier(column)} as value from request_index where request_id = ${id}`,
    ),
  )
  return rows[0]?.value
}

describe('a verdict', () => {
  it('is stored as it is made, survives a reload, and is taken back', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const [first, second] = (await calls.opened()).documents
    await calls.verdict({ key: first?.key, file_name: first?.file?.file_name, verdict: 'ACCEPTED' })
    const flagged = { key: second?.key, file_name: second?.file?.file_name, verdict: 'FLAGGED' }
    await calls.verdict({ ...flagged, reason: 'MISSING_MONTH', note: ' October\nis missing ' })
    const { documents } = await calls.opened()
    expect(documents.slice(0, 2)).toMatchObject([
      { state: 'ACCEPTED', verdict: { is_own: true, by: { name: reviewer.name } } },
      { state: 'FLAGGED', verdict: { reason: 'MISSING_MONTH', note: 'October\nis missing' } },
    ])
    const back = await calls.verdict({ key: first?.key, file_name: first?.file?.file_name, verdict: null })
    expect(back.json().documents[0]).toMatchObject({ state: 'NOT_LOOKED_AT', verdict: null })
  })

  it('of another is seen with its name, and one’s own counts before it', async () => {
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

describe('the checklist', () => {
  it('ticks an item by itself when its documents are accepted, and a person can say otherwise', async () => {
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

  it('has no items of documents that were not asked', async () => {
    const form = await sent({ institution: 'sponsored' })
    const calls = of(await member('reviewer'), form.id)
    expect((await calls.opened()).checklist.map(({ item }) => item)).not.toContain('BANK')
    expect((await calls.tick({ item: 'BANK', is_ticked: true })).statusCode).toBe(400)
  })
})

describe('figures', () => {
  it('are stored in versions with their sources, and the score follows', async () => {
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
    expect(first.json().score.margin).toMatchObject({ persons: 4, total: 6_180, per_person: 1_545 })
    const after = await ready(reviewer, form)
    expect(after.score.is_final).toBe(true)
    expect(after.score.total).toBeGreaterThan(before.score.total)
    expect(after.figures.version).toBe(2)
    // Only the first entry of a person is an event of the history.
    expect(after.timeline.filter(({ event }) => event === 'ENTER_FIGURES')).toHaveLength(1)
    expect(await countOf('figure_versions', form)).toBe(2)
  })

  it('that say the same again make no version', async () => {
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

  it('of an older version are answered 409, and nothing is overwritten', async () => {
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

describe('a return', () => {
  it('asks for exactly the flagged documents, and tells the student why in their language', async () => {
    const { form } = await returned()
    expect(await statusOf(form)).toBe('REPAIR_BACK_FOR')
    const toFix = await at.server.app.inject({
      url: `${core}/step-4/get-all-documents-repair-back-for`,
      headers: { ...bearer(form.token), 'accept-language': 'ar' },
    })
    expect(toFix.json()).toMatchObject([
      { field: 'id_front', reason: 'UNREADABLE', reason_text: 'الملف غير مقروء', note: null },
      { field: 'confirmation_studies', reason: 'EXPIRED', reason_text: 'انتهت صلاحية المستند' },
    ])
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-returned'),
    )
    expect(mail?.body).toContain('The file cannot be read')
    expect(mail?.body).toContain('The document has expired')
  })

  it('needs a flag, and happens once', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const { seen } = await calls.opened()
    const empty = await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })
    expect(empty.json().error).toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
      errors: [{ code: 'FLAGS_REQUIRED' }],
    })
    await calls.judge(flags)
    expect((await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })).statusCode).toBe(200)
    expect((await correct(form, ['id_front', 'confirmation_studies'])).statusCode).toBe(200)
    await calls.judge({ id_front: 'UNREADABLE' })
    const corrected = await calls.opened()
    // The table has no row for a second return, so that none is offered.
    expect(Object.keys(offered(corrected))).not.toContain('RETURN_FOR_REPAIR')
    const again = await calls.decide({ event: 'RETURN_FOR_REPAIR', seen: corrected.seen })
    expect(again.statusCode).toBe(409)
    expect(await statusOf(form)).toBe('REPAIR_BACK_FROM')
  })

  it('that was answered shows what changed, and keeps the verdicts on what did not', async () => {
    const { form, reviewer } = await returned()
    await correct(form, ['id_front', 'confirmation_studies'])
    const review = await of(reviewer, form.id).opened()
    expect(review.round).toBe(2)
    expect(review.changes?.documents.map(({ key }) => key)).toEqual(['id_front', 'confirmation_studies'])
    expect(review.changes?.documents[0]).toMatchObject({
      asked: { reason: 'UNREADABLE', reason_text: 'The file cannot be read' },
      before: { original_file_name: 'id_front.pdf' },
      after: { original_file_name: 'id_front.pdf' },
    })
    expect(review.changes?.answers).toEqual([])
    const stateOf = (wanted: string) => review.documents.find(({ key }) => key === wanted)
    expect(stateOf('id_front')).toMatchObject({ state: 'NOT_LOOKED_AT', is_replaced: true })
    expect(stateOf('bank_account_reference')).toMatchObject({ state: 'ACCEPTED', is_replaced: false })
    expect(review.flags.every(({ resolved_at }) => resolved_at !== null)).toBe(true)
    const old = review.changes?.documents[0]?.before?.file_name
    expect((await of(reviewer, form.id).view({ file_name: old })).statusCode).toBe(200)
  })

  it('that lapsed shows files that were uploaded and not sent', async () => {
    const { form, reviewer } = await returned()
    const [name] = await addFiles(at.server, form.student.id, ['id_front'])
    const saved = await form.saveDocuments({ id_front: name, version: 1 })
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await of(reviewer, form.id).opened()).unsent_documents).toEqual([])
    at.server.clock.set(new Date('2026-01-25T10:00:00.000Z'))
    await lapseCorrections(at.server.platform)
    at.server.clock.set(new Date('2026-01-15T10:10:00.000Z'))
    const review = await of(reviewer, form.id).opened()
    expect(review.status).toBe('REPAIR_BACK_FROM_TO')
    expect(review.unsent_documents).toMatchObject([{ key: 'id_front', file: { file_name: name } }])
    expect(review.documents[0]).toMatchObject({ state: 'NOT_LOOKED_AT', is_replaced: false })
    expect((await of(reviewer, form.id).view({ file_name: name })).statusCode).toBe(200)
  })

  it('is cancelled by its reviewer or a manager, and then a correction is refused', async () => {
    const { form, reviewer } = await returned()
    expect(await indexed(form, 'open_flags')).toBe(2)
    const other = await member('reviewer')
    const { seen } = await of(other, form.id).opened()
    await of(other, form.id).keepOpen({ is_closing: true })
    const refused = await of(other, form.id).decide({ event: 'CANCEL_RETURN', seen })
    expect(refused.json().error.errors).toMatchObject([{ code: 'NOT_YOUR_RETURN' }])
    await of(other, form.id).keepOpen({ is_closing: true })
    expect((await of(reviewer, form.id).decide({ event: 'CANCEL_RETURN', seen })).json()).toMatchObject({
      status: 'SUBMITTED',
    })
    expect((await correct(form, ['id_front', 'confirmation_studies'])).statusCode).toBe(403)
    expect(await statusOf(form)).toBe('SUBMITTED')
    // Its flags ask for nothing any more.
    expect(await indexed(form, 'open_flags')).toBe(0)
    // The verdicts of the round are still there, so that it can be returned anew.
    expect(offered(await of(reviewer, form.id).opened())['RETURN_FOR_REPAIR']).toEqual([])
  })

  it('ends for the student one second after the window, whatever the page shows', async () => {
    const { form } = await returned()
    at.server.clock.set(new Date('2026-01-25T10:00:01.000Z'))
    expect((await correct(form, ['id_front', 'confirmation_studies'])).statusCode).toBeGreaterThanOrEqual(400)
    expect(await statusOf(form)).toBe('REPAIR_BACK_FOR')
  })
})

describe('an approval', () => {
  it('needs every document, the checklist and the figures', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const open = await calls.opened()
    expect(offered(open)['APPROVE']).toEqual([
      'FIGURES_INCOMPLETE',
      'DOCUMENTS_NOT_LOOKED_AT',
      'CHECKLIST_INCOMPLETE',
    ])
    const early = await calls.decide({ event: 'APPROVE', seen: open.seen })
    expect(early.statusCode).toBe(409)
    expect(early.json().error.code).toBe('MOVE_NOT_ALLOWED')
    const whole = await ready(reviewer, form)
    expect(offered(whole)).toMatchObject({ APPROVE: [], DENY: [], RETURN_FOR_REPAIR: ['FLAGS_REQUIRED'] })
    const [document] = whole.documents
    await calls.verdict({
      key: document?.key,
      file_name: document?.file?.file_name,
      verdict: 'FLAGGED',
      reason: 'UNREADABLE',
    })
    const flagged = await calls.decide({ event: 'APPROVE', seen: whole.seen })
    expect(flagged.json().error.errors.map(({ code }: { code: string }) => code)).toContain(
      'DOCUMENTS_FLAGGED',
    )
    expect(await statusOf(form)).toBe('SUBMITTED')
  })

  it('is confirmed by another person, and never by its reviewer', async () => {
    const { form, reviewer } = await approved()
    const both = await member('reviewer', 'manager')
    // Somebody of both roles who entered a figure is a reviewer of the request.
    expect(Object.keys(offered(await of(reviewer, form.id).opened()))).toEqual([])
    await of(reviewer, form.id).keepOpen({ is_closing: true })
    const { seen, decisions } = await of(both, form.id).opened()
    expect(offered({ decisions })).toMatchObject({ CONFIRM: [], SEND_BACK_TO_REVIEW: [], DENY: [] })
    expect((await of(both, form.id).decide({ event: 'CONFIRM', seen })).json()).toMatchObject({
      status: 'WAITING_TO_BE_COMPUTED',
    })
  })

  it('by somebody of both roles is not confirmed by the same person', async () => {
    const form = await sent()
    const both = await member('reviewer', 'manager')
    const { seen } = await ready(both, form)
    await of(both, form.id).decide({ event: 'APPROVE', seen })
    const after = await of(both, form.id).opened()
    expect(offered(after)['CONFIRM']).toEqual(['SECOND_PERSON_REQUIRED'])
    const refused = await of(both, form.id).decide({ event: 'CONFIRM', seen: after.seen })
    expect(refused.statusCode).toBe(409)
    expect(await statusOf(form)).toBe('TEAM_MANAGER_APPROVAL')
  })

  it('is sent back with a note, and then goes on with the verdicts that were made', async () => {
    const { form, reviewer } = await approved()
    await of(reviewer, form.id).keepOpen({ is_closing: true })
    const manager = await member('manager')
    const { seen } = await of(manager, form.id).opened()
    const silent = await of(manager, form.id).decide({ event: 'SEND_BACK_TO_REVIEW', seen })
    expect(silent.json().error.errors).toMatchObject([{ code: 'NOTE_REQUIRED', field: 'note' }])
    const note = 'Look at the income of parent 1 again'
    await of(manager, form.id).decide({ event: 'SEND_BACK_TO_REVIEW', seen, note })
    const review = await of(reviewer, form.id).opened()
    expect(review.status).toBe('SUBMITTED')
    expect(review.timeline[0]).toMatchObject({ event: 'SEND_BACK_TO_REVIEW', reason_text: note })
    expect(review.documents.every(({ state }) => state === 'ACCEPTED')).toBe(true)
    expect(review.figures.is_frozen).toBe(false)
  })
})

describe('a refusal', () => {
  it('takes a reason of the period, "other" only with a note, and sends no letter', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    const { seen } = await calls.opened()
    const deny = (change: object) => calls.decide({ event: 'DENY', seen, ...change })
    const before = (await messagesTo(at.server, form.student.email)).length
    expect((await deny({})).statusCode).toBe(400)
    expect((await deny({ reason: 'UNREADABLE' })).statusCode).toBe(400)
    expect((await deny({ reason: 'OTHER', note: ' ' })).statusCode).toBe(400)
    expect((await deny({ reason: 'OTHER', note: 'Not enrolled' })).json()).toMatchObject({ status: 'DENIED' })
    expect((await messagesTo(at.server, form.student.email)).length).toBe(before)
    const { rows } = await at.server.database.read((db) =>
      db.execute(
        sql`select reason, note from request_events where request_id = ${form.id} and event = 'DENY'`,
      ),
    )
    expect(rows).toEqual([{ reason: 'OTHER', note: 'Not enrolled' }])
  })

  it('is reopened by a manager with a note, while it is unpublished', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, form.id).opened()
    await of(reviewer, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    const manager = await member('manager')
    const review = await of(manager, form.id).opened()
    expect(Object.keys(offered(review))).toEqual(['REOPEN'])
    expect(
      (await of(manager, form.id).decide({ event: 'REOPEN', seen: review.seen, note: 'Mistake' })).json(),
    ).toMatchObject({
      status: 'SUBMITTED',
    })
    expect(
      (await of(reviewer, form.id).decide({ event: 'REOPEN', seen: review.seen + 1, note: 'x' })).statusCode,
    ).toBe(409)
  })
})

describe('decide and next', () => {
  it('answers the request that is taken then, open and assigned to whoever decided', async () => {
    const first = await sent()
    await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, first.id).opened()
    const answer = await of(reviewer, first.id).decide({
      event: 'DENY',
      seen,
      reason: 'STUDY_SCOPE',
      takes_next: true,
      view: { status: 'SUBMITTED' },
    })
    const { next } = answer.json()
    expect(next).not.toBe(first.id)
    const review = await of(reviewer, next).opened()
    expect(review).toMatchObject({ status: 'SUBMITTED', assignee: { id: reviewer.id }, may_edit: true })
    const other = await member('reviewer')
    expect((await of(other, next).opened()).open_by).toMatchObject({ id: reviewer.id })
    // The one that was decided on is free for others at once.
    expect((await of(other, first.id).opened()).open_by).toBeNull()
  })

  it('answers none where nothing waits', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, form.id).opened()
    const answer = await of(reviewer, form.id).decide({
      event: 'DENY',
      seen,
      reason: 'STUDY_SCOPE',
      takes_next: true,
      view: { institution: '9999' },
    })
    expect(answer.json()).toMatchObject({ status: 'DENIED', next: null })
  })
})

describe('two at once', () => {
  it('the second sees who and what, and nothing is overwritten', async () => {
    const form = await sent()
    const [one, other] = [await member('reviewer'), await member('reviewer')]
    const { seen } = await of(one, form.id).opened()
    const locked = await of(other, form.id).opened()
    expect(locked).toMatchObject({ may_edit: false, may_take_over: false, open_by: { id: one.id } })
    expect(offered(locked)['DENY']).toEqual(['OPEN_ELSEWHERE'])
    const refused = await of(other, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: { code: 'OPEN_ELSEWHERE' }, open_by: { name: one.name } })
    await of(one, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    const late = await of(other, form.id).decide({ event: 'DENY', seen, reason: 'NOT_RESIDENT' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      error: { code: 'REQUEST_MOVED' },
      moved: { event: 'DENY', staff: { name: one.name }, status: 'DENIED' },
    })
  })

  it('of ten decisions of one person one counts', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, form.id).opened()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        of(reviewer, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await countOf('request_events', form)).toBe(2)
  })

  it('reviewer and student: cancelling and correcting leave one of both', async () => {
    const { form, reviewer } = await returned()
    const { seen } = await of(reviewer, form.id).opened()
    const [cancelled, corrected] = await Promise.all([
      of(reviewer, form.id).decide({ event: 'CANCEL_RETURN', seen }),
      correct(form, ['id_front', 'confirmation_studies']),
    ])
    const isCancelled = cancelled.statusCode === 200
    expect(corrected.statusCode === 200).toBe(!isCancelled)
    expect(await statusOf(form)).toBe(isCancelled ? 'SUBMITTED' : 'REPAIR_BACK_FROM')
  })

  it('the lock is free after 30 minutes without a move, and a manager takes it at any time', async () => {
    const form = await sent()
    const [one, other, manager] = [
      await member('reviewer'),
      await member('reviewer'),
      await member('manager'),
    ]
    await of(one, form.id).open()
    at.server.clock.set(new Date('2026-01-15T10:29:59.000Z'))
    expect((await of(other, form.id).opened()).may_edit).toBe(false)
    expect((await of(other, form.id).open({ take_over: true })).json().may_edit).toBe(false)
    expect((await of(manager, form.id).opened()).may_take_over).toBe(true)
    expect((await of(manager, form.id).open({ take_over: true })).json().open_by).toBeNull()
    expect((await of(one, form.id).keepOpen()).json()).toMatchObject({
      open_by: { id: manager.id },
      may_edit: false,
    })
    const second = await sent()
    at.server.clock.set(new Date('2026-01-15T10:00:00.000Z'))
    await of(one, second.id).open()
    at.server.clock.set(new Date('2026-01-15T10:29:59.999Z'))
    expect((await of(other, second.id).opened()).may_edit).toBe(false)
  })
})

describe('whom a request is kept from', () => {
  it('its own student, and whoever says that they know the person', async () => {
    const form = await sent()
    const [own, friend] = [await member('reviewer'), await member('reviewer')]
    const hash = at.server.platform.vault.lookupHash('identity', form.student.identityNumber)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = ${hash} where id = ${own.id}`),
    )
    expect((await of(friend, form.id).conflict()).json()).toEqual({ is_handed_over: true })
    for (const who of [own, friend]) {
      const calls = of(who, form.id)
      const answers = [
        await calls.open(),
        await calls.open({ is_preview: true }),
        await calls.view({ file_name: 'a.pdf' }),
        await calls.reveal({ number: 'IDENTITY_NUMBER', purpose: 'OTHER' }),
        await calls.note({ text: 'x' }),
        await calls.decide({ event: 'DENY', seen: 1, reason: 'STUDY_SCOPE' }),
        await calls.figures({ version: 0, figures: {} }),
        await calls.openForm({ reason: 'asked by phone' }),
        await calls.rotate({ file_name: 'a.pdf', degrees: 90 }),
        await calls.keepOpen(),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
      expect(answers.map(({ body }) => body).join()).not.toContain(form.student.identityNumber)
    }
  })
})

describe('notes and markup', () => {
  const script = '<img src=x onerror="alert(1)"><script>alert(2)</script> & "quotes"'

  it('are stored and answered as text, and no student ever reads a note', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const answer = await calls.note({ text: `${script}\n  second line ` })
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json().notes).toMatchObject([
      { text: `${script}\nsecond line`, by: { name: reviewer.name } },
    ])
    expect((await calls.opened()).notes[0]?.text).toContain(script)
    for (const text of ['', '   ', 'x'.repeat(2_001)])
      expect((await calls.note({ text })).statusCode).toBe(400)
    const seenByStudent = await at.server.app.inject({
      url: `${core}/user/current-user`,
      headers: bearer(form.token),
    })
    expect(seenByStudent.body).not.toContain('onerror')
  })

  it('of a flag reach the student’s mail as text', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    const { documents, seen } = await calls.opened()
    const [document] = documents
    await calls.verdict({
      key: document?.key,
      file_name: document?.file?.file_name,
      verdict: 'FLAGGED',
      reason: 'OTHER',
      note: script,
    })
    expect((await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })).statusCode).toBe(200)
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-returned'),
    )
    expect(mail?.body).toContain(script)
    expect(mail?.html).not.toContain('<script>alert')
    expect(mail?.html).toContain('&lt;script&gt;')
  })
})

describe('duplicates', () => {
  it('are found by account and file, and "not a duplicate" is remembered for both', async () => {
    const [one, other] = [await sent(), await sent()]
    const reviewer = await member('reviewer')
    const [document] = (await of(reviewer, one.id).opened()).documents
    const hash = at.server.platform.vault.lookupHash('file', document?.file?.sha256 ?? '')
    await at.server.database.transaction(async (tx) => {
      // Corrections of the tests above have sent the same sample files.
      await tx.execute(sql`update request_index set file_hashes = '{}'`)
      await tx.execute(sql`update request_index set account_hash = ${one.id}, file_hashes = array[${hash}]
        where request_id in (${one.id}, ${other.id})`)
    })
    const found = (await of(reviewer, one.id).opened()).duplicates.find(
      ({ request_id }) => request_id === other.id,
    )
    expect(found).toMatchObject({ kinds: ['ACCOUNT', 'FILE'], documents: ['id_front'], dismissed: null })
    await markDuplicates(at.server.platform)
    expect(await indexed(other, 'duplicates')).toEqual(['same-account', 'same-file'])
    const answer = await of(reviewer, one.id).dismiss({ other_id: other.id, is_dismissed: true })
    expect(answer.json()).toEqual({ is_dismissed: true })
    const again = (await of(reviewer, other.id).opened()).duplicates.find(
      ({ request_id }) => request_id === one.id,
    )
    expect(again?.dismissed).toMatchObject({ by: { id: reviewer.id } })
    expect(await indexed(one, 'duplicates')).toEqual([])
    expect(await indexed(other, 'duplicates')).toEqual([])
    await markDuplicates(at.server.platform)
    expect(await indexed(one, 'duplicates')).toEqual([])
    // A third one with the same account is another matter.
    const third = await sent()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set account_hash = ${one.id} where request_id = ${third.id}`),
    )
    await markDuplicates(at.server.platform)
    for (const form of [one, other, third])
      expect(await indexed(form, 'duplicates')).toEqual(['same-account'])
    await of(reviewer, one.id).dismiss({ other_id: other.id, is_dismissed: false })
    expect(await indexed(one, 'duplicates')).toEqual(['same-account', 'same-file'])
    const unknown = '00000000-0000-4000-8000-000000000001'
    expect((await of(reviewer, one.id).dismiss({ other_id: unknown, is_dismissed: true })).statusCode).toBe(
      404,
    )
  })
})

it('a one-time code opens the form of the request’s own student', async () => {
  const form = await sent()
  const answer = await of(await member('reviewer'), form.id).openForm({ reason: 'asked by phone' })
  expect(answer.json()).toMatchObject({ path: expect.stringMatching(/^\/admin\/[\w-]{43}$/), expires_in: 60 })
  const handed = await at.server.app.inject({
    method: 'POST',
    url: '/authz-service/api/v1/auth/admin-handoff',
    payload: { code: answer.json().code },
  })
  expect(handed.json()).toMatchObject({ id: form.student.id })
  const again = await at.server.app.inject({
    method: 'POST',
    url: '/authz-service/api/v1/auth/admin-handoff',
    payload: { code: answer.json().code },
  })
  expect(again.statusCode).toBe(400)
})
