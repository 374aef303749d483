import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { remindOfCorrections } from '../src/core/correction-reminders/remind-of-corrections.ts'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { bearer, clockOf, core, messagesTo } from './support/accounts.ts'
import { codesOf } from './support/appeals-bench.ts'
import { useAppealsReviewBench } from './support/appeals-review-bench.ts'
import { change } from './support/form.ts'
import { exportedFiles } from './support/read-export.ts'
import { offered } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { at, member, of, statusOf, appealed, judge, decide, returned } = useAppealsReviewBench()

/** Returns for each file to be fixed whether the personal area shows it as replaced. */
const replacedInArea = async ({ token }: Sender) => {
  const area = await at.server.app.inject({ url: `${core}/page-data/personal-area`, headers: bearer(token) })
  return area.json<PersonalArea>().documents_to_fix.map(({ is_replaced }) => is_replaced)
}

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
    expect(mail?.subject).toBe('Your appeal was returned for correction')
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

  it('is possible only once', async () => {
    const { form, calls, names, reviewer } = await returned()
    const [fresh] = await calls.files()
    await calls.update({ documents: JSON.stringify([fresh, names[1]]) })
    await calls.correct()
    await judge(reviewer, form, ['documents.1'])
    expect(offered(await of(reviewer, form.id).opened())['RETURN_FOR_REPAIR']).toBeUndefined()
    const again = await decide(reviewer, form, { event: 'RETURN_FOR_REPAIR' })
    expect(again.statusCode).toBe(409)
  })

  it('is corrected with a new file for every flag, and changes nothing else', async () => {
    const { form, calls, names } = await returned()
    expect(await replacedInArea(form)).toEqual([false])
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
    expect(await replacedInArea(form)).toEqual([true])
    const sent = await calls.correct()
    expect(sent.json()).toMatchObject({ version: 2, files: [{ file_name: fresh }, { file_name: names[1] }] })
    expect(await statusOf(form)).toBe('APPEAL_REPAIR_BACK_FROM')
    // A page that got no answer sends again.
    expect((await calls.correct()).json()).toEqual(sent.json())
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('appeal-corrections-received'),
    )
    expect(mail?.subject).toBe('The corrections to your appeal were received')
  })

  it('is in the export of one’s own data: what was asked for, and the draft', async () => {
    const { form, calls, names } = await returned('October is missing')
    const [fresh] = await calls.files()
    await calls.update({ documents: JSON.stringify([fresh, names[1]]), details: 'explained' })
    const files = await exportedFiles(at.server, form.token)
    const read = (name: string) => JSON.parse(String(files.get(name)))
    expect(read('returned-documents.json')).toEqual([
      {
        round: 1,
        field: 'documents',
        index: 0,
        reason: 'UNREADABLE',
        reason_text: 'The file cannot be read',
      },
    ])
    expect(read('appeal/returned.json')).toMatchObject({ comment: 'October is missing' })
    expect(read('appeal/draft.json')).toMatchObject({ details: 'explained' })
  })

  it('of two tabs overwrites nothing: the later one gets what is stored', async () => {
    const { calls, names } = await returned()
    const [fresh, other] = await calls.files(2)
    const { content_version } = (await calls.read()).json()
    const here = { details: 'here', documents: JSON.stringify([fresh, names[1]]), content_version }
    const there = { details: 'there', documents: JSON.stringify([other, names[1]]), content_version }
    const answers = await Promise.all([calls.update(here), calls.update(there)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [first, second] = answers[0].statusCode === 200 ? [here, there] : [there, here]
    const stored = (await calls.read()).json()
    expect(stored).toMatchObject({ details: first.details, content_version: content_version + 1 })
    const late = await calls.update(second)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'APPEAL_CHANGED'])
    expect(late.json().newer).toMatchObject({ details: first.details, content_version: content_version + 1 })
    // A page that got no answer sends again.
    expect((await calls.update(first)).json()).toMatchObject({ content_version: content_version + 1 })
    expect((await calls.correct({ content_version })).json().error.code).toBe('APPEAL_CHANGED')
    const chosen = await calls.update({ ...second, content_version: content_version + 1 })
    expect(chosen.json()).toMatchObject({ version: 1, content_version: content_version + 2 })
    expect((await calls.correct({ content_version: content_version + 2 })).json()).toMatchObject({
      version: 2,
    })
    expect((await calls.read()).json().details).toBe(second.details)
  })

  it('lapses at its exact second; the reviewer sees what was saved and not sent', async () => {
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
    expect(mail?.subject).toBe('Reminder: your appeal is waiting for your corrections')
    expect(mail?.body).toContain(
      'You have uploaded new files, but the corrections have not been submitted yet.',
    )
  })

  it('can be cancelled by its reviewer, after which another correction is possible', async () => {
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
