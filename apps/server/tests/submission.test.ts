import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockOf } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change, draftOf, enter } from './support/form.ts'
import { addFiles, givenFilledDraft, openSubmission, tracesOf, unsent } from './support/submission.ts'
import { remove } from './support/uploads.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())
afterEach(() => {
  clockOf(server)
})

describe('a complete request', () => {
  it('is sent: status, snapshot, audit entry, retained files, mail and SMS', async () => {
    const form = await givenFilledDraft(server)
    const answer = await form.send(form.sent())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ id: form.id, version: 1 })
    const traces = await tracesOf(server, form)
    expect(traces).toMatchObject({
      status: 'SUBMITTED',
      submittedAt: '2026-01-15 10:00:00+00',
      confirmedAt: null,
      audit: [{ staff_id: null, details: { request: form.id, from: 'DRAFT', to: 'SUBMITTED' } }],
    })
    expect(traces.messages.map(({ channel }) => channel)).toEqual(['mail', 'sms'])
    expect(traces.messages.map(({ state }) => state)).toEqual(['queued', 'queued'])
    expect(traces.snapshots).toHaveLength(1)
    expect(traces.retainedFiles).toBe(traces.snapshots[0]?.documents.length)
    expect((await form.currentUser()).json().request).toMatchObject({ request_status: 'SUBMITTED' })
  })

  it('freezes questions as worded, answers, documents with their hashes, period and rules', async () => {
    const form = await givenFilledDraft(server, { language: 'he' })
    await form.send(form.sent())
    const [snapshot] = (await tracesOf(server, form)).snapshots
    expect(snapshot).toMatchObject({
      format: 2,
      period: '2025',
      rulesVersion: '2025-1',
      language: 'he',
      submittedAt: '2026-01-15T10:00:00.000Z',
    })
    const lineOf = (id: string) =>
      snapshot?.sections.flatMap(({ lines }) => lines).find(({ questionId }) => questionId === id)
    expect(lineOf('firstName')).toMatchObject({
      place: 'פרטים אישיים',
      label: 'שם פרטי',
      value: 'נועה',
      text: 'נועה',
    })
    expect(lineOf('addressByIdCity')).toMatchObject({
      value: '5000',
      text: expect.stringContaining('תל אביב'),
    })
    expect(lineOf('under18District')?.text).not.toBe('6502')
    expect(lineOf('bank')).toMatchObject({ value: '12', text: expect.stringContaining('הפועלים') })
    expect(lineOf('userId')?.value).toBe(form.student.identityNumber)
    expect(lineOf('phone')?.value).toBe(form.student.phone)
    expect(lineOf('spouseIncomeType')).toBeUndefined()
    expect(snapshot?.documents).toContainEqual({
      questionId: 'idFront',
      label: 'צילום תעודת זהות – צד קדמי',
      fileName: form.sent()['id_front'],
      originalName: 'id_front.pdf',
      sha256: 'id_front'.padEnd(64, '0'),
    })
    // Later renaming does not change it.
    await change(server, sql`update localities set name = '{"he": "אחר"}' where symbol = 5000`)
    const [later] = (await tracesOf(server, form)).snapshots
    expect(later).toEqual(snapshot)
  })

  it('can be sent as the draft saved it, without further values', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    expect((await form.send({ version: 1 })).json()).toEqual({ id: form.id, version: 1 })
    expect((await tracesOf(server, form)).status).toBe('SUBMITTED')
  })

  it('of a sponsored institution needs neither bank details nor their confirmation', async () => {
    const form = await givenFilledDraft(server, { institution: 'sponsored' })
    expect((await form.send(form.sent())).json()).toEqual({ id: form.id, version: 1 })
    const [snapshot] = (await tracesOf(server, form)).snapshots
    expect(snapshot?.sections.map(({ id }) => id)).toEqual(['personal', 'family', 'documents'])
  })

  it('leaves hidden files out of what is sent; they remain stored, like everything else', async () => {
    const form = await givenFilledDraft(server)
    const [hidden = ''] = await addFiles(server, form.student.id, ['newcomer_document'])
    await form.saveDocuments(form.draft({ newcomer_document: hidden }))
    expect((await form.send({ version: 1 })).statusCode).toBe(200)
    const [snapshot] = (await tracesOf(server, form)).snapshots
    expect(JSON.stringify(snapshot)).not.toContain(hidden)
    const headers = { authorization: `Bearer ${form.token}` }
    expect((await remove(server, hidden, { headers, document: 'newcomer_document' })).statusCode).toBe(403)
  })

  it.each([
    ['he', 'בקשתכם למלגה התקבלה', '15.01.2026 12:00', 'יולי 2026'],
    ['ar', 'تم استلام طلبكم للمنحة', '15.01.2026 12:00', 'تموز 2026'],
    ['en', 'Your scholarship application was received', '15.01.2026 12:00', 'July 2026'],
  ])('notifies its student in %s', async (language, subject, moment, expected) => {
    const form = await givenFilledDraft(server, { language })
    await form.send(form.sent())
    const [mail, sms] = (await tracesOf(server, form)).messages
    expect(mail).toMatchObject({ channel: 'mail', subject })
    expect(mail?.body).toContain(moment)
    expect(mail?.body).toContain(expected)
    expect(mail?.html).toContain(`lang="${language}"`)
    expect(sms?.body).toContain(moment)
    for (const message of [mail, sms]) expect(message?.body).toMatch(/\u20662025-\d{6}\u2069/)
    expect(`${mail?.body}${sms?.body}`).not.toMatch(/[{}]/)
  })
})

describe('refusals of sending', () => {
  it('are named with step, field and label, for all steps at once', async () => {
    const form = await givenFilledDraft(server)
    await form.save('personal', { first_name: '', version: 1 })
    await form.save('bank', { branch_number: '', version: 1 })
    await form.save('family', { family_status: null, version: 1 })
    const answer = await unsent(server, form, () => form.send(form.sent({ id_front: null })))
    expect(answer.statusCode).toBe(200)
    const { id, version, error } = answer.json()
    expect({ id, version }).toEqual({ id: form.id, version: 0 })
    expect(error).toMatchObject({ statusCode: 250, code: 'INVALID_ANSWERS' })
    const places = error.errors.map(({ step, field, code }: Record<string, unknown>) => [step, field, code])
    expect(places).toEqual([
      [1, 'first_name', 'FIELD_REQUIRED'],
      [2, 'branch_number', 'FIELD_REQUIRED'],
      [3, 'family_status', 'FIELD_REQUIRED'],
      [4, 'id_front', 'FIELD_REQUIRED'],
    ])
    expect(error.message[0]).toMatch(/^First name: /)
  })

  it('also if the label depends on the answers', async () => {
    const form = await givenFilledDraft(server)
    await form.save('family', draftOf('family', { is_orphan: true, orphan_from: 'ONE_PARENT', version: 1 }))
    const hidden = { parent_two_id_front: undefined, parent_two_id_attachment: undefined }
    const [parentOne] = form.sent()['family_documents'] as object[]
    const answer = await unsent(server, form, () =>
      form.send(
        form.sent({
          ...hidden,
          is_parent_two_biometric_id: undefined,
          family_documents: [parentOne],
        }),
      ),
    )
    expect(answer.json().error.message).toEqual([expect.stringMatching(/^Death certificate.*: /)])
    expect(answer.json().error.errors).toMatchObject([{ step: 4, field: 'parent_two_certificate' }])
  })

  it('a file that was deleted after the draft named it', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    const headers = { authorization: `Bearer ${form.token}` }
    await remove(server, String(form.draft()['id_front']), { headers })
    const answer = await unsent(server, form, () => form.send({ version: 1 }))
    expect(answer.json().error.errors).toMatchObject([{ code: 'FIELD_REQUIRED', field: 'id_front', step: 4 }])
    const named = await unsent(server, form, () => form.send(form.sent({ version: 1 })))
    expect(named.json().error.errors).toMatchObject([{ code: 'UNKNOWN_FILE', field: 'id_front', step: 4 }])
  })

  it('another student’s file, of which nothing is revealed and nothing stored', async () => {
    const [form, other] = [await givenFilledDraft(server), await givenFilledDraft(server)]
    const answer = await unsent(server, form, () =>
      form.send(form.sent({ id_front: other.sent()['id_front'] })),
    )
    expect(answer.json().error.errors).toMatchObject([{ code: 'UNKNOWN_FILE', field: 'id_front' }])
    expect((await tracesOf(server, other)).retainedFiles).toBe(0)
  })

  it('an answer to a question that is not asked, named like any other', async () => {
    const form = await givenFilledDraft(server)
    const [file] = await addFiles(server, form.student.id, ['newcomer_document'])
    const answer = await unsent(server, form, () => form.send(form.sent({ newcomer_document: file })))
    expect(answer.statusCode).toBe(400)
    const { id, version, error } = answer.json()
    expect({ id, version }).toEqual({ id: form.id, version: 0 })
    expect(error).toMatchObject({
      statusCode: 400,
      code: 'INVALID_FIELDS',
      message: [expect.stringMatching(/^Immigrant certificate: /)],
      errors: [{ code: 'NOT_ASKED', step: 4, field: 'newcomer_document', label: 'Immigrant certificate' }],
    })
  })

  it('an unknown field, as an outdated page may send', async () => {
    const form = await givenFilledDraft(server)
    const answer = await unsent(server, form, () => form.send(form.sent({ dog_licence: 'x' })))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.errors).toMatchObject([{ code: 'BAD_REQUEST', field: 'dog_licence' }])
  })

  it('an older version', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    const answer = await unsent(server, form, () =>
      form.send(form.sent({ is_biometric_id: false, id_back: undefined })),
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.json().newer).toMatchObject({ version: 1, id_front: { file_name: expect.any(String) } })
  })

  it('another step that was changed since it was shown', async () => {
    const form = await givenFilledDraft(server)
    const seen = { personal: 1, bank: 1, family: 0 }
    const answer = await unsent(server, form, () => form.send(form.sent({ seen })))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ step: 3, newer: { version: 1 }, error: { code: 'STEP_CHANGED' } })
    expect((await form.send(form.sent({ seen: { ...seen, family: 1 } }))).statusCode).toBe(200)
  })

  it('no request at all', async () => {
    const form = await enter(server)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/core-service/api/v1/step-4/submit',
      headers: { authorization: `Bearer ${form.token}` },
      payload: {},
    })
    expect(answer.json().error.code).toBe('NO_REQUEST')
  })
})

describe('the deadline', () => {
  it.each([
    ['2026-01-15T10:19:59.999Z', 'SUBMITTED'],
    ['2026-01-15T10:20:00.000Z', 'DRAFT'],
  ])('at %s, of 10:20, leaves a request %s', async (moment, status) => {
    const form = await givenFilledDraft(server)
    await change(server, sql`update registration_periods set closes_at = '2026-01-15T10:20:00Z'`)
    try {
      server.clock.set(new Date(moment))
      const answer = await form.send(form.sent())
      expect((await tracesOf(server, form)).status).toBe(status)
      if (status === 'DRAFT') {
        expect(answer.statusCode).toBe(403)
        expect(answer.json().error.errors).toMatchObject([{ code: 'PERIOD_CLOSED' }])
      }
      // A retry of a request that was sent in time still gets its answer.
      server.clock.set(new Date('2026-01-15T10:20:01.000Z'))
      const again = await form.send(form.sent())
      expect(again.statusCode).toBe(status === 'DRAFT' ? 403 : 200)
    } finally {
      await change(server, sql`update registration_periods set closes_at = '2026-06-01'`)
    }
  })
})
