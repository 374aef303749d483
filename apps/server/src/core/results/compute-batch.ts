import { computedStatuses, findComputation, waitingStatuses } from '@milgo/domain/status/computation'
import { moveRequest } from '@milgo/domain/status/move-request'
import { memoryOf, readRequestState } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { toPeriod } from '../periods/period-of-row.ts'
import { contextOf } from '../requests/application-context.ts'
import { openSnapshot } from '../requests/sealed-snapshot.ts'
import { refreshIndexRows } from '../requests/write-index.ts'
import {
  addScores,
  advanceRun,
  auditComputedAgain,
  type ComputedMove,
  type ComputedRow,
  type ComputeFailure,
  type ComputeRunRow,
  type ComputingPeriod,
  findComputable,
  findComputingPeriod,
  findScorePlaces,
  finishRun,
  lockComputed,
  lockRun,
  moveComputed,
} from './computing-repository.ts'
import { findScoreOf, type ScoredCase } from './score-of.ts'
import type { Score } from './score-repository.ts'

type Source = Pick<Platform, 'database' | 'clock' | 'vault' | 'logger'>

const batchLength = 200

/** What computing one request comes to. */
type Outcome =
  | { readonly score: Omit<Score, 'version'>; readonly move: ComputedMove | undefined }
  | { readonly failure: string }

/**
 * Computes the next requests of a run and writes how far it has come, in one transaction: killed at any point, the run goes
 * on where its last batch ended, and no request is computed or counted twice. False where the run is over, or where
 * another process computes it at this moment.
 */
export const computeBatch = async (
  platform: Source,
  runId: string,
  most = batchLength,
): Promise<boolean> => {
  try {
    return await platform.database.transaction((tx) => computeNext(platform, tx, runId, most))
  } catch (error) {
    if (most === 1) return skipNext(platform, runId, error)
    // One of them fails as a whole: they go one by one, and only that one is left out.
    platform.logger.warn({ err: error, runId }, 'a batch of results was not computed')
    for (let one = 0; one < most; one += 1) if (!(await computeBatch(platform, runId, 1))) return false
    return true
  }
}

const statusesOf = ({ isAgain }: Pick<ComputeRunRow, 'isAgain'>) =>
  isAgain ? [...waitingStatuses, ...computedStatuses] : waitingStatuses

const computeNext = async (
  { vault, clock, logger }: Source,
  tx: Queryable,
  runId: string,
  most: number,
): Promise<boolean> => {
  const run = await lockRun(tx, runId)
  if (!run) return false
  const ids = await findComputable(tx, run.periodId, statusesOf(run), run.lastRequestId, most)
  const lastRequestId = ids.at(-1)
  if (lastRequestId === undefined) {
    await finishRun(tx, clock, runId)
    return false
  }
  const period = await findComputingPeriod(tx, clock, run.periodId)
  if (!period) throw new Error('A run without a period')
  const places = await findScorePlaces(tx)
  const placeOf: ScoredCase['placeOf'] = (symbol) => places.get(symbol ?? '') ?? unknownPlace
  const rows = await lockComputed(tx, ids)
  const outcomes = rows.map((row) => ({
    row,
    outcome: tryCompute(row, period, placeOf, vault, (error) =>
      logger.warn({ err: error, requestId: row.id }, 'a request was not computed'),
    ),
  }))
  const scores: Omit<Score, 'version'>[] = []
  const moves: ComputedMove[] = []
  const again: { requestId: string; studentId: string; rulesVersion: string }[] = []
  const failures: ComputeFailure[] = []
  for (const { row, outcome } of outcomes) {
    if ('failure' in outcome) {
      failures.push({ requestId: row.id, code: outcome.failure })
      continue
    }
    scores.push(outcome.score)
    if (outcome.move) moves.push(outcome.move)
    else
      again.push({ requestId: row.id, studentId: row.studentId, rulesVersion: outcome.score.rulesVersion })
  }
  await addScores(tx, scores)
  await moveComputed(tx, clock, moves)
  await refreshIndexRows(
    tx,
    moves.map(({ requestId }) => requestId),
  )
  await auditComputedAgain(tx, clock, run.startedBy, again)
  await advanceRun(tx, runId, { done: scores.length, failures, lastRequestId })
  return true
}

const unknownPlace = { socioEconomicCluster: null, peripheralityCluster: null, isOnPriorityList: null }

const tryCompute = (
  row: ComputedRow,
  period: ComputingPeriod,
  placeOf: ScoredCase['placeOf'],
  vault: Source['vault'],
  report: (error: unknown) => void,
): Outcome => {
  try {
    return compute(row, period, placeOf, vault)
  } catch (error) {
    report(error)
    return { failure: 'UNREADABLE' }
  }
}

const compute = (
  row: ComputedRow,
  { rules, row: periodRow, now }: ComputingPeriod,
  placeOf: ScoredCase['placeOf'],
  vault: Source['vault'],
): Outcome => {
  const { snapshot: sealed, figures } = row
  const before = readRequestState(row)
  const computation = findComputation(before)
  // It moved after it was found, and before it was locked.
  if (!computation) return { failure: 'MOVED' }
  if (!sealed) return { failure: 'NO_SNAPSHOT' }
  if (!figures) return { failure: 'FIGURES_INCOMPLETE' }
  const period = toPeriod(periodRow)
  const found = findScoreOf({
    snapshot: openSnapshot(vault, row.id, sealed),
    figures: figures.figures,
    rules,
    application: contextOf({
      institution: row.institution,
      period: { ageDate: periodRow.ageDate, reserveWindow: period.reserveWindow },
      now,
    }),
    placeOf,
    leastAward: computation.result === '2' ? (row.firstAward ?? 0) : 0,
  })
  if (!found) return { failure: 'FIGURES_INCOMPLETE' }
  const score = {
    requestId: row.id,
    result: computation.result,
    snapshotNumber: sealed.number,
    figuresVersion: figures.version,
    ...found,
    computedAt: now,
  }
  if (computation.events.length === 0) return { score, move: undefined }
  let state: RequestState = before
  const steps: { event: (typeof computation.events)[number]; from: typeof state.status; to: typeof state.status }[] =
    []
  for (const event of computation.events) {
    const moved = moveRequest(state, event, { role: 'SYSTEM', id: null }, { now, period })
    if (!moved.isAllowed) return { failure: moved.refusal }
    steps.push({ event, from: state.status, to: moved.request.status })
    state = moved.request
  }
  const { status, publishState } = state
  return {
    score,
    move: { requestId: row.id, studentId: row.studentId, status, publishState, memory: memoryOf(state), steps },
  }
}

/** Leaves the next request out, which fails even alone. */
const skipNext = async (platform: Source, runId: string, error: unknown): Promise<boolean> =>
  platform.database.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (!run) return false
    const [requestId] = await findComputable(tx, run.periodId, statusesOf(run), run.lastRequestId, 1)
    if (requestId === undefined) throw error
    platform.logger.error({ err: error, requestId }, 'a request was not computed')
    await advanceRun(tx, runId, {
      done: 0,
      failures: [{ requestId, code: 'UNREADABLE' }],
      lastRequestId: requestId,
    })
    return true
  })
