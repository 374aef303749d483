import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'

/** A kind of work that is done later: its name, its payload, and how often it is tried. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly payload: Payload
  /** The number of tries after the first. Each waits about twice as long as the one before. */
  readonly retries: number
  /** When to run, as a cron expression, for work that repeats. Its payload is then empty. */
  readonly cron?: string
}

export type JobHandler<J extends Job> = {
  readonly job: J
  readonly handle: (payload: z.output<J['payload']>) => Promise<void>
}

export type JobQueue = {
  readonly stop: () => Promise<void>
}

type Options = {
  readonly database: Database
  readonly logger: Logger
  readonly handlers: readonly JobHandler<Job>[]
}

/**
 * No job runs more often than once a minute. Each queue is polled separately. Polling twice a second, as before,
 * fourteen queues cost an idle server 30 statements a second and 4 to 6 % of a processor.
 */
const pollingIntervalSeconds = 5

/** Runs these jobs in this process. Other processes may run them too. */
export const startJobQueue = async ({ database, logger, handlers }: Options): Promise<JobQueue> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
  })
  boss.on('error', (error) => logger.warn({ err: error }, 'job queue'))
  await boss.start()
  for (const { job, handle } of handlers) {
    const { name, retries, cron } = job
    await boss.createQueue(name, { retryLimit: retries, retryBackoff: true, retryDelay: 5 })
    await boss.work(name, { pollingIntervalSeconds }, async ([queued]) => {
      if (queued) await handle(job.payload.parse(queued.data))
    })
    if (cron) await boss.schedule(name, cron, {})
  }
  return { stop: () => boss.stop({ graceful: true, close: false, timeout: 5_000 }) }
}
