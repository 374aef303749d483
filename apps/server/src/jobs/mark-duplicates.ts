import { z } from 'zod'
import { markDuplicates } from '../office/queue/mark-duplicates.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Marks, every five minutes, requests that have something in common, for the queue. */
export const markDuplicatesJob = {
  name: 'mark-duplicates',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '*/5 * * * *',
} as const satisfies Job

export const markDuplicatesHandler = (platform: Platform): JobHandler<typeof markDuplicatesJob> => ({
  job: markDuplicatesJob,
  handle: async () => {
    await markDuplicates(platform)
  },
})
