import type { JobsOverview } from '@milgo/contracts/office/list-jobs'
import { type ListState, listStateOf } from '@milgo/domain/institution-list/list-state'
import { jobFailureReason, scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import type { Platform } from '../../platform/platform.ts'
import { findMessageLines, findNow, findRunLines, findScheduledLines } from './repository.ts'

/**
 * Returns all jobs of the server. An error is answered as a reason code, because its text may contain personal values.
 */
export const listJobs = async (platform: Platform): Promise<JobsOverview> => {
  const [now, messages, scheduled, runs] = await Promise.all([
    findNow(platform),
    findMessageLines(platform),
    findScheduledLines(platform),
    findRunLines(platform),
  ])
  return {
    now,
    messages: (['mail', 'sms', 'code'] as const).map((kind) => {
      const line = messages.find((one) => one.kind === kind)
      return {
        kind,
        waiting: line?.waiting ?? 0,
        waiting_since: line?.waitingSince ?? null,
        undelivered: line?.undelivered ?? 0,
      }
    }),
    scheduled: scheduledJobs.map((name) => {
      const line = scheduled.find((one) => one.name === name)
      return {
        name,
        last_done_at: line?.lastDoneAt ?? null,
        waiting: line?.waiting ?? 0,
        failed: line?.failed ?? 0,
        last_failure:
          line?.failedAt == null ? null : { at: line.failedAt, reason: jobFailureReason(line.failure ?? '') },
      }
    }),
    runs: runs.map(({ startedAt, state, times, ...run }) => ({
      ...run,
      started_at: startedAt,
      state: times ? stateOfRun[listStateOf(times)] : (state ?? 'DONE'),
    })),
  }
}

/** A list is a run while it is applied or revoked. */
const stateOfRun = {
  CHECKED: 'CHECKED',
  APPLYING: 'APPLYING',
  APPLIED: 'DONE',
  REVOKING: 'REVOKING',
  REVOKED: 'DONE',
} as const satisfies Record<ListState, JobsOverview['runs'][number]['state']>
