import type { takeNext as call } from '@milgo/contracts/office/take-next'
import { comesAfterReviewer, openLockMinutes, type Worker } from '@milgo/domain/queue/assignment'
import { capacitiesOf } from '@milgo/domain/staff/capacities'
import { requestNumber } from '@milgo/domain/status/request-number'
import { statusesWaitingFor } from '@milgo/domain/status/stages'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { lockTakeNextOf } from '../../store/lock-take-next.ts'
import { findTakeable, type Takeable } from '../work/find-takeable.ts'
import { lockWorker } from '../work/lock-worker.ts'
import { takeRequest } from '../work/take-request.ts'
import { isAppealReady, isNotOnHold } from './queue-conditions-repository.ts'
import { conditionsOf, periodOfView, viewToChange } from './queue-moment.ts'
import { findCandidates, isFreeFor, lockFirst, type Position } from './repository.ts'

/**
 * How many candidates are checked together. More are read only if others take them, or if this worker may have none of
 * them.
 */
const atOnce = 20

type Asked = z.output<typeof call.body>
type Answer = z.input<typeof call.response>
type Taken = Answer['taken']

/**
 * Assigns the most urgent request that waits for a worker to them, and opens it. Workers who ask at the same moment
 * never get the same one, because each locks the first that is not locked. A preview only returns it.
 */
export const takeNext = async (
  platform: Platform,
  staff: Worker,
  { view: address = {}, except = [], is_preview: isPreview = false }: Asked,
): Promise<Answer> => {
  const view = viewToChange(address)
  const period = await periodOfView(platform, view)
  if (!period) return { taken: null }
  const now = sql`${period.now}::timestamptz`
  const conditions = [
    waitsForRoles(staff.roles),
    ...conditionsOf(staff.id, period, view),
    isNotOnHold(now),
    isFreeFor(staff.id, sql`${now} - make_interval(mins => ${openLockMinutes})`),
    ...(except.length > 0 ? [sql`request_index.request_id <> all(${sql.param([...except])}::uuid[])`] : []),
  ]
  let after: Position | undefined
  for (;;) {
    const candidates = await platform.database.read((db) =>
      findCandidates(db, period.id, conditions, after, atOnce),
    )
    const taken = await (isPreview
      ? findFirst(platform, staff, candidates)
      : takeFirst(platform, staff, candidates, conditions))
    if (taken) return { taken }
    after = candidates.at(-1)
    if (candidates.length < atOnce) return { taken: null }
  }
}

/** Condition like `waitsFor`, without what the worker did before, so that few candidates are checked in vain. */
const waitsForRoles = (roles: Worker['roles']): SQL => {
  const statuses = statusesWaitingFor(capacitiesOf(roles))
  const atOnceTheirs = statuses.filter((status) => !comesAfterReviewer(roles, status))
  const isTheirs = sql`request_index.status = any(${sql.param(atOnceTheirs)}::text[])`
  return atOnceTheirs.length === statuses.length
    ? isTheirs
    : sql`(${isTheirs} or ${isAppealReady(sql`request_index`)})`
}

/** Returns the first request that would be taken now. */
const findFirst = async (
  { database, clock }: Platform,
  staff: Worker,
  candidates: readonly Position[],
): Promise<Taken> => {
  const ids = candidates.map(({ id }) => id)
  const rows = await database.read((db) => findTakeable(db, clock, staff, ids))
  const first = rows.toSorted((a, b) => ids.indexOf(a.requestId) - ids.indexOf(b.requestId))[0]
  return first ? namedOf(first) : null
}

const takeFirst = (
  platform: Platform,
  staff: Worker,
  candidates: readonly Position[],
  conditions: readonly SQL[],
): Promise<Taken> =>
  platform.database.transaction(async (tx) => {
    // A second call of the same worker waits for the first one. It then gets the same request, which is theirs and
    // still the most urgent.
    await lockTakeNextOf(tx, staff.id)
    const worker = await lockWorker(tx, staff.id)
    if (!worker) return null
    const takeable = await findTakeable(
      tx,
      platform.clock,
      worker,
      candidates.map(({ id }) => id),
    )
    const ids = takeable.map(({ requestId }) => requestId)
    const id = ids.length > 0 ? await lockFirst(tx, ids, conditions) : undefined
    const taken = id === undefined ? undefined : await takeRequest(tx, platform.clock, worker, id)
    return taken?.isTaken ? namedOf(taken.row) : null
  })

const namedOf = ({ requestId, periodCode, number, name }: Takeable): NonNullable<Taken> => ({
  request_id: requestId,
  request_number: requestNumber(periodCode, number),
  name,
})
