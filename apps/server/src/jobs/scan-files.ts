import { z } from 'zod'
import { scanFiles } from '../core/files/scan-files.ts'
import { getSentDocument } from '../core/requests/get-sent-document.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** What the scanner could not be asked about when it came, every minute. */
export const scanFilesJob = {
  name: 'scan-files',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '* * * * *',
} as const satisfies Job

export const scanFilesHandler = (platform: Platform): JobHandler<typeof scanFilesJob> => ({
  job: scanFilesJob,
  handle: () => scanFiles(platform, getSentDocument),
})
