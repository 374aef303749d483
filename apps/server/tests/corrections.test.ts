import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import { statusGuide } from '@milgo/messages/en/status-guide'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { remindOfCorrections } from '../src/core/correction-reminders/remind-of-corrections.ts'
import { resealRequests } from '../src/core/key-rotation/reseal-requests.ts'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { openSnapshot } from '../src/core/requests/sealed-snapshot.ts'
import { createVault } from '../src/platform/crypto/vault.ts'
import { bearer, clockOf, core, messagesTo } from './support/accounts.ts'
import { type FilesApp, openFilesApp } from './support/files-app.ts'
import { change, unchanged } from './support/form.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { addFiles, givenFilledDraft, openSubmission, type Sender, tracesOf } from './support/submission.ts'
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
  clockOf(secondNode)
})

const flags: readonly ReviewFlag[] = [
  { field: 'id_front', reason: 'UNREADABLE', note: 'cut off' },
  { field: 'confirmation_studies', reason: 'WRONG_YEAR' },
]

const reviewer = async () => ({ id: (await givenStaff(server, ['reviewer'])).id, role: 'REVIEWER' }) as const

const call = (path: string, payload?: object, headers: Record<string, string> = {}, node = server) =>
  node.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `${core}/step-4/${path}`,
    headers: { 'accept-language': 'en', ...headers },
    ...(payload && { payload }),
  })

/** Makes a returned request with new files for both flags. */
const returned = async () => {
  const form = await givenFilledDraft(server)
  await form.saveDocuments(form.draft())
  await form.send({ version: 1 })
  const who = await reviewer()
  await moveRequestByStaff(server.platform, who, form.id, { event: 'RETURN_FOR_REPAIR', flags })
  const [front, studies] = await addFiles(server, form.student.id, ['id_front', 'confirmation_studies'])
  const corrected = {
    id_front: front,
    confirmation_studies: studies,
    declaration_correctness_information: true,
    version: 1,
  }
  const correct = (payload: object = corrected, node = server) =>
    call('submit-corrections', payload, bearer(form.token), node)
  return { ...form, who, front, studies, corrected, correct }
}

const statusOf = async ({ id }: Pick<Sender, 'id'>) => {
  const { rows } = await server.database.read((db) =>
    db.execute<{ status: string }>(sql`select status from requests where id = ${id}`),
  )
  return rows[0]?.status
}

const eventsOf = async ({ id }: Pick<Sender, 'id'>) => {
  const { rows } = await server.database.read((db) =>
    db.execute<{ event: string; snapshot_number: number | null }>(
      sql`select event, snapshot_number from request_events where request_id = ${id} order by number`,
    ),
  )
  return rows.map(({ event, snapshot_number }) => `${event} ${snapshot_number ?? '-'}`)
}

describe('a return', () => {
  it('is announced by mail and SMS with its deadline, and names the documents to the student', async () => {
    const form = await returned()
    for (const recipient of [form.student.phone, form.student.email]) {
      const sent = (await messagesTo(server, recipient)).find(({ cause }) =>
        cause.startsWith('correction-returned'),
      )
      expect(sent?.body).toContain('25.01.2026')
    }
    const mail = (await messagesTo(server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-returned'),
    )
    expect(mail?.body).toContain(statusGuide.REPAIR_BACK_FOR.next)
    const asked = (await call('get-all-documents-repair-back-for', undefined, bearer(form.token))).json()
    expect(asked).toMatchObject([
      { field: 'id_front', reason: 'UNREADABLE', note: 'cut off' },
      { field: 'confirmation_studies', reason: 'WRONG_YEAR', note: null },
    ])
    expect(asked[0]).toMatchObject({
      reason_text: 'The file cannot be read',
      asked_at: '2026-01-15T10:00:00.000Z',
    })
  })

  it('shows each document with the sent file, and says which ones were replaced', async () => {
    const form = await returned()
    const asked = async (language = 'en') =>
      (
        await call('get-all-documents-repair-back-for', undefined, {
          ...bearer(form.token),
          'accept-language': language,
        })
      ).json()
    const [front, studies] = await asked()
    expect(front.sent_file).toMatchObject({
      original_file_name: 'id_front.pdf',
      file_signed_url: expect.any(String),
    })
    expect([front.is_replaced, studies.is_replaced]).toEqual([false, false])
    await form.saveDocuments({ id_front: form.front, version: 1 })
    const [replaced, left] = await asked('ar')
    expect([replaced.is_replaced, left.is_replaced]).toEqual([true, false])
    // The old file is still shown, in the reader's language.
    expect(replaced.sent_file.file_name).toBe(front.sent_file.file_name)
    expect(replaced.reason_text).toBe('الملف غير مقروء')
  })

  it('with a reason without a text of its own says that the document must be replaced', async () => {
    const form = await givenFilledDraft(server)
    await form.send(form.sent())
    const flag = { field: 'family_documents', member_type: 'PARENT_ONE', reason: 'NEW_REASON' }
    await moveRequestByStaff(server.platform, await reviewer(), form.id, {
      event: 'RETURN_FOR_REPAIR',
      flags: [flag],
    })
    const asked = (await call('get-all-documents-repair-back-for', undefined, bearer(form.token))).json()
    expect(asked).toMatchObject([{ ...flag, reason_text: 'The document needs to be replaced' }])
  })

  it('asks for nothing any more after it was cancelled, and says so', async () => {
    const form = await returned()
    server.clock.set(new Date('2026-01-15T10:01:00.000Z'))
    await moveRequestByStaff(server.platform, form.who, form.id, { event: 'CANCEL_RETURN' })
    expect((await call('get-all-documents-repair-back-for', undefined, bearer(form.token))).json()).toEqual(
      [],
    )
    expect((await messagesTo(server, form.student.email))[0]?.subject).toContain('needs no correction')
    expect((await unchanged(server, form, () => form.correct())).statusCode).toBe(403)
  })
})

describe('a correction', () => {
  it('is sent once: status, second snapshot, resolved flags, retained files, and a receipt', async () => {
    const form = await returned()
    expect((await form.correct()).json()).toEqual({ id: form.id, version: 2 })
    expect(await statusOf(form)).toBe('REPAIR_BACK_FROM')
    expect(await eventsOf(form)).toEqual(['SUBMIT 1', 'RETURN_FOR_REPAIR -', 'SUBMIT_CORRECTIONS 2'])
    const { snapshots } = await tracesOf(server, form)
    const frontIn = (number: number) =>
      snapshots[number - 1]?.documents.find(({ questionId }) => questionId === 'idFront')?.fileName
    expect(frontIn(1)).not.toBe(form.front)
    expect(frontIn(2)).toBe(form.front)
    expect(snapshots[1]?.answers?.['idFront']).toBe(form.front)
    const { rows } = await server.database.read((db) =>
      db.execute(
        sql`select resolved_at is not null as resolved from review_flags where request_id = ${form.id}`,
      ),
    )
    expect(rows).toEqual([{ resolved: true }, { resolved: true }])
    const gone = await remove(server, String(form.front), { headers: bearer(form.token) })
    expect(gone.statusCode).toBe(409)
    const receipt = (await messagesTo(server, form.student.email)).find(({ cause }) =>
      cause.startsWith('corrections-received'),
    )
    expect(receipt?.body).toContain('id_front.pdf')
    expect(receipt?.body).toContain('confirmation_studies.pdf')
    expect(receipt?.body).not.toContain('id_back.pdf')
  })

  it('sent again with the same answers gets the same answer, with others it is refused', async () => {
    const form = await returned()
    const first = (await form.correct()).json()
    expect((await unchanged(server, form, () => form.correct())).json()).toEqual(first)
    const [other] = await addFiles(server, form.student.id, ['id_front'])
    const second = await unchanged(server, form, () =>
      form.correct({ ...form.corrected, id_front: other, version: 2 }),
    )
    expect(second.json().error.errors).toMatchObject([{ code: 'WRONG_STATUS' }])
  })

  it('without a new file for a flag, or without the declaration, is refused by name and changes nothing', async () => {
    const form = await returned()
    const refusedFor = async (payload: object) => {
      const answer = await unchanged(server, form, () => form.correct(payload))
      expect(answer.json().error.statusCode).toBe(250)
      return answer.json().error.errors.map(({ field }: { field: string }) => field)
    }
    const { id_front: _front, ...withoutFront } = form.corrected
    expect(await refusedFor(withoutFront)).toEqual(['id_front'])
    expect(await refusedFor({ ...form.corrected, declaration_correctness_information: undefined })).toEqual([
      'declaration_correctness_information',
    ])
  })

  it('changes no document that was not flagged', async () => {
    const form = await returned()
    const [back] = await addFiles(server, form.student.id, ['id_back'])
    expect((await form.correct({ ...form.corrected, id_back: back })).statusCode).toBe(200)
    const { snapshots } = await tracesOf(server, form)
    expect(JSON.stringify(snapshots[1])).not.toContain(back)
  })

  it('can be sent only by the student', async () => {
    const form = await returned()
    const member = await givenStaff(server, ['reviewer'])
    const headers = await actAs(server, await staffSession(server, member.id), form.student.id)
    const answer = await unchanged(server, form, () => call('submit-corrections', form.corrected, headers))
    expect(answer.json().error.code).toBe('ACTING_NOT_ALLOWED')
  })

  it('is accepted up to the last millisecond, and refused at the deadline itself', async () => {
    const early = await returned()
    const late = await returned()
    await change(
      server,
      sql`update requests set correction_deadline = '2026-01-15T10:05:00Z'
      where id in (${early.id}, ${late.id})`,
    )
    server.clock.set(new Date('2026-01-15T10:04:59.999Z'))
    expect((await early.correct()).statusCode).toBe(200)
    server.clock.set(new Date('2026-01-15T10:05:00.000Z'))
    const answer = await unchanged(server, late, () => late.correct())
    expect(answer.json().error.errors).toMatchObject([{ code: 'CORRECTION_WINDOW_LAPSED' }])
  })

  it('keeps both snapshots readable under a new key, each under its own number', async () => {
    const form = await returned()
    await form.correct()
    const before = (await tracesOf(server, form)).snapshots
    const keys = { DATA_KEY: 'n'.repeat(32), LOOKUP_KEY: 'l'.repeat(32) }
    const old = { DATA_KEY: 'd'.repeat(32), LOOKUP_KEY: 'l'.repeat(32) }
    await resealRequests(server.database, createVault({ ...keys, previousDataKey: old.DATA_KEY }))
    const { rows } = await server.database.read((db) =>
      db.execute<{ number: number; sealed: string }>(
        sql`select number, sealed from request_snapshots where request_id = ${form.id} order by number`,
      ),
    )
    expect(rows.map((row) => openSnapshot(createVault(keys), form.id, row))).toEqual(before)
    const [, second] = rows
    expect(() =>
      openSnapshot(createVault(keys), form.id, { number: 1, sealed: second?.sealed ?? '' }),
    ).toThrow()
    await resealRequests(server.database, createVault({ ...old, previousDataKey: keys.DATA_KEY }))
  })
})

describe('at the same moment', () => {
  it('a reviewer cancels the return while the student sends the correction: only one succeeds', async () => {
    for (let round = 0; round < 4; round++) {
      const form = await returned()
      const [cancelled, sent] = await Promise.all([
        moveRequestByStaff(secondNode.platform, form.who, form.id, { event: 'CANCEL_RETURN' }).then(
          () => true,
          () => false,
        ),
        form.correct(),
      ])
      expect(cancelled).toBe(sent.statusCode !== 200)
      expect(await statusOf(form)).toBe(cancelled ? 'SUBMITTED' : 'REPAIR_BACK_FROM')
      expect(await eventsOf(form)).toHaveLength(3)
      expect((await tracesOf(server, form)).snapshots).toHaveLength(cancelled ? 1 : 2)
    }
  })

  it('the job of another node lapses the window while the student sends: only one succeeds', async () => {
    for (let round = 0; round < 4; round++) {
      const form = await returned()
      await change(
        server,
        sql`update requests set correction_deadline = '2026-01-15T10:05:00Z' where id = ${form.id}`,
      )
      // The clocks of the two nodes differ, as at the exact moment of the deadline.
      server.clock.set(new Date('2026-01-15T10:04:59.999Z'))
      secondNode.clock.set(new Date('2026-01-15T10:05:00.000Z'))
      const [, sent] = await Promise.all([lapseCorrections(secondNode.platform), form.correct()])
      const isSent = sent.statusCode === 200
      expect(await statusOf(form)).toBe(isSent ? 'REPAIR_BACK_FROM' : 'REPAIR_BACK_FROM_TO')
      expect(await eventsOf(form)).toHaveLength(3)
      expect((await tracesOf(server, form)).snapshots).toHaveLength(isSent ? 2 : 1)
      clockOf(server)
      clockOf(secondNode)
    }
  })
})

describe('reminders', () => {
  const remindersOf = async ({ student }: Sender) =>
    (await messagesTo(server, student.email)).filter(({ cause }) => cause.startsWith('correction-reminder'))

  it('are sent three days and one day before the end, once each, and mention files that were not sent', async () => {
    const form = await returned()
    const remindAt = async (moment: string) => {
      server.clock.set(new Date(moment))
      await remindOfCorrections(server.platform)
      await remindOfCorrections(server.platform)
      return remindersOf(form)
    }
    expect(await remindAt('2026-01-22T09:59:59.999Z')).toHaveLength(0)
    const [first, ...more] = await remindAt('2026-01-22T10:00:00.000Z')
    expect(more).toEqual([])
    expect(first?.body).not.toContain('have not been submitted yet')
    clockOf(server)
    await form.saveDocuments({ id_front: form.front, version: 1 })
    expect(await remindAt('2026-01-24T09:59:59.999Z')).toHaveLength(1)
    const both = await remindAt('2026-01-24T10:00:00.000Z')
    expect(both).toHaveLength(2)
    expect(both[0]?.body).toContain('have not been submitted yet')
    expect(await remindAt('2026-01-25T10:00:00.000Z')).toHaveLength(2)
  })

  it('after a server was down only the later one is sent, and none for a correction that was sent', async () => {
    const [form, done] = [await returned(), await returned()]
    await done.correct()
    server.clock.set(new Date('2026-01-24T12:00:00.000Z'))
    await remindOfCorrections(server.platform)
    expect((await remindersOf(form)).map(({ cause }) => cause)).toEqual([expect.stringMatching(/:1:mail$/)])
    expect(await remindersOf(done)).toEqual([])
  })

  it('are not sent for a correction that is sent after the list of open ones was read', async () => {
    const form = await returned()
    const lastDay = new Date('2026-01-24T12:00:00.000Z')
    server.clock.set(lastDay)
    const { platform, database } = server
    let isRead = false
    const read: typeof database.read = async (work) => {
      const found = await database.read(work)
      if (!isRead) {
        isRead = true
        // At the time of the return, because the student's session has ended by now.
        clockOf(server)
        expect((await form.correct()).statusCode).toBe(200)
        server.clock.set(lastDay)
      }
      return found
    }
    await remindOfCorrections({ ...platform, database: { ...database, read } })
    expect(await statusOf(form)).not.toBe('REPAIR_BACK_FOR')
    expect(await remindersOf(form)).toEqual([])
  })
})
