import type { takeNext as call } from '@milgo/contracts/office/take-next'
import { capacitiesOf, openLockMinutes, type Worker } from '@milgo/domain/queue/assignment'
import { readView } from '@milgo/domain/queue/queue-view'
import { statusesWaitingFor } from '@milgo/domain/queue/stages'
import { requestNumber } from '@milgo/domain/status/request-number'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findQueuePeriod } from '../../store/queue-period.ts'
import { findTakeable } from '../work/find-takeable.ts'
import { takeRequest } from '../work/take-request.ts'
import { isNotOnHold } from './queue-conditions-repository.ts'
import { conditionsOf } from './queue-moment.ts'
import { findCandidates, isFreeFor, lockFirst, type Position } from './repository.ts'

/** So many are looked at together; more only where others take them, or where this worker may have none of them. */
const atOnce = 20

type Taken = z.input<typeof call.response>['taken']

/**
 * Gives a worker the most urgent request that waits for them, assigned and open. However many ask at the same moment, no
 * two get the same one: each locks the first that nobody else is about to have.
 */
export const takeNext = async (
  platform: Platform,
  staff: Worker,
  { period: code, view = {}, except = [] }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = await findQueuePeriod(platform, code)
  if (!period) return { taken: null }
  const now = sql`${period.now}::timestamptz`
  const conditions = [
    sql`request_index.status = any(${sql.param([...statusesWaitingFor(capacitiesOf(staff.roles))])}::text[])`,
    ...conditionsOf(staff.id, period, readView(new Map(Object.entries(view)))),
    isNotOnHold(now),
    isFreeFor(staff.id, sql`${now} - make_interval(mins => ${openLockMinutes})`),
    ...(except.length > 0 ? [sql`request_index.request_id <> all(${sql.param([...except])}::uuid[])`] : []),
  ]
  let after: Position | undefined
  for (;;) {
    const candidates = await platform.database.read((db) =>
      findCandidates(db, period.id, conditions, after, atOnce),
    )
    const taken = await takeFirst(platform, staff, candidates, conditions)
    if (taken) return { taken }
    after = candidates.at(-1)
    if (candidates.length < atOnce) return { taken: null }
  }
}

const takeFirst = (
  platform: Platform,
  staff: Worker,
  candidates: readonly Position[],
  conditions: readonly SQL[],
): Promise<Taken> =>
  platform.database.transaction(async (tx) => {
    const takeable = await findTakeable(
      tx,
      platform.clock,
      staff,
      candidates.map(({ id }) => id),
    )
    const id = takeable.length > 0 ? await lockFirst(tx, takeable, conditions) : undefined
    const taken = id === undefined ? undefined : await takeRequest(tx, platform.clock, staff, id)
    if (!taken?.isTaken) return null
    const { row } = taken
    return {
      request_id: row.requestId,
      request_number: requestNumber(row.periodCode, row.number),
      name: row.name,
    }
  })
