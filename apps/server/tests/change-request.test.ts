import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeRequest } from '../src/core/requests/change-request.ts'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { clockOf } from './support/accounts.ts'
import { type FilesApp, openFilesApp } from './support/files-app.ts'
import { change } from './support/form.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { auditOf, givenStaff } from './support/staff.ts'
import { givenFilledDraft, openSubmission, type Sender } from './support/submission.ts'

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
  { field: 'id_front', reason: 'UNREADABLE', note: 'הצילום חתוך' },
  { field: 'family_documents', member_type: 'PARENT_ONE', reason: 'WRONG_DOCUMENT' },
]

type Move = Parameters<typeof moveRequestByStaff>[3]
type Role = Parameters<typeof moveRequestByStaff>[1]['role']

const person = async (role: Role) => ({
  role,
  id: (await givenStaff(server, [role === 'MANAGER' ? 'manager' : 'reviewer'])).id,
})
type Person = Awaited<ReturnType<typeof person>>

const moveBy = (who: Person, { id }: Pick<Sender, 'id'>, move: Move, node: FilesApp = server) =>
  moveRequestByStaff(node.platform, who, id, move, { hasCompleteFigures: true })

const submitted = async (): Promise<Sender> => {
  const form = await givenFilledDraft(server)
  expect((await form.send(form.sent())).statusCode).toBe(200)
  return form
}

const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await server.database.read((db) => db.execute<Row>(statement))).rows

const historyOf = async ({ id }: Pick<Sender, 'id'>) =>
  (
    await rowsOf<{ line: string }>(sql`
      select number || ' ' || event || ' ' || actor_role || ' ' || from_status || ' ' || to_status as line
      from request_events where request_id = ${id} order by number`)
  ).map(({ line }) => line)

const requestOf = async ({ id }: Pick<Sender, 'id'>) =>
  (
    await rowsOf<{ status: string; version: number; correction_deadline: string | null }>(
      sql`select status, version, correction_deadline from requests where id = ${id}`,
    )
  )[0]

const refusalOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'allowed',
    (error) => error.items?.[0]?.code ?? error.code ?? String(error),
  )

describe('the history', () => {
  it('has one event for sending, with its snapshot, and none for a save', async () => {
    const form = await givenFilledDraft(server)
    await form.save('personal', { street: 'x', version: 1 })
    expect(await historyOf(form)).toEqual([])
    await form.send(form.sent())
    const [event] = await rowsOf(sql`select * from request_events where request_id = ${form.id}`)
    expect(event).toMatchObject({
      number: 1,
      event: 'SUBMIT',
      actor_role: 'STUDENT',
      actor_id: form.student.id,
      reason: null,
      from_status: 'DRAFT',
      to_status: 'SUBMITTED',
      publish_state: '0',
      snapshot_number: 1,
    })
  })

  it('has events of student, staff and system, and the audit trail has its own entries', async () => {
    const form = await submitted()
    const [reviewer, manager] = [await person('REVIEWER'), await person('MANAGER')]
    await moveBy(reviewer, form, { event: 'RETURN_FOR_REPAIR', flags })
    server.clock.set(new Date('2026-03-01T10:00:00.000Z'))
    expect(await lapseCorrections(server.platform)).toBe(1)
    await moveBy(reviewer, form, { event: 'DENY', reason: 'INCOME' })
    await moveBy(manager, form, { event: 'REOPEN', reason: 'figures were wrong' })
    expect(await historyOf(form)).toEqual([
      '1 SUBMIT STUDENT DRAFT SUBMITTED',
      '2 RETURN_FOR_REPAIR REVIEWER SUBMITTED REPAIR_BACK_FOR',
      '3 WINDOW_LAPSES SYSTEM REPAIR_BACK_FOR REPAIR_BACK_FROM_TO',
      '4 DENY REVIEWER REPAIR_BACK_FROM_TO DENIED',
      '5 REOPEN MANAGER DENIED SUBMITTED',
    ])
    const reasons = await rowsOf(
      sql`select reason from request_events where request_id = ${form.id} and reason is not null order by number`,
    )
    expect(reasons).toEqual([{ reason: 'INCOME' }, { reason: 'figures were wrong' }])
    expect(await auditOf(server, manager.id)).toMatchObject([
      { action: 'request-moved', studentId: form.student.id, details: { event: 'REOPEN', to: 'SUBMITTED' } },
    ])
  })
})

describe('a move by staff', () => {
  it('is allowed only by the status table', async () => {
    const form = await submitted()
    const manager = await person('MANAGER')
    expect(await refusalOf(moveBy(manager, form, { event: 'CONFIRM' }))).toBe('WRONG_STATUS')
    expect(await refusalOf(moveBy(manager, form, { event: 'APPROVE' }))).toBe('WRONG_ACTOR')
    const reviewer = await person('REVIEWER')
    expect(await refusalOf(moveBy(reviewer, form, { event: 'DENY' }))).toBe('REASON_REQUIRED')
    expect(await refusalOf(moveBy(reviewer, form, { event: 'RETURN_FOR_REPAIR' }))).toBe('FLAGS_REQUIRED')
    expect(await historyOf(form)).toHaveLength(1)
    expect((await requestOf(form))?.status).toBe('SUBMITTED')
  })

  it('is refused by earlier events: a reviewer of the request cannot confirm it', async () => {
    const form = await submitted()
    const both = { ...(await person('REVIEWER')), role: 'REVIEWER' as Role }
    await moveBy(both, form, { event: 'APPROVE' })
    const asManager = { ...both, role: 'MANAGER' as Role }
    expect(await refusalOf(moveBy(asManager, form, { event: 'CONFIRM' }))).toBe('SECOND_PERSON_REQUIRED')
    expect(await moveBy(await person('MANAGER'), form, { event: 'CONFIRM' })).toEqual({
      id: form.id,
      status: 'WAITING_TO_BE_COMPUTED',
    })
  })

  it('returns flagged documents, and only documents that the request has', async () => {
    const form = await submitted()
    const reviewer = await person('REVIEWER')
    const unknown = { field: 'newcomer_document', reason: 'UNREADABLE' }
    expect(await refusalOf(moveBy(reviewer, form, { event: 'RETURN_FOR_REPAIR', flags: [unknown] }))).toBe(
      'NOT_ASKED',
    )
    await moveBy(reviewer, form, { event: 'RETURN_FOR_REPAIR', flags })
    expect(
      await rowsOf(sql`select round, field, index, member, reason, note, resolved_at from review_flags
        where request_id = ${form.id} order by position`),
    ).toEqual([
      {
        round: 1,
        field: 'id_front',
        index: null,
        member: null,
        reason: 'UNREADABLE',
        note: 'הצילום חתוך',
        resolved_at: null,
      },
      {
        round: 1,
        field: 'family_documents',
        index: null,
        member: 'PARENT_ONE',
        reason: 'WRONG_DOCUMENT',
        note: null,
        resolved_at: null,
      },
    ])
    await moveBy(reviewer, form, { event: 'CANCEL_RETURN' })
    await moveBy(reviewer, form, { event: 'RETURN_FOR_REPAIR', flags: flags.slice(0, 1) })
    const rounds = await rowsOf(sql`select round, count(*)::int as flags from review_flags
      where request_id = ${form.id} group by round order by round`)
    expect(rounds).toEqual([
      { round: 1, flags: 2 },
      { round: 2, flags: 1 },
    ])
  })

  it('is refused to a staff member who was removed meanwhile', async () => {
    const form = await submitted()
    const reviewer = await person('REVIEWER')
    await change(server, sql`update staff set removed_at = now() where id = ${reviewer.id}`)
    expect(await refusalOf(moveBy(reviewer, form, { event: 'APPROVE' }))).not.toBe('allowed')
    expect(await historyOf(form)).toHaveLength(1)
  })

  it('that is no event raises the version, and waits for others like every change', async () => {
    const form = await submitted()
    const before = (await requestOf(form))?.version ?? 0
    const seen: number[] = []
    const note = () =>
      changeRequest(server.platform, { kind: 'system' }, form.id, async ({ request }) => ({
        does: 'write',
        answer: request.version,
        writes: async () => void seen.push(request.version),
      }))
    const answers = await Promise.all([note(), note(), note()])
    // Each was decided on what the one before had left.
    expect(seen).toEqual([before, before + 1, before + 2])
    expect(answers.toSorted((one, other) => one - other)).toEqual(seen)
    expect((await requestOf(form))?.version).toBe(before + 3)
    expect(await historyOf(form)).toHaveLength(1)
  })

  it('that is no event is refused to a staff member who was removed meanwhile', async () => {
    const form = await submitted()
    const actor = { kind: 'staff', ...(await person('REVIEWER')) } as const
    const writes = vi.fn()
    const writing = changeRequest(server.platform, { ...actor, role: 'REVIEWER' }, form.id, async () => {
      await change(server, sql`update staff set removed_at = now() where id = ${actor.id}`)
      return { does: 'write', answer: undefined, writes }
    })
    expect(await refusalOf(writing)).not.toBe('allowed')
    expect(writes).not.toHaveBeenCalled()
  })

  it('of an unknown request is 404', async () => {
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' }
    expect(await refusalOf(moveBy(await person('REVIEWER'), nowhere, { event: 'APPROVE' }))).toBe(
      'NO_REQUEST',
    )
  })
})

describe('the lapse of a correction window', () => {
  it('happens at its exact second, and once', async () => {
    const form = await submitted()
    await moveBy(await person('REVIEWER'), form, { event: 'RETURN_FOR_REPAIR', flags })
    await change(
      server,
      sql`update requests set correction_deadline = '2026-01-25T10:00:00Z' where id = ${form.id}`,
    )
    server.clock.set(new Date('2026-01-25T09:59:59.999Z'))
    await lapseCorrections(server.platform)
    expect((await requestOf(form))?.status).toBe('REPAIR_BACK_FOR')
    server.clock.set(new Date('2026-01-25T10:00:00.000Z'))
    await lapseCorrections(server.platform)
    expect(await lapseCorrections(server.platform)).toBe(0)
    expect(await requestOf(form)).toMatchObject({ status: 'REPAIR_BACK_FROM_TO', correction_deadline: null })
    expect(await historyOf(form)).toHaveLength(3)
  })
})

describe('two changes at once never overwrite each other', () => {
  it('of ten reviewers on two nodes one decides, and the others learn that the status has changed', async () => {
    const form = await submitted()
    const reviewers = await Promise.all(Array.from({ length: 10 }, () => person('REVIEWER')))
    const moves: Move[] = [{ event: 'APPROVE' }, { event: 'RETURN_FOR_REPAIR', flags }]
    const outcomes = await Promise.all(
      reviewers.map((reviewer, n) =>
        refusalOf(
          moveBy(reviewer, form, moves[n % 3 === 0 ? 0 : 1] as Move, n % 2 === 0 ? server : secondNode),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['allowed', 'WRONG_STATUS']))
    expect(await historyOf(form)).toHaveLength(2)
  })

  it('the job on two nodes lapses each request once', async () => {
    await change(server, sql`update requests set correction_deadline = null`)
    const forms = [await submitted(), await submitted(), await submitted()]
    const reviewer = await person('REVIEWER')
    for (const form of forms) await moveBy(reviewer, form, { event: 'RETURN_FOR_REPAIR', flags })
    const late = new Date('2026-03-01T10:00:00.000Z')
    for (const node of [server, secondNode]) node.clock.set(late)
    const counts = await Promise.all([
      lapseCorrections(server.platform),
      lapseCorrections(secondNode.platform),
      lapseCorrections(server.platform),
    ])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const form of forms) expect(await historyOf(form)).toHaveLength(3)
  })
})
