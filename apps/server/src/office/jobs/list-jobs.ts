import type { JobsOverview } from '@milgo/contracts/office/list-jobs'
import { jobFailureReason, scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import type { Platform } from '../../platform/platform.ts'
import { findMessageLines, findNow, findRunLines, findScheduledLines } from './repository.ts'

/** All work of the server in one list. Errors are answered as a reason: their text may quote values of a person. */
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
    runs: runs.map(({ startedAt, ...run }) => ({ ...run, started_at: startedAt })),
  }
}
