import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openAppeal } from '../src/core/appeals/sealed-appeal.ts'
import { resealRequests } from '../src/core/key-rotation/reseal-requests.ts'
import { createVault } from '../src/platform/crypto/vault.ts'
import { bearer, clockOf, core, messagesTo } from './support/accounts.ts'
import { codesOf, useAppealsBench } from './support/appeals-bench.ts'
import { change } from './support/form.ts'
import { actAs } from './support/staff.ts'
import { addFiles, givenFilledDraft } from './support/submission.ts'

const { at, member, of, sent, statusOf, countOf, openAppeals, publish, refused, appealOf, appealed } =
  useAppealsBench()

describe('an appeal', () => {
  it('is made with its grounds and files, and returns a receipt with number and hashes', async () => {
    const { form } = await refused()
    const calls = appealOf(form)
    const [one, other] = await calls.files(2)
    const given = {
      grounds: ['income', 'reservist'],
      claimed_income: 8_200,
      claimed_reserve_days: 30,
      details: ' first\r\n\nsecond ',
      documents: JSON.stringify([{ file_name: one, original_file_name: 'x' }, other]),
    }
    const made = await calls.create(given)
    expect(made.statusCode, made.body).toBe(200)
    const receipt = made.json()
    expect(receipt).toMatchObject({
      id: form.id,
      version: 1,
      sent_at: '2026-01-15T10:00:00.000Z',
      files: [{ file_name: one, sha256: expect.stringMatching(/^appeal_documents0/) }, { file_name: other }],
    })
    expect(receipt.appeal_number).toMatch(/^2025-\d{6}-A$/)
    expect(await statusOf(form)).toBe('APPEAL_SUBMITTED')

    const read = (await calls.read()).json()
    expect(read).toMatchObject({
      user_request_id: form.id,
      details: 'first\n\nsecond',
      type: 'RESULT_APPEAL',
      return_comment: null,
      grounds: ['income', 'reservist'],
      claimed_income: 8_200,
      claimed_reserve_days: '30',
      claimed_persons: null,
      has_draft: false,
      receipt,
    })
    expect(JSON.parse(read.documents)).toMatchObject([
      { file_name: one, original_file_name: 'appeal_documents.pdf', file_signed_url: expect.any(String) },
      { file_name: other },
    ])
  })

  it('notifies the student by mail with every hash, and by SMS', async () => {
    const { form, made } = await appealed()
    const { appeal_number: number, files } = made.json()
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('appeal-received'),
    )
    expect(mail?.body).toContain(number)
    for (const { sha256 } of files) expect(mail?.body).toContain(sha256)
    const sms = (await messagesTo(at.server, form.student.phone)).find(({ cause }) =>
      cause.startsWith('appeal-received'),
    )
    expect(sms?.body).toContain(number)
  })

  it('is stored encrypted, survives a new key, and is in the export of own data', async () => {
    const { form } = await appealed({ details: 'a secret about my family' })
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ version: number; sealed: string }>(
        sql`select version, sealed from appeal_versions where request_id = ${form.id}`,
      ),
    )
    expect(rows[0]?.sealed).not.toContain('family')
    const keys = { LOOKUP_KEY: 'l'.repeat(32), DATA_KEY: 'n'.repeat(32), previousDataKey: 'd'.repeat(32) }
    const anew = createVault(keys)
    expect(await resealRequests(at.server.database, anew)).toBeGreaterThan(0)
    const [row] = (
      await at.server.database.read((db) =>
        db.execute<{ version: number; sealed: string }>(
          sql`select version, sealed from appeal_versions where request_id = ${form.id}`,
        ),
      )
    ).rows
    expect(row?.sealed.startsWith(anew.presentPrefix)).toBe(true)
    if (!row) throw new Error('no version')
    expect(openAppeal(anew, form.id, row).answers['details']).toBe('a secret about my family')
    const back = createVault({ ...keys, DATA_KEY: 'd'.repeat(32), previousDataKey: 'n'.repeat(32) })
    await resealRequests(at.server.database, back)
    const zip = await at.server.app.inject({ url: `${core}/user/my-data`, headers: bearer(form.token) })
    expect(zip.rawPayload.includes('appeal/1.json')).toBe(true)
  })

  it('can be made only once, of whatever type', async () => {
    const { form, calls } = await appealed()
    const again = await calls.create({ type: 'PERSONAL_PARAMETER_CHANGE', details: 'something else' })
    expect([again.statusCode, codesOf(again)]).toEqual([400, ['ALREADY_APPEALED']])
    expect(again.json().error.statusCode).toBe(400)
    expect(await countOf('appeal_versions', form)).toBe(1)
  })

  it('is made once if two are sent at the same moment; the same one sent twice gets the same answer', async () => {
    const { form } = await refused()
    const calls = appealOf(form)
    const [one, other] = await Promise.all([calls.create(), calls.create({ details: 'another' })])
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 400])
    expect(await countOf('appeal_versions', form)).toBe(1)
    const made = one.statusCode === 200 ? {} : { details: 'another' }
    const repeated = await calls.create(made)
    expect(repeated.statusCode).toBe(200)
    expect(repeated.json()).toEqual((one.statusCode === 200 ? one : other).json())
    expect(await countOf('appeals', form)).toBe(1)
  })

  it('is refused before publication with the same answer for every outcome', async () => {
    await openAppeals()
    const waiting = await sent()
    const denied = await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, denied.id).opened()
    await of(reviewer, denied.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    const answers = [await appealOf(waiting).create(), await appealOf(denied).create()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect(answers.map(codesOf)).toEqual([['RESULT_NOT_PUBLISHED'], ['RESULT_NOT_PUBLISHED']])
  })

  it('can be made until the last second of the student’s own time', async () => {
    const fourteenDaysBefore = '2026-01-01T10:00:01.000Z'
    const [early, late] = [await refused(fourteenDaysBefore), await refused(fourteenDaysBefore)]
    expect((await appealOf(early.form).create()).statusCode).toBe(200)
    clockOf(at.server).pass(1)
    const answer = await appealOf(late.form).create()
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['APPEALS_CLOSED']])
    expect(await statusOf(late.form)).toBe('DENIED')
  })

  it('is refused in other statuses, while the period’s appeals are closed, and without a request', async () => {
    const { form } = await refused()
    await change(at.server, sql`update requests set status = 'INVALID_BANK' where id = ${form.id}`)
    expect(codesOf(await appealOf(form).create())).toEqual(['WRONG_STATUS'])
    await change(at.server, sql`update requests set status = 'DENIED' where id = ${form.id}`)
    await change(at.server, sql`update registration_periods set is_appeals_open = false`)
    expect(codesOf(await appealOf(form).create())).toEqual(['APPEALS_CLOSED'])
    await openAppeals()
    expect((await appealOf(form).create()).statusCode).toBe(200)
  })

  it('is refused with another request’s id', async () => {
    const [{ form }, other] = [await refused(), await refused()]
    const answer = await appealOf(form).create({ user_request_id: other.form.id })
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['user_request_id UNKNOWN_OPTION']])
    expect(await statusOf(other.form)).toBe('DENIED')
  })

  it.each([
    ['no text', { details: '  ' }, ['details FIELD_REQUIRED']],
    ['too long a text', { details: 'x'.repeat(2_001) }, ['details MAX_LENGTH']],
    ['no type', { type: undefined }, ['type FIELD_REQUIRED']],
    ['an unknown type', { type: 'REVENGE' }, ['type UNKNOWN_OPTION']],
    ['documents that are no JSON', { documents: 'a.pdf' }, ['documents WRONG_TYPE']],
    ['an unknown ground', { grounds: ['luck'] }, ['grounds UNKNOWN_OPTION']],
  ])('answers 250 by name for %s, and stores nothing', async (_name, given, codes) => {
    const { form } = await refused()
    const answer = await appealOf(form).create(given)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().error.statusCode).toBe(250)
    expect(codesOf(answer)).toEqual(codes)
    expect(await statusOf(form)).toBe('DENIED')
    expect(await countOf('appeals', form)).toBe(0)
  })

  it('refuses files of another student and of another document', async () => {
    const [{ form }, other] = [await refused(), await refused()]
    const [foreign] = await appealOf(other.form).files()
    const [ofForm] = await addFiles(at.server, form.student.id, ['id_front'])
    const answer = await appealOf(form).create({
      documents: JSON.stringify([foreign, ofForm, 'no-file.pdf']),
    })
    expect(answer.json().error).toMatchObject({
      statusCode: 250,
      errors: [0, 1, 2].map(() => ({ code: 'UNKNOWN_FILE', field: 'documents' })),
    })
    expect(await statusOf(form)).toBe('DENIED')
  })

  it('can be made only by the student: acting staff are refused, and may read', async () => {
    const { form } = await refused()
    const acting = await actAs(at.server, (await member('reviewer')).headers, form.student.id)
    const write = await at.server.app.inject({
      method: 'POST',
      url: `${core}/appeal/create-appeal`,
      headers: acting,
      payload: { user_request_id: form.id, details: 'x', documents: '[]', type: 'RESULT_APPEAL' },
    })
    expect([write.statusCode, write.json().error.code]).toEqual([403, 'ACTING_NOT_ALLOWED'])
    await appealOf(form).create()
    const read = await at.server.app.inject({ url: `${core}/appeal/get-appeal/by-user`, headers: acting })
    expect(read.statusCode).toBe(200)
  })

  it('is not found where there is none', async () => {
    const { form } = await refused()
    expect((await appealOf(form).read()).statusCode).toBe(404)
    expect((await appealOf(form).toFix()).json()).toEqual([])
    for (const answer of [await appealOf(form).update(), await appealOf(form).correct()])
      expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['NO_APPEAL']])
  })
})

it('a request that was never refused cannot be appealed', async () => {
  await openAppeals()
  const form = await givenFilledDraft(at.server)
  expect(codesOf(await appealOf(form).create())).toEqual(['RESULT_NOT_PUBLISHED'])
  await publish(form)
  expect(codesOf(await appealOf(form).create())).toEqual(['WRONG_STATUS'])
})
