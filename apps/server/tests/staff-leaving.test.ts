import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { post } from './support/accounts.ts'
import { useReviewBench } from './support/review-bench.ts'
import { office } from './support/staff.ts'

const { at, member, of, sent, ready, decided } = useReviewBench()

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

it('the requests of who leaves go to a colleague, but those that the colleague may not have to the queue', async () => {
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

it('without a colleague they go back to the queue; who takes no requests gets none', async () => {
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
