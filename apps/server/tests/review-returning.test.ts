import { describe, expect, it } from 'vitest'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { bearer, core, messagesTo } from './support/accounts.ts'
import { offered, returnedFlags, useReviewBench } from './support/review-bench.ts'
import { addFiles } from './support/submission.ts'

const { at, member, of, sent, correct, statusOf, returned, indexed } = useReviewBench()

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

  it('needs a flag, and is possible once', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const { seen } = await calls.opened()
    const empty = await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })
    expect(empty.json().error).toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
      errors: [{ code: 'FLAGS_REQUIRED' }, { code: 'DOCUMENTS_NOT_LOOKED_AT' }],
    })
    await calls.judge(returnedFlags)
    expect((await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })).statusCode).toBe(200)
    expect((await correct(form, ['id_front', 'confirmation_studies'])).statusCode).toBe(200)
    await calls.judge({ id_front: 'UNREADABLE' })
    const corrected = await calls.opened()
    // The status table has no second return, so none is offered.
    expect(Object.keys(offered(corrected))).not.toContain('RETURN_FOR_REPAIR')
    const again = await calls.decide({ event: 'RETURN_FOR_REPAIR', seen: corrected.seen })
    expect(again.statusCode).toBe(409)
    expect(await statusOf(form)).toBe('REPAIR_BACK_FROM')
  })

  it('waits until every document is accepted or flagged, because the student corrects only once', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    const { documents, seen } = await calls.opened()
    const judge = (document: (typeof documents)[number] | undefined, judged: object) =>
      calls.verdict({ key: document?.key, file_name: document?.file?.file_name, ...judged })
    await judge(documents[0], { verdict: 'FLAGGED', reason: 'UNREADABLE' })
    expect(offered(await calls.opened())['RETURN_FOR_REPAIR']).toEqual(['DOCUMENTS_NOT_LOOKED_AT'])
    const early = await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })
    expect(early.statusCode).toBe(409)
    expect(early.json().error).toMatchObject({
      code: 'MOVE_NOT_ALLOWED',
      errors: [{ code: 'DOCUMENTS_NOT_LOOKED_AT' }],
    })
    expect(await statusOf(form)).toBe('SUBMITTED')
    for (const document of documents.slice(1)) await judge(document, { verdict: 'ACCEPTED' })
    expect((await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })).statusCode).toBe(200)
  })

  it('that was answered shows the changes, and keeps the verdicts on unchanged documents', async () => {
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

  it('that lapsed notifies the student, and shows files that were uploaded and not sent', async () => {
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
    const mails = (await messagesTo(at.server, form.student.email)).filter(({ cause }) =>
      cause.startsWith('correction-lapsed'),
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      'The time to correct your scholarship application has passed',
    ])
    expect(mails[0]?.body).toContain(
      'The application is being reviewed as it is, and there is nothing you need to do.',
    )
  })

  it('can be cancelled by its reviewer or a manager, after which a correction is refused', async () => {
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
    // The verdicts of the round remain, so that it can be returned again.
    expect(offered(await of(reviewer, form.id).opened())['RETURN_FOR_REPAIR']).toEqual([])
  })

  it('ends for the student one second after the window, whatever the page shows', async () => {
    const { form } = await returned()
    at.server.clock.set(new Date('2026-01-25T10:00:01.000Z'))
    expect((await correct(form, ['id_front', 'confirmation_studies'])).statusCode).toBeGreaterThanOrEqual(400)
    expect(await statusOf(form)).toBe('REPAIR_BACK_FOR')
  })
})
