import { z } from 'zod'
import { eraseBankDetails } from '../core/erasure/erase-bank-details.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Erases, every night, the bank details of refused students whose appeal days are over. */
export const eraseBankDetailsJob = {
  name: 'erase-bank-details',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '25 1 * * *',
} as const satisfies Job

export const eraseBankDetailsHandler = (platform: Platform): JobHandler<typeof eraseBankDetailsJob> => ({
  job: eraseBankDetailsJob,
  handle: async () => {
    const erased = await eraseBankDetails(platform, { isDryRun: false })
    platform.logger.info({ requests: erased.length }, 'bank details of refused students were erased')
  },
})
