import { z } from 'zod'
import { remindOfBankFixes } from '../core/bank-fix/remind-of-bank-fixes.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Notifies and reminds students whose award waits for a bank account; checked every ten minutes. */
export const remindOfBankFixesJob = {
  name: 'remind-of-bank-fixes',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '*/10 * * * *',
} as const satisfies Job

export const remindOfBankFixesHandler = (platform: Platform): JobHandler<typeof remindOfBankFixesJob> => ({
  job: remindOfBankFixesJob,
  handle: () => remindOfBankFixes(platform),
})
