import { z } from 'zod'
import { refreshDeadlines } from '../core/requests/refresh-deadlines.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Computes the deadlines of the queue again, every five minutes, if targets or days off of a period have changed. */
export const refreshDeadlinesJob = {
  name: 'refresh-deadlines',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '*/5 * * * *',
} as const satisfies Job

export const refreshDeadlinesHandler = ({
  database,
}: Pick<Platform, 'database'>): JobHandler<typeof refreshDeadlinesJob> => ({
  job: refreshDeadlinesJob,
  handle: async () => {
    await refreshDeadlines(database)
  },
})
