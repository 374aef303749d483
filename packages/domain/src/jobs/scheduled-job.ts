/** Jobs that run on a schedule, by the name of their queue. The messages describe each. */
export const scheduledJobs = [
  'seal-trail',
  'verify-trail',
  'tell-unusual-reading',
  'lapse-corrections',
  'remind-of-corrections',
  'mark-duplicates',
  'scan-files',
  'continue-institution-lists',
  'follow-ledgers',
  'refresh-deadlines',
  'remind-of-bank-fixes',
  'erase-bank-details',
  'sweep',
  'sweep-orphans',
] as const
export type ScheduledJob = (typeof scheduledJobs)[number]

export const jobFailureReasons = ['DATABASE', 'TIMEOUT', 'STORE', 'NETWORK', 'OTHER'] as const
/**
 * Why a job failed, as far as somebody can act on it. The error itself is not shown, because it may contain personal
 * data.
 */
export type JobFailureReason = (typeof jobFailureReasons)[number]

const signs: readonly (readonly [RegExp, JobFailureReason])[] = [
  [/timeout|timed out|expired/i, 'TIMEOUT'],
  [/ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket|network/i, 'NETWORK'],
  [/ENOENT|ENOSPC|EACCES|EROFS|bucket|NoSuchKey|storage/i, 'STORE'],
  [/relation|column|deadlock|connection|postgres|database|Failed query/i, 'DATABASE'],
]

export const jobFailureReason = (message: string): JobFailureReason =>
  signs.find(([sign]) => sign.test(message))?.[1] ?? 'OTHER'
