import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { resealRequests } from '../src/core/key-rotation/reseal-requests.ts'
import { openSnapshot } from '../src/core/requests/sealed-snapshot.ts'
import { createVault } from '../src/platform/crypto/vault.ts'
import { clockOf } from './support/accounts.ts'
import { type FilesApp, openFilesApp } from './support/files-app.ts'
import { change, storedOf, unchanged } from './support/form.ts'
import { patience } from './support/patience.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { givenFilledDraft, openSubmission, setStatus, tracesOf, unsent } from './support/submission.ts'
import { remove } from './support/uploads.ts'

let server: FilesApp
let secondNode: FilesApp
beforeAll(async () => {
  server = await openSubmission()
  secondNode = await openFilesApp({}, server.at)
})
afterAll(async () => {
  await secondNode.close()
  await server.close()
})
afterEach(() => {
  clockOf(server)
})

describe('exactly once', () => {
  it('fifty times at the same moment, over two nodes: all get the same answer', async () => {
    const form = await givenFilledDraft(server)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 === 0 ? server : secondNode).app.inject({
          method: 'POST',
          url: '/core-service/api/v1/step-4/submit',
          headers: { authorization: `Bearer ${form.token}` },
          payload: form.sent(),
        }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ id: form.id, version: 1 })]),
    )
    const { snapshots, messages, audit } = await tracesOf(server, form)
    expect([snapshots.length, messages.length, audit.length]).toEqual([1, 2, 1])
  })

  it('a retry gets the first answer, whatever happened to the request since', async () => {
    const form = await givenFilledDraft(server)
    const first = await form.send(form.sent())
    await setStatus(server, form.id, 'TEAM_MANAGER_APPROVAL')
    const again = await unchanged(server, form, () => form.send(form.sent()))
    expect(again.json()).toEqual(first.json())
    expect((await tracesOf(server, form)).messages).toHaveLength(2)
  })

  it('a second tab with other answers learns that it was sent, and changes nothing', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    const answer = await unchanged(server, form, () =>
      form.send(form.sent({ is_biometric_id: false, id_back: undefined, version: 1 })),
    )
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.errors).toMatchObject([{ code: 'WRONG_STATUS' }])
  })

  it('and so does one that names a deleted file', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    const answer = await unchanged(server, form, () =>
      form.send(form.sent({ id_front: `${randomUUID()}.pdf` })),
    )
    expect(answer.json().error.errors).toMatchObject([{ code: 'WRONG_STATUS' }])
  })

  it('a later save changes nothing', async () => {
    const form = await givenFilledDraft(server)
    await form.documents()
    await form.send(form.sent())
    const saves = [
      () => form.saveDocuments({ approve_incomes: false, version: 1 }),
      () => form.save('family', { family_status: 'MARRIED', version: 1 }),
    ]
    for (const save of saves) expect((await unchanged(server, form, save)).statusCode).toBe(403)
  })

  it('and a save at the same moment: what was sent equals what is stored', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    const [sent, saved] = await Promise.all([
      form.send({ version: 1 }),
      form.save('personal', { first_name: 'מאיה', version: 1 }),
    ])
    expect(sent.statusCode).toBe(200)
    const [snapshot] = (await tracesOf(server, form)).snapshots
    const name = snapshot?.sections[0]?.lines.find(({ questionId }) => questionId === 'firstName')?.value
    const stored = (await storedOf(server, form.student.id)).find(({ step }) => step === 'personal')
    expect(stored).toMatchObject({ answers: { firstName: name } })
    expect(name).toBe(saved.statusCode === 200 ? 'מאיה' : 'נועה')
  })

  it('a file that is deleted while its request is being sent is either sent or deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const form = await givenFilledDraft(server)
      const headers = { authorization: `Bearer ${form.token}` }
      const name = String(form.sent()['id_front'])
      const [sent, removed] = await Promise.all([form.send(form.sent()), remove(server, name, { headers })])
      const isSent = sent.json().error === undefined
      expect(removed.statusCode).toBe(isSent ? 409 : 200)
      const { status, snapshots } = await tracesOf(server, form)
      expect([status, snapshots.length]).toEqual(isSent ? ['SUBMITTED', 1] : ['DRAFT', 0])
    }
  })

  it('a file of a sent request cannot be deleted', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    const headers = { authorization: `Bearer ${form.token}` }
    const answer = await remove(server, String(form.sent()['id_front']), { headers })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.code).toBe('FILE_SUBMITTED')
  })

  it('a failure in the middle leaves nothing behind', async () => {
    const form = await givenFilledDraft(server)
    await change(
      server,
      sql`alter table outbox_messages add constraint broken check (recipient <> ${sql.raw(`'${form.student.phone}'`)})`,
    )
    const answer = await unsent(server, form, () => form.send(form.sent()))
    await change(server, sql`alter table outbox_messages drop constraint broken`)
    expect(answer.statusCode).toBe(500)
    expect((await form.send(form.sent())).json()).toEqual({ id: form.id, version: 1 })
  })
})

it('acting staff cannot send, and nothing is stored', async () => {
  const form = await givenFilledDraft(server)
  const member = await givenStaff(server, ['reviewer'])
  const headers = await actAs(server, await staffSession(server, member.id), form.student.id)
  const answer = await unsent(server, form, () =>
    server.app.inject({
      method: 'POST',
      url: '/core-service/api/v1/step-4/submit',
      headers,
      payload: form.sent(),
    }),
  )
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'ACTING_NOT_ALLOWED'])
})

describe('the student’s confirmation that it was sent', () => {
  it('is stored once, and from then on the survey is offered', async () => {
    const form = await givenFilledDraft(server)
    const isDue = async () => (await form.currentUser()).json().request.shows_survey
    await form.send(form.sent())
    expect(await isDue()).toBe(false)
    expect((await form.confirm()).json()).toEqual({ id: form.id, shows_survey: true })
    expect(await isDue()).toBe(true)
    const { confirmedAt } = await tracesOf(server, form)
    expect(confirmedAt).toBe('2026-01-15 10:00:00+00')
    server.clock.set(new Date('2026-01-15T10:05:00.000Z'))
    expect((await form.confirm()).json()).toEqual({ id: form.id, shows_survey: true })
    expect((await tracesOf(server, form)).confirmedAt).toEqual(confirmedAt)
  })

  it('is refused before the request was sent', async () => {
    const form = await givenFilledDraft(server)
    const answer = await unchanged(server, form, () => form.confirm())
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.code).toBe('NOT_SUBMITTED')
  })
})

describe('the snapshot', () => {
  it('is encrypted, and the command that changes the key encrypts it again', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    const sealedOf = async () =>
      (
        await server.database.read((db) =>
          db.execute<{ sealed: string }>(
            sql`select sealed from request_snapshots where request_id = ${form.id}`,
          ),
        )
      ).rows[0]?.sealed ?? ''
    const before = await sealedOf()
    expect(before).not.toContain(form.student.identityNumber)
    const keys = { DATA_KEY: 'n'.repeat(32), LOOKUP_KEY: 'l'.repeat(32) }
    const [snapshot] = (await tracesOf(server, form)).snapshots
    await resealRequests(server.database, createVault({ ...keys, previousDataKey: 'd'.repeat(32) }))
    expect(openSnapshot(createVault(keys), form.id, { number: 1, sealed: await sealedOf() })).toEqual(
      snapshot,
    )
    await resealRequests(
      server.database,
      createVault({ DATA_KEY: 'd'.repeat(32), LOOKUP_KEY: 'l'.repeat(32), previousDataKey: 'n'.repeat(32) }),
    )
  })

  it('has no name, number or file in the log', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    await vi.waitFor(() => expect(server.log.join('')).toContain('step-4/submit'), patience)
    for (const value of [form.student.identityNumber, form.student.phone, 'נועה', '100008'])
      expect(server.log.join('')).not.toContain(value)
  })
})
