import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { removeStaffByEmail } from '../src/authz/index.ts'
import { lockStaff, lockWork, writeWorks } from '../src/office/work/repository.ts'
import { post } from './support/accounts.ts'
import { useReviewBench } from './support/review-bench.ts'
import { office } from './support/staff.ts'

const { at, ask, member, of, sent, ready, decided } = useReviewBench()

const remove = async (headers: Record<string, string>, body: object) =>
  post(at.server, `${office}/remove-staff`, body, { headers })
const assigneeOf = async (id: string) => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ index: string | null; work: string | null }>(sql`
      select request_index.assignee_id as index, request_work.assignee_id as work
      from request_index join request_work using (request_id) where request_id = ${id}`),
  )
  return rows[0]
}
const assign = async (requestId: string, staffId: string) => {
  await at.server.database.transaction(async (tx) => {
    await tx.execute(sql`insert into request_work (request_id, assignee_id) values (${requestId}, ${staffId})
      on conflict (request_id) do update set assignee_id = excluded.assignee_id`)
    await tx.execute(sql`update request_index set assignee_id = ${staffId} where request_id = ${requestId}`)
  })
}

const emailOf = async (id: string): Promise<string> => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ email: string }>(sql`select email from staff where id = ${id}`),
  )
  return rows[0]?.email ?? ''
}

it('the requests of a leaving member go to a colleague, except those that the colleague may not have', async () => {
  const administrator = await member('administrator')
  const [leaver, heir] = [await member('reviewer'), await member('reviewer', 'manager')]
  const [plain, known, judged, own] = [await sent(), await sent(), await sent(), await sent()]
  await of(heir, known.id).conflict()
  await ready(heir, judged)
  await decided(heir, judged, 'APPROVE')
  await at.server.database.transaction((tx) =>
    tx.execute(sql`update staff set identity_hash = (select identity_hash from students where id = ${own.student.id})
      where id = ${heir.id}`),
  )
  for (const { id } of [plain, known, judged, own]) await assign(id, leaver.id)
  const answer = await remove(administrator.headers, { id: leaver.id, hand_over_to: heir.id })
  expect(answer.json()).toEqual({ id: leaver.id, handed_over: 1, back_in_queue: 3 })
  expect(await assigneeOf(plain.id)).toEqual({ index: heir.id, work: heir.id })
  for (const { id } of [known, judged, own]) expect(await assigneeOf(id)).toEqual({ index: null, work: null })
  const { rows } = await at.server.database.read((db) =>
    db.execute(sql`select count(*)::int as entries from audit_entries
      where staff_id = ${administrator.id} and action = 'request-work-changed'`),
  )
  expect(rows).toEqual([{ entries: 4 }])
})

it('without a colleague they go back to the queue; a member who may not have requests gets none', async () => {
  const administrator = await member('administrator')
  const [leaver, finance] = [await member('reviewer'), await member('finance')]
  const form = await sent()
  await assign(form.id, leaver.id)
  const refused = await remove(administrator.headers, { id: leaver.id, hand_over_to: finance.id })
  expect(refused.statusCode).toBe(403)
  expect(await assigneeOf(form.id)).toEqual({ index: leaver.id, work: leaver.id })
  const answer = await remove(administrator.headers, { id: leaver.id })
  expect(answer.json()).toEqual({ id: leaver.id, handed_over: 0, back_in_queue: 1 })
  expect(await assigneeOf(form.id)).toEqual({ index: null, work: null })
})

it('the command that removes a member gives their requests back to the queue', async () => {
  const leaver = await member('reviewer')
  const form = await sent()
  await assign(form.id, leaver.id)
  expect(await removeStaffByEmail(at.server.platform, await emailOf(leaver.id))).toBe(true)
  expect(await assigneeOf(form.id)).toEqual({ index: null, work: null })
})

it('a member who becomes an editor has no requests any more, and none open', async () => {
  const [administrator, reviewer] = [await member('administrator'), await member('reviewer')]
  const form = await sent()
  await of(reviewer, form.id).open()
  await assign(form.id, reviewer.id)
  const changed = await post(
    at.server,
    `${office}/change-staff-roles`,
    { id: reviewer.id, roles: ['content-editor'] },
    { headers: administrator.headers },
  )
  expect(changed.statusCode, changed.body).toBe(200)
  expect(await assigneeOf(form.id)).toEqual({ index: null, work: null })
  const { rows } = await at.server.database.read((db) =>
    db.execute(sql`select opened_by from request_work where request_id = ${form.id}`),
  )
  expect(rows).toEqual([{ opened_by: null }])
})

it('a request that is assigned at the moment of a removal does not stay with the removed member', async () => {
  const [administrator, manager] = [await member('administrator'), await member('manager')]
  const forms = await Promise.all(Array.from({ length: 4 }, () => sent()))
  const leavers = await Promise.all(forms.map(() => member('reviewer')))
  const given = forms.map(async ({ id }, place) => {
    const change = { kind: 'assign', to: leavers[place]?.id }
    const [answer] = await Promise.all([
      ask(manager, 'POST', 'work/change', { requests: [{ request_id: id }], change }),
      remove(administrator.headers, { id: leavers[place]?.id }),
    ])
    return answer
  })
  for (const answer of await Promise.all(given)) expect([200, 400], answer.body).toContain(answer.statusCode)
  for (const { id } of forms) expect((await assigneeOf(id))?.work ?? null).toBe(null)
  // Each of them could have been assigned to a member who stays.
  const change = { kind: 'assign', to: manager.id }
  const last = await ask(manager, 'POST', 'work/change', { requests: [{ request_id: forms[0]?.id }], change })
  expect(last.json().results).toMatchObject([{ outcome: 'done' }])
})

it('an assignment that began before a removal is handed over with the rest', async () => {
  const [administrator, leaver, form] = [
    await member('administrator'),
    await member('reviewer'),
    await sent(),
  ]
  const pending = Promise.withResolvers<void>()
  const giving = at.server.database.transaction(async (tx) => {
    await lockStaff(tx, [leaver.id])
    await lockWork(tx, [form.id])
    await pending.promise
    await writeWorks(tx, [
      {
        requestId: form.id,
        assigneeId: leaver.id,
        assignedAt: null,
        holdReason: null,
        holdUntil: null,
        labels: [],
      },
    ])
  })
  const removing = remove(administrator.headers, { id: leaver.id })
  await expect
    .poll(async () => {
      const { rows } = await at.server.database.read((db) =>
        db.execute(sql`select from pg_locks where not granted`),
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  pending.resolve()
  await giving
  expect((await removing).json()).toMatchObject({ back_in_queue: 1 })
  expect(await assigneeOf(form.id)).toEqual({ index: null, work: null })
})
