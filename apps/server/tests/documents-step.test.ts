import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { core } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change, enter, storedOf, unchanged } from './support/form.ts'
import { makePdf } from './support/make-pdf.ts'
import { addFiles, givenFilledDraft, openSubmission } from './support/submission.ts'
import { remove, upload } from './support/uploads.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

const storedDocuments = async (studentId: string) =>
  (await storedOf(server, studentId)).find(({ step }) => step === 'documents')

describe('saved documents', () => {
  it('are empty before the first save, and all required ones are missing', async () => {
    const form = await givenFilledDraft(server)
    const { version, needed, ...saved } = (await form.documents()).json()
    expect(version).toBe(0)
    expect(new Set(Object.values(saved).flat())).toEqual(
      new Set([
        null,
        ...['PARENT_ONE', 'PARENT_TWO', 'SPOUSE', 'CANDIDATE'].map((member_type) => ({
          member_type,
          income_type: null,
          allowance: null,
          document: null,
        })),
      ]),
    )
    expect(needed).toContainEqual({ field: 'id_front', is_required: true, is_missing: true })
    expect(needed).toContainEqual({ field: 'additional_document', is_required: false, is_missing: true })
    expect(needed).toContainEqual({
      field: 'family_documents',
      member_type: 'PARENT_ONE',
      is_required: true,
      is_missing: true,
    })
    expect(needed).toContainEqual({
      field: 'disability_documents',
      index: 0,
      member_type: 'PARENT_ONE',
      is_required: true,
      is_missing: true,
    })
  })

  it('are returned with an address for each file, and nothing is missing', async () => {
    const form = await givenFilledDraft(server)
    const sent = form.draft()
    expect((await form.saveDocuments(sent)).json()).toEqual({ id: form.id, version: 1 })
    const answer = (await form.documents()).json()
    const reference = (name: unknown, original: string) => ({
      file_name: name,
      original_file_name: original,
      file_signed_url: expect.stringContaining(String(name)),
      thumbnail_signed_url: null,
      file_state: 'unscanned',
    })
    expect(answer).toMatchObject({
      version: 1,
      is_biometric_id: true,
      id_front: reference(sent['id_front'], 'id_front.pdf'),
      siblings_study_confirmations: [
        reference((sent['siblings_study_confirmations'] as string[])[0], 'siblings_study_confirmations.pdf'),
      ],
      approve_incomes: true,
    })
    expect(answer.disability_documents[0]).toMatchObject({
      member_type: 'PARENT_ONE',
      document: { original_file_name: 'disability_documents.pdf' },
    })
    expect(answer.family_documents[0]).toMatchObject({
      member_type: 'PARENT_ONE',
      income_type: 'EMPLOYEE',
      document: { original_file_name: 'family_documents.pdf' },
    })
    const missing = answer.needed.filter((one: { is_missing: boolean }) => one.is_missing)
    expect(missing).toEqual([{ field: 'additional_document', is_required: false, is_missing: true }])
  })

  it('can be sent back as they were returned, without a change', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    const { needed: _needed, ...saved } = (await form.documents()).json()
    expect((await form.saveDocuments(saved)).json()).toEqual({ id: form.id, version: 1 })
  })

  it('with a real file, from its upload on', async () => {
    const form = await givenFilledDraft(server)
    const headers = { authorization: `Bearer ${form.token}` }
    const { file_name } = (await upload(server, makePdf(), { headers, name: 'תעודה.pdf' })).json()
    await form.saveDocuments({ id_front: file_name })
    const { id_front } = (await form.documents()).json()
    expect(id_front.original_file_name).toBe('תעודה.pdf')
    expect((await server.app.inject({ url: id_front.file_signed_url })).statusCode).toBe(200)

    // A deleted file is missing for the form too, though the draft still names it.
    await remove(server, file_name, { headers })
    const after = (await form.documents()).json()
    expect(after.id_front).toBeNull()
    expect(after.needed).toContainEqual({ field: 'id_front', is_required: true, is_missing: true })
  })

  it('with an infected file show it as infected, and as missing', async () => {
    const form = await givenFilledDraft(server)
    const sent = form.draft()
    await form.saveDocuments(sent)
    await change(
      server,
      sql`update files set scan = 'infected', removed_at = now() where id::text || '.pdf' = ${sent['id_front']}`,
    )
    const { id_front, needed } = (await form.documents()).json()
    expect(id_front).toMatchObject({ file_state: 'infected', file_signed_url: null })
    expect(needed).toContainEqual({ field: 'id_front', is_required: true, is_missing: true })
  })
})

describe('a file that was replaced', () => {
  it('is deleted, unless answers that were saved meanwhile name it again', async () => {
    const form = await givenFilledDraft(server)
    const headers = { authorization: `Bearer ${form.token}` }
    const [old = '', other = ''] = await addFiles(server, form.student.id, ['id_front', 'id_front'])
    const late = (name: string) => remove(server, name, { headers, unless_named: true })
    await form.saveDocuments({ id_front: old })
    await form.saveDocuments({ id_front: other, version: 1 })
    await form.saveDocuments({ id_front: old, version: 2 })
    const refused = await late(old)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'FILE_NAMED'])
    expect((await form.documents()).json().id_front).toMatchObject({ file_name: old })
    expect((await late(other)).statusCode).toBe(200)
    expect((await late(other)).json().error.code).toBe('FILE_NOT_FOUND')
  })
})

describe('a file that a save must not name', () => {
  it.each([
    ['another student’s', async () => (await givenFilledDraft(server)).draft()['id_front']],
    ['one that never was', async () => '7b0e2f5e-6e5a-4f43-9d0a-2d6a4a1a0001.pdf'],
    ['a path', async () => '../../etc/passwd'],
  ])('%s is refused by name, and all other files are stored', async (_name, find) => {
    const form = await givenFilledDraft(server)
    const answer = await form.saveDocuments({
      ...form.draft(),
      id_front: await find(),
      is_biometric_id: false,
    })
    expect(answer.json()).toMatchObject({
      id: form.id,
      version: 1,
      error: {
        statusCode: 250,
        message: [expect.stringContaining('The file no longer exists')],
        errors: [{ code: 'UNKNOWN_FILE', field: 'id_front' }],
      },
    })
    const { answers } = (await storedDocuments(form.student.id)) as { answers: Record<string, unknown> }
    expect(answers).not.toHaveProperty('idFront')
    expect(answers).toMatchObject({ isBiometricId: false, idBack: form.draft()['id_back'] })
  })

  it('that was uploaded for another document', async () => {
    const form = await givenFilledDraft(server)
    const [other] = await addFiles(server, form.student.id, ['newcomer_document'])
    const answer = await form.saveDocuments({ id_back: other })
    expect(answer.json().error.errors).toMatchObject([{ code: 'UNKNOWN_FILE', field: 'id_back' }])
  })

  it('in a list is refused by place and member, and the saved one remains', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    const strange = '7b0e2f5e-6e5a-4f43-9d0a-2d6a4a1a0001.pdf'
    const answer = await unchanged(server, form, () =>
      form.saveDocuments({
        version: 1,
        siblings_study_confirmations: [strange],
        family_documents: [{ member_type: 'PARENT_TWO', document: strange }],
      }),
    )
    expect(answer.json().error.errors).toMatchObject([
      { code: 'UNKNOWN_FILE', field: 'siblings_study_confirmations', index: 0 },
      { code: 'UNKNOWN_FILE', field: 'family_documents', part: 'document', member_type: 'PARENT_TWO' },
    ])
  })
})

describe('like every step', () => {
  it('a save from an older version gets the saved documents, addresses included', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    await form.saveDocuments({ is_biometric_id: false, version: 1 })
    const answer = await unchanged(server, form, () =>
      form.saveDocuments({ approve_incomes: false, version: 1 }),
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      id: form.id,
      error: { code: 'STEP_CHANGED' },
      newer: {
        version: 2,
        is_biometric_id: false,
        id_front: { file_signed_url: expect.any(String) },
        needed: expect.any(Array),
      },
    })
  })

  it('it does not exist before there is a request', async () => {
    const form = await enter(server)
    const answer = await server.app.inject({
      method: 'POST',
      url: `${core}/step-4/save`,
      headers: { authorization: `Bearer ${form.token}` },
      payload: {},
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error.code).toBe('NO_REQUEST')
  })

  it('an unknown field refuses the call', async () => {
    const form = await givenFilledDraft(server)
    const answer = await unchanged(server, form, () => form.saveDocuments({ kept_at: null }))
    expect(answer.statusCode).toBe(400)
  })

  it('needs one query more than others: for the files', async () => {
    const form = await givenFilledDraft(server)
    await form.documents()
    server.queries.length = 0
    await form.saveDocuments(form.draft())
    expect(server.queries).toHaveLength(2)
    await form.documents()
    expect(server.queries).toHaveLength(4)
  })
})
