import { listJobs as listCall } from '@milgo/contracts/office/list-jobs'
import { retryJob as retryCall } from '@milgo/contracts/office/retry-job'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { listJobs } from './list-jobs.ts'
import { retryFailedJobs } from './retry-failed-jobs.ts'

export const jobsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, () => listJobs(platform))
  registerCall(app, platform, retryCall, ({ caller, body }) =>
    retryFailedJobs(platform, caller.id, body.name),
  )
}
