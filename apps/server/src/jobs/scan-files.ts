import { z } from 'zod'
import { findAppealLabel } from '../core/appeals/find-appeal-label.ts'
import { findConfirmationLabel } from '../core/bank-fix/find-confirmation-label.ts'
import { scanFiles } from '../core/files/scan-files.ts'
import { getSentDocument } from '../core/requests/get-sent-document.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Scans, every minute, files that could not be scanned when they were uploaded. */
export const scanFilesJob = {
  name: 'scan-files',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '* * * * *',
} as const satisfies Job

export const scanFilesHandler = (platform: Platform): JobHandler<typeof scanFilesJob> => ({
  job: scanFilesJob,
  handle: () => scanFiles(platform, getSentDocument([findAppealLabel, findConfirmationLabel])),
})
