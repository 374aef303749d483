import { z } from 'zod'
import { followLedgers } from '../office/payments/follow-ledgers.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Updates, every minute, the statuses of requests after payments and returns that came in large files. */
export const followLedgersJob = {
  name: 'follow-ledgers',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '* * * * *',
} as const satisfies Job

export const followLedgersHandler = (platform: Platform): JobHandler<typeof followLedgersJob> => ({
  job: followLedgersJob,
  handle: async () => {
    await followLedgers(platform, Number.POSITIVE_INFINITY)
  },
})
