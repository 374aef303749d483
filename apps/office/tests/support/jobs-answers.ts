import { scheduledJobs } from '@milgo/domain/jobs/scheduled-job'
import type { Answers } from '@milgo/page-testing/answer-calls'

export const at = '2026-11-16T10:00:00.000Z'
export const job = (name: (typeof scheduledJobs)[number]) => ({
  name,
  last_done_at: at,
  waiting: 0,
  failed: 0,
  last_failure: null,
})
export const jobs = {
  now: at,
  messages: [
    { kind: 'mail' as const, waiting: 12, waiting_since: at, undelivered: 3 },
    { kind: 'sms' as const, waiting: 0, waiting_since: null, undelivered: 0 },
    { kind: 'code' as const, waiting: 0, waiting_since: null, undelivered: 0 },
  ],
  scheduled: scheduledJobs.map((name) =>
    name === 'scan-files'
      ? { ...job(name), failed: 2, waiting: 1, last_failure: { at, reason: 'NETWORK' as const } }
      : job(name),
  ),
  runs: [
    {
      kind: 'computing' as const,
      id: '00000000-0000-4000-8000-000000000201',
      started_at: at,
      state: 'RUNNING' as const,
      done: 40,
      total: 100,
      failed: 1,
    },
  ],
}
export const answers: Answers = { 'GET /office/jobs': jobs, 'POST /office/jobs/retry': { retried: 2 } }
