import type { ScheduledJob } from '@milgo/domain/jobs/scheduled-job'
import type { Platform } from '../../platform/platform.ts'
import { retryFailed } from './repository.ts'

export const retryFailedJobs = async (
  platform: Platform,
  staffId: string,
  name: ScheduledJob,
): Promise<{ retried: number }> => ({ retried: await retryFailed(platform, staffId, name) })
