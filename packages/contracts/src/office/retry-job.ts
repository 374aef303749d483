import { scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const retryJob = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/jobs/retry',
  guard: 'staff',
  right: 'watch-jobs',
  summary: 'Retry the failed work of this name',
  body: z.strictObject({ name: z.enum(scheduledJobs) }),
  response: z.object({ retried: z.int() }),
})
