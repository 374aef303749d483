import { z } from 'zod'
import { tellUnusualReading } from '../office/trail/tell-unusual-reading.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Notifies managers every hour of unusual reading in past hours. */
export const tellUnusualReadingJob = {
  name: 'tell-unusual-reading',
  payload: z.object({}).nullish(),
  retries: 2,
  cron: '10 * * * *',
} as const satisfies Job

export const tellUnusualReadingHandler = (platform: Platform): JobHandler<typeof tellUnusualReadingJob> => ({
  job: tellUnusualReadingJob,
  handle: async () => {
    await tellUnusualReading(platform)
  },
})
