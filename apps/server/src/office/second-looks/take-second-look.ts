import type { takeSecondLook as call } from '@milgo/contracts/office/take-second-look'
import { mayLookAgain } from '@milgo/domain/second-look/agreement'
import { actsOf } from '@milgo/domain/status/request-event'
import type { z } from 'zod'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockTakeNextOf } from '../../store/lock-take-next.ts'
import { getResultsPeriod } from '../results/get-results-period.ts'
import { findWaitingLooks, takeLook, type WaitingLook } from './repository.ts'

/**
 * Takes the next look that the caller may do, or counts those. Looks of every period are offered, because results of
 * one period may be released after the next has opened. Two callers at once get different looks; a caller has one at a
 * time, and gets it again until it is decided.
 */
export const takeSecondLook = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, is_count: isCount = false }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  const period = code === undefined ? undefined : await getResultsPeriod(platform, code)
  const findOwn = async (db: Queryable): Promise<readonly WaitingLook[]> =>
    (await findWaitingLooks(db, clock, period?.id ?? null, caller.id)).filter(({ events }) =>
      mayLookAgain({ acts: actsOf(events as Parameters<typeof actsOf>[0]) }, caller.id),
    )
  if (isCount) return { look_id: null, waiting: (await database.read(findOwn)).length }
  return database.transaction(async (tx) => {
    // A second call of the same person waits for the first one, and then gets the same look.
    await lockTakeNextOf(tx, caller.id)
    const own = await findOwn(tx)
    for (const { id, staffId } of own)
      if (await takeLook(tx, clock, id, staffId, caller.id)) return { look_id: id, waiting: own.length }
    return { look_id: null, waiting: 0 }
  })
}
