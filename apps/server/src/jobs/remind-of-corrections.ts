import { z } from 'zod'
import { remindOfCorrections } from '../core/correction-reminders/remind-of-corrections.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Reminds students whose correction window ends soon; checked every ten minutes. */
export const remindOfCorrectionsJob = {
  name: 'remind-of-corrections',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '*/10 * * * *',
} as const satisfies Job

export const remindOfCorrectionsHandler = (
  platform: Platform,
): JobHandler<typeof remindOfCorrectionsJob> => ({
  job: remindOfCorrectionsJob,
  handle: () => remindOfCorrections(platform),
})
