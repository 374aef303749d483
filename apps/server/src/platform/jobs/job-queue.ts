import { type SQL, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'

/** A kind of work that is done later: its name, what it carries, and how often it is tried. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly payload: Payload
  /** Tries after the first; each waits about twice as long as the one before. */
  readonly retries: number
  /** For work that comes back by itself: when, as cron writes it. Its payload is then empty. */
  readonly cron?: string
}

export type JobHandler<J extends Job> = {
  readonly job: J
  readonly handle: (payload: z.output<J['payload']>) => Promise<void>
}

export type JobQueue = {
  /** Begins to do queued work here; a node without the worker role only queues. */
  readonly work: (handlers: readonly JobHandler<Job>[]) => Promise<void>
  /**
   * Queues as a part of the caller's own statement, `insert ... returning id`, where `when` holds: the work is there
   * exactly when the change that causes it is, and costs no round trip more.
   */
  readonly insertion: <J extends Job>(job: J, payload: z.input<J['payload']>, when: SQL) => Promise<SQL>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly database: Database
  readonly logger: Logger
  readonly jobs: readonly Job[]
  readonly works: boolean
}

export const startJobQueue = async ({ database, logger, jobs, works }: Options): Promise<JobQueue> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    supervise: works,
    schedule: works,
  })
  boss.on('error', (error) => logger.warn({ err: error }, 'job queue'))
  await boss.start()
  for (const { name, retries } of jobs)
    await boss.createQueue(name, { retryLimit: retries, retryBackoff: true, retryDelay: 5 })
  return {
    work: async (handlers) => {
      for (const { job, handle } of handlers) {
        await boss.work(job.name, { pollingIntervalSeconds: 0.5 }, async ([queued]) => {
          if (queued) await handle(job.payload.parse(queued.data))
        })
        if (job.cron) await boss.schedule(job.name, job.cron, {})
      }
    },
    insertion: async (job, payload, when) => {
      const [text, jobs] = await statementOf(boss, job.name, payload as object)
      const [before = '', after = '', ...more] = text.split('$1')
      if (after === '' || more.length > 0) throw new Error('the job queue has changed how it inserts')
      return sql`${sql.raw(before)}case when ${when} then ${jobs} else '[]' end${sql.raw(after)}`
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  }
}

/** The statement by which the queue itself would insert the job, and its one parameter: the jobs as JSON. */
const statementOf = async (boss: PgBoss, name: string, payload: object): Promise<[string, string]> => {
  const sent: [string, string][] = []
  const executeSql = async (text: string, values: unknown[] = []) => {
    sent.push([text, String(values[0])])
    return { rows: [{ id: '' }] }
  }
  await boss.send(name, payload, { db: { executeSql } })
  const [statement] = sent
  if (!statement || sent.length > 1) throw new Error('the job queue has changed how it inserts')
  return statement
}
