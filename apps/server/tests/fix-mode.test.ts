import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockOf } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change, formOf, unchanged } from './support/form.ts'
import { makePdf } from './support/make-pdf.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { addFiles, givenFilledDraft, openSubmission, type Sender } from './support/submission.ts'
import { upload } from './support/uploads.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())
afterEach(async () => {
  clockOf(server)
  await change(server, sql`update registration_periods set is_open = true`)
})

const flags: readonly ReviewFlag[] = [
  { field: 'id_front', reason: 'UNREADABLE' },
  { field: 'family_documents', member_type: 'PARENT_ONE', reason: 'WRONG_DOCUMENT' },
]

/** Makes a request that was sent and returned; its deadline is ten days after the tests' start. */
const returned = async (): Promise<Sender> => {
  const form = await givenFilledDraft(server)
  await form.saveDocuments(form.draft())
  await form.send({ version: 1 })
  const { id } = await givenStaff(server, ['reviewer'])
  await moveRequestByStaff(server.platform, { id, role: 'REVIEWER' }, form.id, {
    event: 'RETURN_FOR_REPAIR',
    flags,
  })
  return form
}

const requestOf = async (form: Sender) => (await form.currentUser()).json().request

describe('the current user’s request', () => {
  it('that was sent: has the time, and can be read', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    expect(await requestOf(form)).toMatchObject({
      submitted_at: '2026-01-15T10:00:00.000Z',
      actions: ['VIEW_SUBMITTED_COPY'],
      form_mode: 'READ',
      returned: false,
      correction_deadline: null,
    })
  })

  it('that was returned: has the deadline of the correction, also after the period, until it is over', async () => {
    const form = await returned()
    const corrected = {
      request_status: 'REPAIR_BACK_FOR',
      actions: ['FIX_DOCUMENTS', 'VIEW_SUBMITTED_COPY'],
      form_mode: 'FIX',
      returned: true,
      correction_deadline: '2026-01-25T10:00:00.000Z',
    }
    expect(await requestOf(form)).toMatchObject(corrected)
    await change(server, sql`update registration_periods set is_open = false`)
    expect(await requestOf(form)).toMatchObject(corrected)
    await change(
      server,
      sql`update requests set correction_deadline = '2026-01-15T10:05:00Z' where id = ${form.id}`,
    )
    server.clock.set(new Date('2026-01-15T10:05:00.000Z'))
    expect(await requestOf(form)).toMatchObject({ actions: ['VIEW_SUBMITTED_COPY'], form_mode: 'READ' })
  })

  it('whose result was published: has the end of the appeal time', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    const memory = JSON.stringify({ resultPublishedAt: '2026-01-10T10:00:00.000Z' })
    await change(
      server,
      sql`update requests set status = 'DENIED', publish_state = '1', memory = ${memory}::jsonb where id = ${form.id}`,
    )
    expect((await requestOf(form)).appeal_deadline).toBeNull()
    await change(
      server,
      sql`update registration_periods set is_appeals_open = true, appeals_from = '2026-01-12T10:00:00Z'`,
    )
    expect(await requestOf(form)).toMatchObject({
      actions: ['APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
      appeal_deadline: '2026-01-26T10:00:00.000Z',
    })
  })
})

describe('in a correction', () => {
  const storedOf = async (form: Sender) => (await form.documents()).json()

  it('only the flagged places are saved, whatever the call contains', async () => {
    const form = await returned()
    const before = await storedOf(form)
    const [front, back, income] = await addFiles(server, form.student.id, [
      'id_front',
      'id_back',
      'family_documents',
    ])
    const family_documents = [
      { member_type: 'PARENT_ONE', income_type: 'INDEPENDENT', allowance: null, document: income },
      { member_type: 'PARENT_TWO', income_type: 'INDEPENDENT', allowance: null, document: income },
    ]
    const answer = await form.saveDocuments({
      id_front: front,
      id_back: back,
      family_documents,
      approve_incomes: false,
      version: before.version,
    })
    expect(answer.json()).toEqual({ id: form.id, version: before.version + 1 })
    const after = await storedOf(form)
    expect(after.id_front.file_name).toBe(front)
    expect(after.id_back.file_name).toBe(before.id_back.file_name)
    expect(after.approve_incomes).toBe(before.approve_incomes)
    const memberOf = (step: typeof after, type: string) =>
      step.family_documents.find(({ member_type }: { member_type: string }) => member_type === type)
    expect(memberOf(after, 'PARENT_ONE')).toMatchObject({
      income_type: 'INDEPENDENT',
      document: { file_name: income },
    })
    expect(memberOf(after, 'PARENT_TWO').document.file_name).toBe(
      memberOf(before, 'PARENT_TWO').document.file_name,
    )
  })

  it('the other steps are closed', async () => {
    const form = await returned()
    for (const step of ['personal', 'bank', 'family'] as const)
      expect((await unchanged(server, form, () => form.save(step, { version: 1 }))).statusCode).toBe(403)
  })

  it('files are accepted for flagged documents only', async () => {
    const form = await returned()
    const headers = { authorization: `Bearer ${form.token}` }
    const taken = await upload(server, makePdf(), { headers, document: 'id_front' })
    expect(taken.statusCode).toBe(200)
    const refused = await upload(server, makePdf(), { headers, document: 'id_back' })
    expect(refused.statusCode).toBe(403)
    expect(refused.json().error.errors).toMatchObject([{ code: 'WRONG_STATUS' }])
  })

  it('nothing is saved from the exact second of the deadline on, even if the case was read before', async () => {
    const form = await returned()
    const { version } = await storedOf(form)
    await change(
      server,
      sql`update requests set correction_deadline = '2026-01-15T10:05:00Z' where id = ${form.id}`,
    )
    const [one, two] = await addFiles(server, form.student.id, ['id_front', 'id_front'])
    server.clock.set(new Date('2026-01-15T10:04:59.999Z'))
    expect((await form.saveDocuments({ id_front: one, version })).statusCode).toBe(200)
    server.clock.set(new Date('2026-01-15T10:05:00.000Z'))
    const late = await unchanged(server, form, () =>
      form.saveDocuments({ id_front: two, version: version + 1 }),
    )
    expect(late.statusCode).toBe(403)
  })
})

describe('a save by acting staff', () => {
  it('is in the history once, and makes them a reviewer of the request', async () => {
    const form = await givenFilledDraft(server)
    const member = await givenStaff(server, ['reviewer', 'manager'])
    const acting = formOf(server, await actAs(server, await staffSession(server, member.id), form.student.id))
    await acting.save('personal', { street: 'one', version: 1 })
    await acting.save('personal', { street: 'two', version: 2 })
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select number, event, actor_role, actor_id, from_status, to_status from request_events
        where request_id = ${form.id}`),
    )
    expect(rows).toEqual([
      {
        number: 1,
        event: 'SAVE_FOR_STUDENT',
        actor_role: 'REVIEWER',
        actor_id: member.id,
        from_status: 'DRAFT',
        to_status: 'DRAFT',
      },
    ])
    await form.send(form.sent())
    const reviewer = await givenStaff(server, ['reviewer'])
    const known = { hasCompleteFigures: true }
    const { platform } = server
    await moveRequestByStaff(
      platform,
      { id: reviewer.id, role: 'REVIEWER' },
      form.id,
      { event: 'APPROVE' },
      known,
    )
    await expect(
      moveRequestByStaff(platform, { id: member.id, role: 'MANAGER' }, form.id, { event: 'CONFIRM' }),
    ).rejects.toMatchObject({ items: [{ code: 'SECOND_PERSON_REQUIRED' }] })
  })
})
