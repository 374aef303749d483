/** Work that comes back by itself, by the name that its queue has; what each does is in the messages. */
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
/** Why work failed, as far as somebody can do something about it. The error itself may quote values of a person. */
export type JobFailureReason = (typeof jobFailureReasons)[number]

const signs: readonly (readonly [RegExp, JobFailureReason])[] = [
  [/timeout|timed out|expired/i, 'TIMEOUT'],
  [/ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket|network/i, 'NETWORK'],
  [/ENOENT|ENOSPC|EACCES|EROFS|bucket|NoSuchKey|storage/i, 'STORE'],
  [/relation|column|deadlock|connection|postgres|database|Failed query/i, 'DATABASE'],
]

export const jobFailureReason = (message: string): JobFailureReason =>
  signs.find(([sign]) => sign.test(message))?.[1] ?? 'OTHER'
