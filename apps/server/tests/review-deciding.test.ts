import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messagesTo } from './support/accounts.ts'
import { offered, useReviewBench } from './support/review-bench.ts'

const { at, member, of, sent, ready, approved, statusOf } = useReviewBench()

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

  it('uses the figures that the page has shown, and is refused if the same person has saved others since', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const { seen, figures } = await ready(reviewer, form)
    const later = await calls.figures({ version: figures.version, figures: { number_of_persons: '9' } })
    expect(later.json()).toMatchObject({ seen, figures: { version: figures.version + 1 } })
    const stale = await calls.decide({ event: 'APPROVE', seen, figures_version: figures.version })
    expect(stale.json()).toMatchObject({ error: { code: 'REQUEST_MOVED' } })
    expect(await statusOf(form)).toBe('SUBMITTED')
    const known = await calls.decide({ event: 'APPROVE', seen, figures_version: figures.version + 1 })
    expect(known.statusCode).toBe(200)
  })

  it('is confirmed by another person, never by its reviewer', async () => {
    const { form, reviewer } = await approved()
    const both = await member('reviewer', 'manager')
    // A person of both roles who entered a figure is a reviewer of the request.
    expect(Object.keys(offered(await of(reviewer, form.id).opened()))).toEqual([])
    await of(reviewer, form.id).keepOpen({ is_closing: true })
    const { seen, decisions } = await of(both, form.id).opened()
    expect(offered({ decisions })).toMatchObject({ CONFIRM: [], SEND_BACK_TO_REVIEW: [], DENY: [] })
    expect((await of(both, form.id).decide({ event: 'CONFIRM', seen })).json()).toMatchObject({
      status: 'WAITING_TO_BE_COMPUTED',
    })
  })

  it('by a person of both roles is not confirmed by the same person', async () => {
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

  it('is sent back with a note, and continues with the existing verdicts', async () => {
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
  it('needs a reason of the period, "other" only with a note, and sends no letter', async () => {
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
      (
        await of(manager, form.id).decide({
          event: 'REOPEN',
          seen: review.seen,
          note: 'Mistake',
          takes_next: true,
        })
      ).json(),
      // The person who reopens it continues with it.
    ).toMatchObject({ status: 'SUBMITTED', next: null })
    expect(
      (await of(reviewer, form.id).decide({ event: 'REOPEN', seen: review.seen + 1, note: 'x' })).statusCode,
    ).toBe(409)
  })
})

describe('decide and next', () => {
  it('returns the request that is taken next, open and assigned to the same person', async () => {
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
    expect(review).toMatchObject({ status: 'SUBMITTED', assignee: { id: reviewer.id }, edit_refusal: null })
    const other = await member('reviewer')
    expect((await of(other, next).opened()).open_by).toMatchObject({ id: reviewer.id })
    // The decided one is free for others at once.
    expect((await of(other, first.id).opened()).open_by).toBeNull()
  })

  it('returns none if nothing waits', async () => {
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
