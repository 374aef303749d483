import { z } from 'zod'
import { checkTrail } from '../office/trail/verify-trail.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Verifies the whole audit trail every night. */
export const verifyTrailJob = {
  name: 'verify-trail',
  payload: z.object({}).nullish(),
  retries: 2,
  cron: '40 1 * * *',
} as const satisfies Job

export const verifyTrailHandler = (platform: Platform): JobHandler<typeof verifyTrailJob> => ({
  job: verifyTrailJob,
  handle: async () => {
    const { findings, entries, head } = await checkTrail(platform)
    if (findings.length > 0) platform.logger.error({ findings }, 'the audit trail was tampered with')
    // The log is outside the database. Its last head shows whether the end of the chain was cut off since.
    else platform.logger.info({ entries, head }, 'the audit trail is intact')
  },
})
