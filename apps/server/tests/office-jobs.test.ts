import { JobsOverview } from '@milgo/contracts/office/list-jobs'
import { scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import { hasRight } from '@milgo/domain/staff/rights'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { startJobQueue } from '../src/platform/jobs/job-queue.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { useReviewBench } from './support/review-bench.ts'

const { at, ask, member } = useReviewBench()

const jobsFor = async (): Promise<JobsOverview> => {
  const answer = await ask(await member('manager'), 'GET', 'jobs')
  expect(answer.statusCode, answer.body).toBe(200)
  return JobsOverview.parse(answer.json())
}

it.each(StaffRole.options)('a %s sees and retries jobs only with the right', async (role) => {
  const who = await member(role)
  const status = hasRight([role], 'watch-jobs') ? 200 : 403
  expect((await ask(who, 'GET', 'jobs')).statusCode).toBe(status)
  expect((await ask(who, 'POST', 'jobs/retry', { name: 'sweep' })).statusCode).toBe(status)
})

it('lists every job even before the first run of a worker', async () => {
  const { scheduled } = await jobsFor()
  expect(scheduled.map(({ name }) => name)).toEqual([...scheduledJobs])
  expect(scheduled.every(({ last_done_at, failed }) => last_done_at === null && failed === 0)).toBe(true)
})

it('counts messages that wait and that did not arrive', async () => {
  const before = (await jobsFor()).messages.find(({ kind }) => kind === 'mail')
  await at.server.database.transaction((tx) =>
    tx.execute(sql`
      insert into outbox_messages (cause, channel, recipient, body, state)
      values ('a', 'mail', 'x@example.com', 'x', 'queued'), ('b', 'mail', 'x@example.com', 'x', 'refused'),
        ('c', 'mail', 'x@example.com', 'x', 'delivered')`),
  )
  const after = (await jobsFor()).messages.find(({ kind }) => kind === 'mail')
  expect(after?.waiting).toBe((before?.waiting ?? 0) + 1)
  expect(after?.undelivered).toBe((before?.undelivered ?? 0) + 1)
  expect(after?.waiting_since).not.toBeNull()
})

it('returns a failure as a reason without its text, and a retry runs the job once, however often it failed', async () => {
  let isBroken = true
  let runs = 0
  const { database } = at.server
  const queue = await startJobQueue({
    database,
    logger: createLogger('silent'),
    handlers: [
      {
        job: { name: 'sweep', payload: z.object({}).nullish(), retries: 0 },
        handle: () => {
          runs += 1
          return isBroken
            ? Promise.reject(new Error('connect ECONNREFUSED for student 123456782'))
            : Promise.resolve()
        },
      },
    ],
  })
  try {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values) },
      supervise: false,
      schedule: false,
    })
    await boss.start()
    await boss.send('sweep', {})
    await boss.send('sweep', {})
    await boss.stop({ close: false, graceful: false })
    const sweep = async () => (await jobsFor()).scheduled.find(({ name }) => name === 'sweep')
    await expect.poll(async () => (await sweep())?.failed).toBe(2)
    const answer = await ask(await member('manager'), 'GET', 'jobs')
    expect(answer.body).not.toContain('123456782')
    expect((await sweep())?.last_failure?.reason).toBe('NETWORK')
    isBroken = false
    const manager = await member('manager')
    expect((await ask(manager, 'POST', 'jobs/retry', { name: 'sweep' })).json()).toEqual({ retried: 1 })
    await expect.poll(async () => (await sweep())?.last_done_at ?? null).not.toBeNull()
    expect((await sweep())?.failed).toBe(0)
    expect(runs).toBe(3)
    const { rows } = await database.pool.query(
      "select details from audit_entries where action = 'job-retried' and staff_id = $1",
      [manager.id],
    )
    expect(rows).toEqual([{ details: { job: 'sweep', count: '1' } }])
  } finally {
    await queue.stop()
  }
})

it('shows how much of an institution list is applied or revoked', async () => {
  const runs = async () => (await jobsFor()).runs.filter(({ kind }) => kind === 'institution-list')
  const set = (changes: ReturnType<typeof sql>) =>
    at.server.database.transaction((tx) => tx.execute(sql`update institution_lists set ${changes}`))
  const mark = (step: 'applied' | 'revoked', row: number, outcome: string) =>
    at.server.database.transaction((tx) =>
      tx.execute(
        sql`update institution_list_rows set ${sql.identifier(step)} = ${outcome} where row = ${row}`,
      ),
    )
  const list = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'
  await at.server.database.transaction(async (tx) => {
    await tx.execute(sql`insert into institution_lists (id, period_id, institution_id, file_name, checked_at)
      values (${list}, (select min(id) from registration_periods), 1, 'list.csv', now())`)
    await tx.execute(sql`insert into institution_list_rows (list_id, row, number_text, checked)
      values (${list}, 2, '1', 'REJECTED'), (${list}, 3, '2', 'REJECTED'), (${list}, 4, '3', 'NO_REQUEST')`)
  })
  expect(await runs()).toMatchObject([{ state: 'CHECKED', done: 0, total: 3 }])
  await set(sql`applying_since = now()`)
  await mark('applied', 4, 'NO_REQUEST')
  expect(await runs()).toMatchObject([{ state: 'APPLYING', done: 1, total: 3 }])
  for (const row of [2, 3]) await mark('applied', row, 'REJECTED')
  await set(sql`applied_at = now()`)
  expect(await runs()).toMatchObject([{ state: 'DONE', done: 3, total: 3 }])
  await set(sql`revoking_since = now()`)
  expect(await runs()).toMatchObject([{ state: 'REVOKING', done: 0, total: 2 }])
  await mark('revoked', 2, 'REOPENED')
  expect(await runs()).toMatchObject([{ state: 'REVOKING', done: 1, total: 2 }])
  await set(sql`revoked_at = now()`)
  expect(await runs()).toMatchObject([{ state: 'DONE' }])
})
