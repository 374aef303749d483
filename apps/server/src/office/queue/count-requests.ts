import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { Platform } from '../../platform/platform.ts'
import { countByStatus } from './repository.ts'

export const countRequests = async (
  platform: Platform,
  period: string | undefined,
): Promise<{ readonly counts: Partial<Record<RequestStatus, number>> }> => {
  const rows = await countByStatus(platform, period)
  return { counts: Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}
