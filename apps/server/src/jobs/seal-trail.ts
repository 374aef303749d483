import { z } from 'zod'
import { sealTrail } from '../office/trail/seal-trail.ts'
import { sweepTrail } from '../office/trail/sweep-trail.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Seals new entries of the audit trail every five minutes, and sweeps those whose time is over. */
export const sealTrailJob = {
  name: 'seal-trail',
  payload: z.object({}).nullish(),
  retries: 2,
  cron: '*/5 * * * *',
} as const satisfies Job

export const sealTrailHandler = (platform: Platform): JobHandler<typeof sealTrailJob> => ({
  job: sealTrailJob,
  handle: async () => {
    await sealTrail(platform)
    await sweepTrail(platform)
  },
})
