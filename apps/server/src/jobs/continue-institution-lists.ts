import { z } from 'zod'
import { continueLists } from '../office/institution-lists/work-through-list.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

/** Continues, every minute, institution lists whose application or revocation was not finished. */
export const continueInstitutionListsJob = {
  name: 'continue-institution-lists',
  payload: z.object({}).nullish(),
  retries: 0,
  cron: '* * * * *',
} as const satisfies Job

export const continueInstitutionListsHandler = (
  platform: Platform,
): JobHandler<typeof continueInstitutionListsJob> => ({
  job: continueInstitutionListsJob,
  handle: () => continueLists(platform),
})
