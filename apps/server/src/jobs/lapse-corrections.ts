import { z } from 'zod'
import { lapseCorrections } from '../core/requests/lapse-corrections.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Moves requests whose correction window has ended back to review, every minute. */
export const lapseCorrectionsJob = {
  name: 'lapse-corrections',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '* * * * *',
} as const satisfies Job

export const lapseCorrectionsHandler = (platform: Platform): JobHandler<typeof lapseCorrectionsJob> => ({
  job: lapseCorrectionsJob,
  handle: async () => {
    await lapseCorrections(platform)
  },
})
