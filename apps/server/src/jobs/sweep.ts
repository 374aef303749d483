import { z } from 'zod'
import { eraseWhatExpired } from '../authz/index.ts'
import { sweepFiles } from '../core/files/sweep-files.ts'
import { eraseOldDrafts } from '../core/retention/erase-old-drafts.ts'
import { sweepOutbox } from '../outbox/sweep-outbox.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** What has had its time, every ten minutes. */
export const sweepJob = {
  name: 'sweep',
  payload: z.object({}).nullish(),
  retries: 2,
  cron: '*/10 * * * *',
} as const satisfies Job

export const sweepHandler = (platform: Platform): JobHandler<typeof sweepJob> => ({
  job: sweepJob,
  handle: async () => {
    await eraseWhatExpired(platform)
    await sweepOutbox(platform)
    await eraseOldDrafts(platform)
    await sweepFiles(platform)
  },
})
