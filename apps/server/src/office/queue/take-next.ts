import type { takeNext as call } from '@milgo/contracts/office/take-next'
import { comesAfterReviewer, openLockMinutes, type Worker } from '@milgo/domain/queue/assignment'
import { readView } from '@milgo/domain/queue/queue-view'
import { statusesWaitingFor } from '@milgo/domain/queue/stages'
import { capacitiesOf } from '@milgo/domain/staff/capacities'
import { requestNumber } from '@milgo/domain/status/request-number'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findTakeable, type Takeable } from '../work/find-takeable.ts'
import { holdWorker } from '../work/hold-worker.ts'
import { takeRequest } from '../work/take-request.ts'
import { isAppealReady, isNotOnHold } from './queue-conditions-repository.ts'
import { conditionsOf, periodOfView } from './queue-moment.ts'
import { findCandidates, isFreeFor, lockFirst, type Position, waitForOwnTaking } from './repository.ts'

/** So many are looked at together; more only where others take them, or where this worker may have none of them. */
const atOnce = 20

type Asked = z.output<typeof call.body>
type Answer = z.input<typeof call.response>
type Taken = Answer['taken']

/**
 * Gives a worker the most urgent request that waits for them, assigned and open. However many ask at the same moment, no
 * two get the same one: each locks the first that nobody else is about to have. A preview only names it.
 */
export const takeNext = async (
  platform: Platform,
  staff: Worker,
  { view: address = {}, except = [], is_preview: isPreview = false }: Asked,
): Promise<Answer> => {
  const view = readView(new Map(Object.entries(address)))
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

/** As `waitsFor` has it, as far as it does not ask what the worker did: so that few are looked at in vain. */
const waitsForRoles = (roles: Worker['roles']): SQL => {
  const statuses = statusesWaitingFor(capacitiesOf(roles))
  const atOnceTheirs = statuses.filter((status) => !comesAfterReviewer(roles, status))
  const isTheirs = sql`request_index.status = any(${sql.param(atOnceTheirs)}::text[])`
  return atOnceTheirs.length === statuses.length
    ? isTheirs
    : sql`(${isTheirs} or ${isAppealReady(sql`request_index`)})`
}

/** The first that would be taken at this moment. */
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
    // A second press waits for the first, and finds what that one took: it is theirs, and still the most urgent.
    await waitForOwnTaking(tx, staff.id)
    const worker = await holdWorker(tx, staff.id)
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
