import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Job } from '../src/platform/jobs/job-queue.ts'
import { startJobQueue } from '../src/platform/jobs/job-queue.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { patience } from './support/patience.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const tidy = {
  name: 'tidy',
  payload: z.object({}).nullish(),
  retries: 1,
  // Hardly ever, because a run started by the clock would be a second one.
  cron: '0 0 1 1 *',
} as const satisfies Job

it('a job is scheduled as its row says, and runs once it is due', async () => {
  const handle = vi.fn(async () => {})
  const { database } = server
  const queue = await startJobQueue({
    database,
    logger: createLogger('silent'),
    handlers: [{ job: tidy, handle }],
  })
  const { rows } = await database.read((db) => db.execute(sql`select name, cron from pgboss.schedule`))
  expect(rows).toEqual([{ name: 'tidy', cron: tidy.cron }])
  // This is what the clock does when it is due.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.send('tidy', {})
  await boss.stop({ close: false, graceful: false })
  await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce(), patience)
  await queue.stop()
})
