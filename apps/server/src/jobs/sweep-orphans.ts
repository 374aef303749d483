import { z } from 'zod'
import { sweepOrphans } from '../core/files/sweep-orphans.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Removes files that no draft refers to. It reads every draft, so it runs at night. */
export const sweepOrphansJob = {
  name: 'sweep-orphans',
  payload: z.object({}).nullish(),
  retries: 2,
  cron: '30 1 * * *',
} as const satisfies Job

export const sweepOrphansHandler = (platform: Platform): JobHandler<typeof sweepOrphansJob> => ({
  job: sweepOrphansJob,
  handle: () => sweepOrphans(platform),
})
