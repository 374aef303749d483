import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database, Queryable } from '../database/database.ts'

/** A kind of work that is done later: its name, what it carries, and how often it is tried. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly payload: Payload
  /** Tries after the first; each waits about twice as long as the one before. */
  readonly retries: number
}

export type JobHandler<J extends Job> = {
  readonly job: J
  readonly handle: (payload: z.output<J['payload']>) => Promise<void>
}

export type JobQueue = {
  /** Queues in the caller's transaction: the work is there exactly when the change that causes it is. */
  readonly enqueue: <J extends Job>(tx: Queryable, job: J, payload: z.input<J['payload']>) => Promise<void>
  readonly stop: () => Promise<void>
}

type Options = {
  readonly database: Database
  readonly logger: Logger
  /** Handlers to run here; a node without the worker role only queues. */
  readonly handlers: readonly JobHandler<Job>[]
  readonly works: boolean
}

export const startJobQueue = async ({ database, logger, handlers, works }: Options): Promise<JobQueue> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    supervise: works,
    schedule: works,
  })
  boss.on('error', (error) => logger.warn({ err: error }, 'job queue'))
  await boss.start()
  for (const { job, handle } of handlers) {
    await boss.createQueue(job.name, { retryLimit: job.retries, retryBackoff: true, retryDelay: 5 })
    if (!works) continue
    await boss.work(job.name, { pollingIntervalSeconds: 0.5 }, async ([queued]) => {
      if (queued) await handle(job.payload.parse(queued.data))
    })
  }
  return {
    enqueue: async (tx, job, payload) => {
      await boss.send(job.name, payload as object, { db: fromDrizzle(tx, sql) })
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }),
  }
}
