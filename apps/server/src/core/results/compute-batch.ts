import { computedStatuses, waitingStatuses } from '@milgo/domain/status/computation'
import { isConnectionLoss } from '../../platform/database/connection-loss.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { isLockTimeout } from '../../platform/database/is-lock-timeout.ts'
import type { Platform } from '../../platform/platform.ts'
import { refreshIndexRows } from '../requests/write-index.ts'
import { computeRow, placeIn } from './compute-row.ts'
import {
  addScores,
  auditComputedAgain,
  type ComputedMove,
  findComputingPeriod,
  findScorePlaces,
  lockComputed,
  moveComputed,
  touchRequests,
} from './computing-repository.ts'
import {
  advanceRun,
  type ComputeFailure,
  type ComputeRunRow,
  findComputable,
  finishRun,
  lockRun,
} from './runs-repository.ts'
import type { Score } from './score-repository.ts'

type Source = Pick<Platform, 'database' | 'clock' | 'vault' | 'logger'>

const batchLength = 200

/**
 * Computes the next requests of a run and writes the run's progress, in one transaction. So a killed run continues
 * where its last batch ended, and no request is computed or counted twice. Returns false if the run is over, or if
 * another process is computing it now.
 */
export const computeBatch = async (platform: Source, runId: string, most = batchLength): Promise<boolean> => {
  try {
    return await platform.database.transaction((tx) => computeNext(platform, tx, runId, most))
  } catch (error) {
    // A request that another transaction holds for long is no broken request: the batch is tried again later.
    if (isConnectionLoss(error) || isLockTimeout(error)) throw error
    if (most === 1) return skipNext(platform, runId, error)
    // One request makes the whole batch fail. So the requests are computed one by one, and only the failing request is
    // left out.
    platform.logger.warn({ err: error, runId }, 'a batch of results was not computed')
    for (let one = 0; one < most; one += 1) if (!(await computeBatch(platform, runId, 1))) return false
    return true
  }
}

export const runStatuses = ({ isAgain }: Pick<ComputeRunRow, 'isAgain'>) =>
  isAgain ? [...waitingStatuses, ...computedStatuses] : waitingStatuses

const computeNext = async (
  platform: Source,
  tx: Queryable,
  runId: string,
  most: number,
): Promise<boolean> => {
  const { clock } = platform
  const run = await lockRun(tx, runId)
  if (!run) return false
  const ids = await findComputable(tx, run.periodId, runStatuses(run), run.lastRequestId, most)
  const lastRequestId = ids.at(-1)
  if (lastRequestId === undefined) {
    await finishRun(tx, clock, runId)
    return false
  }
  const { scores, moves, again, failures } = await computeAll(platform, tx, run.periodId, ids)
  await addScores(tx, scores)
  await moveComputed(tx, clock, moves)
  await refreshIndexRows(
    tx,
    scores.map(({ requestId }) => requestId),
  )
  await touchRequests(
    tx,
    clock,
    again.map(({ requestId }) => requestId),
  )
  await auditComputedAgain(tx, clock, run.startedBy, again)
  await advanceRun(tx, runId, { done: scores.length, failures, lastRequestId })
  return true
}

/** Computes the requests. A request that fails is recorded as a failure of the run and does not stop the others. */
const computeAll = async (
  { vault, clock, logger }: Source,
  tx: Queryable,
  periodId: number,
  ids: readonly string[],
) => {
  const period = await findComputingPeriod(tx, clock, periodId)
  if (!period) throw new Error('A run without a period')
  const placeOf = placeIn(await findScorePlaces(tx))
  const scores: Omit<Score, 'version'>[] = []
  const moves: ComputedMove[] = []
  const again: { requestId: string; studentId: string; rulesVersion: string }[] = []
  const failures: ComputeFailure[] = []
  for (const row of await lockComputed(tx, ids)) {
    try {
      const computed = computeRow(vault, row, period, placeOf)
      if ('refusal' in computed) {
        failures.push({ requestId: row.id, code: computed.refusal })
        continue
      }
      const { score, move } = computed
      scores.push(score)
      if (move) moves.push(move)
      else again.push({ requestId: row.id, studentId: row.studentId, rulesVersion: score.rulesVersion })
    } catch (error) {
      logger.warn({ err: error, requestId: row.id }, 'a request was not computed')
      failures.push({ requestId: row.id, code: unreadableCode })
    }
  }
  return { scores, moves, again, failures }
}

/** The code of a failure by broken data. The log has the error. */
const unreadableCode = 'UNREADABLE'

/** Skips the next request, because it fails even alone. */
const skipNext = async (platform: Source, runId: string, error: unknown): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (!run) return false
    const [requestId] = await findComputable(tx, run.periodId, runStatuses(run), run.lastRequestId, 1)
    if (requestId === undefined) throw error
    platform.logger.warn({ err: error, requestId }, 'a request was not computed')
    await advanceRun(tx, runId, {
      done: 0,
      failures: [{ requestId, code: unreadableCode }],
      lastRequestId: requestId,
    })
    return true
  })
