import { z } from 'zod'
import { eraseWhatExpired } from '../authz/index.ts'
import { eraseOldMisses } from '../core/faq/erase-old-misses.ts'
import { sweepFiles } from '../core/files/sweep-files.ts'
import { eraseOldAccounts } from '../core/retention/erase-old-accounts.ts'
import { sweepOutbox } from '../outbox/sweep-outbox.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'

const sweeps: readonly ((platform: Platform) => Promise<unknown>)[] = [
  eraseWhatExpired,
  sweepOutbox,
  eraseOldAccounts,
  eraseOldMisses,
  sweepFiles,
]

/** Erases expired data, every ten minutes. */
export const sweepJob = {
  name: 'sweep',
  payload: z.object({}).nullish(),
  retries: 2,
  cron: '*/10 * * * *',
} as const satisfies Job

export const sweepHandler = (platform: Platform): JobHandler<typeof sweepJob> => ({
  job: sweepJob,
  handle: async () => {
    const failures: unknown[] = []
    // A sweep that fails does not stop the others.
    for (const sweep of sweeps) await sweep(platform).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'sweeps that failed')
  },
})
