import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { codesOf } from './support/appeals-bench.ts'
import { useAppealsReviewBench } from './support/appeals-review-bench.ts'
import { change } from './support/form.ts'
import { completeFigures, type Member, offered } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const {
  at,
  ask,
  member,
  of,
  statusOf,
  published,
  appealWith,
  appealed,
  enterFigures,
  judge,
  decide,
  leave,
  reviewed,
} = useAppealsReviewBench()

describe('the review of an appeal', () => {
  it('shows the grounds, the files and the first result, which is not judged again', async () => {
    const { form, firstReviewer, names } = await appealed({
      grounds: ['income'],
      claimed_income: 8_200,
      details: 'one\ntwo',
    })
    const opened = await of(await member('reviewer'), form.id).opened()
    expect(opened.appeal).toMatchObject({
      type: 'RESULT_APPEAL',
      details: 'one\ntwo',
      lines: [
        { label: 'Type of appeal', text: 'Appeal against the result' },
        { label: 'What is the appeal about?', text: 'Income' },
        { text: '8,200' },
      ],
      needs_figures: true,
      versions: [{ version: 1, files: ['appeal_documents.pdf', 'appeal_documents.pdf'] }],
      first: { total: null, award: null, decision: { event: 'DENY', by: { id: firstReviewer.id } } },
    })
    const ofAppeal = opened.documents.filter(({ is_frozen }) => !is_frozen)
    expect(ofAppeal.map(({ key, is_missing }) => [key, is_missing])).toEqual([
      ['documents.0', false],
      ['documents.1', false],
      ['documents.2', true],
    ])
    expect(ofAppeal[0]?.file?.file_name).toBe(names[0])
    const original = opened.documents.find(({ key }) => key === 'id_front')
    const judged = await of(await member('reviewer'), form.id).verdict({
      key: 'id_front',
      file_name: original?.file?.file_name,
      verdict: 'ACCEPTED',
    })
    expect(judged.statusCode).not.toBe(200)
  })

  it('shows the sums of the first result with their currency', async () => {
    const { form } = await published({ ...completeFigures, parent_one_income: '60000' })
    await appealWith(form)
    const { appeal } = await of(await member('reviewer'), form.id).opened()
    expect(appeal?.first.figures.map(({ text }) => text)).toContain('₪60,000')
  })

  it('opens the files of all versions of the appeal in the viewer, and no others', async () => {
    const { form, calls, names } = await appealed()
    const [other] = await calls.files()
    await calls.update({ documents: JSON.stringify([names[0]]) })
    const reviewer = await member('reviewer')
    const view = async (file_name: string | undefined) =>
      (await of(reviewer, form.id).view({ file_name })).statusCode
    expect([await view(names[0]), await view(names[1]), await view(other)]).toEqual([200, 200, 404])
  })

  it('refuses verdicts, figures and return by a person who reviewed the request', async () => {
    const { form, firstReviewer } = await appealed()
    const calls = of(firstReviewer, form.id)
    const { documents, edit_refusal: refusal, checklist, figures, seen } = await calls.opened()
    expect(refusal).toBe('REVIEWED_BEFORE')
    const file_name = documents[0]?.file?.file_name
    const answers = [
      await calls.verdict({ key: 'documents.0', file_name, verdict: 'ACCEPTED' }),
      await calls.tick({ item: checklist[0]?.item, is_ticked: false }),
      await calls.figures({ version: figures.version, figures: { number_of_persons: '4' } }),
      await calls.decide({ event: 'RETURN_FOR_REPAIR', seen }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(409)
      expect(codesOf(answer)).toContain('SECOND_PERSON_REQUIRED')
    }
    expect(await statusOf(form)).toBe('APPEAL_SUBMITTED')
  })
})

describe('the queue of appeals', () => {
  const flagsOf = async (who: Member, form: Sender) => {
    const answer = await ask(who, 'POST', 'requests/list', {
      view: { status: 'APPEAL_SUBMITTED' },
      limit: 100,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().requests.find((row: { request_id: string }) => row.request_id === form.id)?.flags
  }

  it('marks an appeal whose reviewer has entered its figures as ready for a manager', async () => {
    const { form } = await appealed()
    const { form: ready, manager } = await reviewed()
    expect(await flagsOf(manager, form)).not.toContain('appeal-ready')
    expect(await flagsOf(manager, ready)).toContain('appeal-ready')
    const only = await ask(manager, 'POST', 'requests/list', { view: { flags: 'appeal-ready' }, limit: 100 })
    const found = only.json().requests.map((row: { request_id: string }) => row.request_id)
    expect(found).toContain(ready.id)
    expect(found).not.toContain(form.id)
  })
})

describe('a manager, who decides appeals', () => {
  const takeNext = async (who: Member) => {
    const answer = await ask(who, 'POST', 'queue/take-next')
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().taken?.request_id
  }

  it('does not block a new appeal for reviewers, and gets it once its figures are entered', async () => {
    // Hides the appeals of other tests from the manager.
    await at.server.database.transaction((tx) =>
      tx.execute(
        sql`update request_index set hold_until = ${at.server.platform.clock.now()} + interval '1 day'`,
      ),
    )
    const { form } = await appealed()
    const [manager, reviewer] = [await member('manager'), await member('reviewer')]
    expect(await takeNext(manager)).toBeUndefined()
    await of(manager, form.id).open()
    expect(await of(reviewer, form.id).opened()).toMatchObject({ open_by: null, edit_refusal: null })
    await judge(reviewer, form)
    await enterFigures(reviewer, form)
    await leave(reviewer, form)
    expect(await takeNext(manager)).toBe(form.id)
    expect((await of(reviewer, form.id).opened()).open_by).toMatchObject({ id: manager.id })
  })
})

describe('the decision on an appeal', () => {
  it('is made by a manager, who approves with the figures of the appeal', async () => {
    const { form, manager } = await reviewed()
    const answer = await decide(manager, form, { event: 'APPROVE_APPEAL' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await statusOf(form)).toBe('APPEAL_APPROVED')
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ approved_at: string | null }>(
        sql`select approved_at from figure_versions where request_id = ${form.id} order by version desc limit 1`,
      ),
    )
    expect(rows[0]?.approved_at).not.toBeNull()
    // The student learns nothing before the publication.
    expect((await form.currentUser()).json().request.request_status).toBe('APPEAL_WAITING_CALCULATED')
  })

  it('denies with a reason of the period’s list for appeals', async () => {
    const { form, manager } = await reviewed()
    const opened = await of(manager, form.id).opened()
    const [reason] = opened.reasons.denying_appeal
    const { seen } = opened
    const calls = of(manager, form.id)
    for (const wrong of [undefined, 'STUDY_SCOPE', 'NO_SUCH'])
      expect((await calls.decide({ event: 'DENY_APPEAL', seen, reason: wrong })).statusCode).toBe(400)
    const answer = await calls.decide({ event: 'DENY_APPEAL', seen, reason: reason?.code, note: 'x' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await statusOf(form)).toBe('APPEAL_DENIED')
  })

  it('is refused to the appeal’s reviewer and to the person who decided the first result', async () => {
    const bench = await appealed()
    const both = await member('reviewer', 'manager')
    await judge(both, bench.form)
    await enterFigures(both, bench.form)
    const own = await decide(both, bench.form, { event: 'APPROVE_APPEAL' })
    expect([own.statusCode, codesOf(own)]).toEqual([409, ['SECOND_PERSON_REQUIRED']])
    await leave(both, bench.form)
    await change(
      at.server,
      sql`update staff set roles = array['manager'] where id = ${bench.firstReviewer.id}`,
    )
    const first = await decide(bench.firstReviewer, bench.form, {
      event: 'DENY_APPEAL',
      reason: 'OTHER',
      note: 'x',
    })
    expect([first.statusCode, codesOf(first)]).toEqual([409, ['SECOND_PERSON_REQUIRED']])
    expect(await statusOf(bench.form)).toBe('APPEAL_SUBMITTED')
  })

  it('refuses approval without complete figures of the appeal, or with files that nobody has judged', async () => {
    const { form } = await appealed()
    const manager = await member('manager')
    const opened = await of(manager, form.id).opened()
    expect(offered(opened)['APPROVE_APPEAL']).toEqual(['FIGURES_INCOMPLETE', 'DOCUMENTS_NOT_LOOKED_AT'])
    const answer = await of(manager, form.id).decide({ event: 'APPROVE_APPEAL', seen: opened.seen })
    expect(answer.statusCode).toBe(409)
    expect(await statusOf(form)).toBe('APPEAL_SUBMITTED')
  })

  it('uses the first figures only after the appeal’s reviewer has confirmed them', async () => {
    const { form, reviewer, manager } = await reviewed()
    await decide(manager, form, { event: 'APPROVE_APPEAL' })
    const other = await member('manager')
    await decide(other, form, { event: 'REOPEN', note: 'look again' })
    expect(await statusOf(form)).toBe('APPEAL_SUBMITTED')
    await leave(other, form)
    const { figures, appeal } = await of(reviewer, form.id).opened()
    expect(appeal?.needs_figures).toBe(false)
    const same = await of(reviewer, form.id).figures({ version: figures.version, figures: {} })
    expect(same.json().figures.version).toBe(figures.version)
    await leave(reviewer, form)
    // The manager who decided may decide again only because another person has reopened the appeal.
    expect((await decide(manager, form, { event: 'APPROVE_APPEAL' })).statusCode).toBe(200)
  })

  it('is refused if the page has shown an earlier state', async () => {
    const { form, manager } = await reviewed()
    const answer = await of(manager, form.id).decide({ event: 'APPROVE_APPEAL', seen: 1 })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'REQUEST_MOVED'])
  })
})
