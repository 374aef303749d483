import { findComputation } from '@milgo/domain/status/computation'
import type { StatusRefusal } from '@milgo/domain/status/conditions'
import { moveRequest } from '@milgo/domain/status/move-request'
import { memoryOf, readRequestState } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import { isResultPublished } from '@milgo/domain/status/result-published'
import type { Vault } from '../../platform/crypto/vault.ts'
import { toPeriod } from '../periods/period-of-row.ts'
import { contextOf } from '../requests/application-context.ts'
import { openSnapshot } from '../requests/sealed-snapshot.ts'
import type { ComputedMove, ComputedRow, ComputingPeriod } from './computing-repository.ts'
import { findScoreOf, type ScoredCase } from './score-of.ts'
import type { Score } from './score-repository.ts'

/** Why a request cannot be computed. */
export type ComputeRefusal = StatusRefusal | 'NO_SNAPSHOT'

/** The result of computing one request: its score, and its move if it was not computed before. */
export type Computed =
  | { readonly score: Omit<Score, 'version'>; readonly move: ComputedMove | undefined }
  | { readonly refusal: ComputeRefusal }

const unknownPlace = { socioEconomicCluster: null, peripheralityCluster: null, isOnPriorityList: null }

/** Returns a lookup of places by the symbols of localities. */
export const placeIn =
  (places: ReadonlyMap<string, ReturnType<ScoredCase['placeOf']>>): ScoredCase['placeOf'] =>
  (symbol) =>
    places.get(symbol ?? '') ?? unknownPlace

/** Computes the score of a request as it is now, by the rules of its period. */
export const computeRow = (
  vault: Pick<Vault, 'open'>,
  row: ComputedRow,
  { rules, row: periodRow, now }: ComputingPeriod,
  placeOf: ScoredCase['placeOf'],
): Computed => {
  const { snapshot: sealed, figures } = row
  const before = readRequestState(row)
  const computation = findComputation(before)
  if (!computation) return { refusal: isResultPublished(before) ? 'RESULT_PUBLISHED' : 'WRONG_STATUS' }
  if (!sealed) return { refusal: 'NO_SNAPSHOT' }
  if (!figures) return { refusal: 'FIGURES_INCOMPLETE' }
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
  if (!found) return { refusal: 'FIGURES_INCOMPLETE' }
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
  const steps: ComputedMove['steps'][number][] = []
  for (const event of computation.events) {
    const moved = moveRequest(state, event, { role: 'SYSTEM', id: null }, { now, period })
    if (!moved.isAllowed) return { refusal: moved.refusal }
    steps.push({ event, from: state.status, to: moved.request.status })
    state = moved.request
  }
  const { status, publishState } = state
  return {
    score,
    move: {
      requestId: row.id,
      studentId: row.studentId,
      status,
      publishState,
      memory: memoryOf(state),
      steps,
    },
  }
}
