import { jobFailureReasons, scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import { ReleaseState } from '@milgo/domain/release/release-state'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const Moment = z.iso.datetime({ offset: true })

export const JobsOverview = z.object({
  now: Moment,
  messages: z.array(
    z.object({
      kind: z.enum(['mail', 'sms', 'code']),
      waiting: z.int(),
      /** The time since which the oldest message waits. */
      waiting_since: Moment.nullable(),
      /** Neither delivered nor under way. */
      undelivered: z.int(),
    }),
  ),
  scheduled: z.array(
    z.object({
      name: z.enum(scheduledJobs),
      last_done_at: Moment.nullable(),
      waiting: z.int(),
      failed: z.int(),
      last_failure: z.object({ at: Moment, reason: z.enum(jobFailureReasons) }).nullable(),
    }),
  ),
  /** Runs that a person started, the latest first. */
  runs: z.array(
    z.object({
      kind: z.enum(['computing', 'release', 'institution-list']),
      id: z.uuid(),
      started_at: Moment,
      state: z.union([ReleaseState, z.enum(['APPLYING', 'REVOKING'])]),
      done: z.int(),
      total: z.int(),
      failed: z.int(),
    }),
  ),
})
export type JobsOverview = z.infer<typeof JobsOverview>

export const listJobs = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/jobs',
  guard: 'staff',
  right: 'watch-jobs',
  isPersonal: true,
  summary: 'List the work of the server: messages that wait, regular jobs, and runs that staff started',
  response: JobsOverview,
})
