import type { takeSecondLook as call } from '@milgo/contracts/office/take-second-look'
import { mayLookAgain } from '@milgo/domain/second-look/agreement'
import { actsOf } from '@milgo/domain/status/request-event'
import type { z } from 'zod'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { getResultsPeriod } from '../results/get-results-period.ts'
import { findWaitingLooks, takeLook } from './repository.ts'

/**
 * Takes the next look that the caller may do, or counts those; of every period, since results of one may be released when the
 * next has opened. Of two who ask at once each gets another one.
 */
export const takeSecondLook = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, is_count: isCount = false }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = code === undefined ? undefined : await getResultsPeriod(platform, code)
  const waiting = await findWaitingLooks(platform, period?.id ?? null, caller.id)
  const own = waiting.filter(({ events }) =>
    mayLookAgain({ acts: actsOf(events as Parameters<typeof actsOf>[0]) }, caller.id),
  )
  if (isCount) return { look_id: null, waiting: own.length }
  for (const { id, staffId } of own)
    if (await takeLook(platform, id, staffId, caller.id)) return { look_id: id, waiting: own.length }
  return { look_id: null, waiting: 0 }
}
