import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { remindOfCorrections } from '../src/core/requests/remind-of-corrections.ts'
import { clockOf, messagesTo } from './support/accounts.ts'
import { useAppealsBench } from './support/appeals-bench.ts'
import { change } from './support/form.ts'
import type { Member } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { at, ask, member, of, statusOf, appealed, offered } = useAppealsBench()

/** Figures that are complete for every answer of the sample. */
const completeFigures = {
  number_of_persons: '4',
  parent_one_income: '6,180',
  parent_two_income: '4350',
  candidate_income: '0',
  mate_income: '0',
  study_extant: '100',
}

const enterFigures = async (who: Member, form: Sender) => {
  const calls = of(who, form.id)
  const { figures } = await calls.opened()
  const claimed = figures.rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
  const asked = Object.fromEntries(
    Object.entries({ ...completeFigures, family_handicapped_data: claimed }).filter(([wire]) =>
      figures.rows.some((row) => row.wire === wire),
    ),
  )
  return calls.figures({ version: figures.version, figures: asked })
}

/** Judges the files of the appeal: all accepted, but for those that are flagged. */
const judge = async (who: Member, form: Sender, flagged: readonly string[] = []) => {
  const calls = of(who, form.id)
  for (const { key, file, is_frozen, is_missing } of (await calls.opened()).documents) {
    if (is_frozen || (is_missing && !flagged.includes(key))) continue
    await calls.verdict({
      key,
      file_name: file?.file_name ?? '',
      ...(flagged.includes(key) ? { verdict: 'FLAGGED', reason: 'UNREADABLE' } : { verdict: 'ACCEPTED' }),
    })
  }
}

const decide = async (who: Member, form: Sender, given: object) => {
  const { seen } = await of(who, form.id).opened()
  return of(who, form.id).decide({ seen, ...given })
}

const leave = (who: Member, form: Sender) => of(who, form.id).keepOpen({ is_closing: true })

const codesOf = (answer: { json: () => { error: { errors?: { code: string }[] } } }) =>
  answer.json().error.errors?.map(({ code }) => code)

/** An appeal that its reviewer has returned with the first file flagged. */
const returned = async (note?: string) => {
  const bench = await appealed()
  const reviewer = await member('reviewer')
  await judge(reviewer, bench.form, ['documents.0'])
  const answer = await decide(reviewer, bench.form, { event: 'RETURN_FOR_REPAIR', note })
  expect(answer.statusCode, answer.body).toBe(200)
  return { ...bench, reviewer }
}

/** An appeal whose files are judged and whose figures are entered, ready for a manager. */
const reviewed = async () => {
  const bench = await appealed()
  const reviewer = await member('reviewer')
  await judge(reviewer, bench.form)
  const saved = await enterFigures(reviewer, bench.form)
  expect(saved.statusCode, saved.body).toBe(200)
  await leave(reviewer, bench.form)
  return { ...bench, reviewer, manager: await member('manager') }
}

describe('the review of an appeal', () => {
  it('shows the grounds, the files and the first result beside it, which is not judged again', async () => {
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
        { label: 'Type of appeal', text: 'Appeal of the result' },
        { label: 'What do you appeal?', text: 'Income' },
        { text: '8,200' },
      ],
      needs_figures: true,
      is_for_others: false,
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

  it('opens the files of the appeal in the viewer, those of an earlier version too, and no others', async () => {
    const { form, calls, names } = await appealed()
    const [other] = await calls.files()
    await calls.update({ documents: JSON.stringify([names[0]]) })
    const reviewer = await member('reviewer')
    const view = async (file_name: string | undefined) =>
      (await of(reviewer, form.id).view({ file_name })).statusCode
    expect([await view(names[0]), await view(names[1]), await view(other)]).toEqual([200, 200, 404])
  })

  it('is not for whoever reviewed the request: neither verdict, figures nor return', async () => {
    const { form, firstReviewer } = await appealed()
    const calls = of(firstReviewer, form.id)
    const { documents, may_edit: mayEdit, appeal, figures, seen } = await calls.opened()
    expect([mayEdit, appeal?.is_for_others]).toEqual([false, true])
    const file_name = documents[0]?.file?.file_name
    const answers = [
      await calls.verdict({ key: 'documents.0', file_name, verdict: 'ACCEPTED' }),
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

describe('a return of an appeal', () => {
  it('asks the student for the flagged file, with reason, comment and deadline', async () => {
    const { form, calls, names } = await returned('October is missing')
    expect(await statusOf(form)).toBe('APPEAL_REPAIR_BACK_FOR')
    expect((await calls.toFix()).json()).toMatchObject([
      {
        field: 'documents',
        index: 0,
        reason: 'UNREADABLE',
        reason_text: 'The file cannot be read',
        note: null,
        sent_file: { file_name: names[0] },
        is_replaced: false,
      },
    ])
    expect((await calls.read()).json().return_comment).toBe('October is missing')
    const { request } = (await form.currentUser()).json()
    expect(request).toMatchObject({ returned: true, correction_deadline: '2026-01-25T10:00:00.000Z' })
    expect(request.actions).toContain('FIX_APPEAL')
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-returned'),
    )
    expect(mail?.subject).toBe('Your appeal was sent back to correct documents')
    expect(mail?.body).toContain('Document 1 of the appeal: The file cannot be read')
  })

  it('can ask for a file that was not sent', async () => {
    const { form, calls, names } = await appealed()
    const reviewer = await member('reviewer')
    await judge(reviewer, form, ['documents.2'])
    const answer = await decide(reviewer, form, { event: 'RETURN_FOR_REPAIR' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await calls.toFix()).json()).toMatchObject([{ index: 2, sent_file: null }])
    const [fresh] = await calls.files()
    await calls.update({ documents: JSON.stringify([...names, fresh]) })
    expect((await calls.correct()).json()).toMatchObject({
      version: 2,
      files: [{}, {}, { file_name: fresh }],
    })
  })

  it('needs a flag', async () => {
    const { form } = await appealed()
    const reviewer = await member('reviewer')
    await judge(reviewer, form)
    const answer = await decide(reviewer, form, { event: 'RETURN_FOR_REPAIR' })
    expect([answer.statusCode, codesOf(answer)]).toEqual([409, ['FLAGS_REQUIRED']])
  })

  it('happens once', async () => {
    const { form, calls, names, reviewer } = await returned()
    const [fresh] = await calls.files()
    await calls.update({ documents: JSON.stringify([fresh, names[1]]) })
    await calls.correct()
    await judge(reviewer, form, ['documents.1'])
    expect(offered(await of(reviewer, form.id).opened())['RETURN_FOR_REPAIR']).toBeUndefined()
    const again = await decide(reviewer, form, { event: 'RETURN_FOR_REPAIR' })
    expect(again.statusCode).toBe(409)
  })

  it('is corrected with a new file for every flag, and nothing else', async () => {
    const { form, calls, names } = await returned()
    const [fresh, other] = await calls.files(2)
    const early = await calls.correct()
    expect(early.json().error).toMatchObject({
      statusCode: 250,
      errors: [{ code: 'FIELD_REQUIRED', field: 'documents', index: 0 }],
    })
    const unflagged = await calls.update({ documents: JSON.stringify([fresh, other]) })
    expect(unflagged.json().error).toMatchObject({
      statusCode: 250,
      errors: [{ code: 'NOT_ASKED', field: 'documents', index: 1 }],
    })
    const saved = await calls.update({
      documents: JSON.stringify([fresh, names[1]]),
      details: 'explained',
      grounds: ['cluster'],
    })
    expect(saved.json()).toMatchObject({ version: 1 })
    expect((await calls.read()).json()).toMatchObject({
      details: 'explained',
      has_draft: true,
      grounds: ['OTHER'],
    })
    expect((await calls.toFix()).json()[0].is_replaced).toBe(true)
    const sent = await calls.correct()
    expect(sent.json()).toMatchObject({ version: 2, files: [{ file_name: fresh }, { file_name: names[1] }] })
    expect(await statusOf(form)).toBe('APPEAL_REPAIR_BACK_FROM')
    // The page that got no answer sends again.
    expect((await calls.correct()).json()).toEqual(sent.json())
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('appeal-corrections-received'),
    )
    expect(mail?.subject).toBe('The corrections to your appeal were received')
  })

  it('lapses to the second; what was saved and not sent is shown to the reviewer', async () => {
    const { form, calls, names, reviewer } = await returned()
    const [fresh] = await calls.files()
    await calls.update({ documents: JSON.stringify([fresh, names[1]]) })
    await change(
      at.server,
      sql`update requests set correction_deadline = '2026-01-15T10:00:01.000Z' where id = ${form.id}`,
    )
    clockOf(at.server).pass(1)
    const late = await calls.correct()
    expect([late.statusCode, codesOf(late)]).toEqual([400, ['CORRECTION_WINDOW_LAPSED']])
    const update = await calls.update({ details: 'late' })
    expect([update.statusCode, codesOf(update)]).toEqual([400, ['CORRECTION_WINDOW_LAPSED']])
    await lapseCorrections(at.server.platform)
    expect(await statusOf(form)).toBe('APPEAL_REPAIR_BACK_FROM')
    const opened = await of(reviewer, form.id).opened()
    expect(opened.unsent_documents.map(({ file }) => file?.file_name)).toEqual([fresh])
    expect((await of(reviewer, form.id).view({ file_name: fresh })).statusCode).toBe(200)
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-lapsed'),
    )
    expect(mail?.subject).toBe('The time to correct your appeal has passed')
  })

  it('reminds the student, and says that files were not sent', async () => {
    const { form, calls, names } = await returned()
    const [fresh] = await calls.files()
    await calls.update({ documents: JSON.stringify([fresh, names[1]]) })
    clockOf(at.server, '2026-01-22T10:00:01.000Z')
    await remindOfCorrections(at.server.platform)
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-reminder'),
    )
    expect(mail?.subject).toBe('Reminder: your appeal waits for your correction')
    expect(mail?.body).toContain('You have uploaded new files, but the correction was not sent yet.')
  })

  it('is cancelled by its reviewer, and the correction is given back', async () => {
    const { form, reviewer } = await returned()
    const answer = await decide(reviewer, form, { event: 'CANCEL_RETURN' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await statusOf(form)).toBe('APPEAL_SUBMITTED')
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-cancelled'),
    )
    expect(mail?.subject).toBe('Your appeal needs no correction')
    await judge(reviewer, form, ['documents.1'])
    expect((await decide(reviewer, form, { event: 'RETURN_FOR_REPAIR' })).statusCode).toBe(200)
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

  it('marks one whose reviewer has entered its figures as ready for a manager', async () => {
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

describe('the decision on an appeal', () => {
  it('is a manager’s, who approves with the figures of the appeal', async () => {
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
    // The student is told nothing before the publication.
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

  it('is not the appeal reviewer’s, nor of whoever decided the first result', async () => {
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

  it('approves nothing without complete figures of the appeal, nor with files that nobody has looked at', async () => {
    const { form } = await appealed()
    const manager = await member('manager')
    const opened = await of(manager, form.id).opened()
    expect(offered(opened)['APPROVE_APPEAL']).toEqual(['FIGURES_INCOMPLETE', 'DOCUMENTS_NOT_LOOKED_AT'])
    const answer = await of(manager, form.id).decide({ event: 'APPROVE_APPEAL', seen: opened.seen })
    expect(answer.statusCode).toBe(409)
    expect(await statusOf(form)).toBe('APPEAL_SUBMITTED')
  })

  it('takes the first figures only once the appeal’s reviewer has confirmed them', async () => {
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
    // Whoever decided it decides again only since another has reopened it.
    expect((await decide(manager, form, { event: 'APPROVE_APPEAL' })).statusCode).toBe(200)
  })

  it('is not taken with what the page has not seen', async () => {
    const { form, manager } = await reviewed()
    const answer = await of(manager, form.id).decide({ event: 'APPROVE_APPEAL', seen: 1 })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'REQUEST_MOVED'])
  })
})
