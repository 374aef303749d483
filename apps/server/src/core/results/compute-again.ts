import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { refreshIndexRows } from '../requests/write-index.ts'
import { computeRow, placeIn } from './compute-row.ts'
import {
  addScores,
  auditComputedAgain,
  findComputingPeriod,
  findPeriodOfRequest,
  findScorePlaces,
  lockComputed,
  touchRequests,
} from './computing-repository.ts'
import { findScore, type Score } from './score-repository.ts'

/**
 * Computes one request again while its result is not published. Adds a new score version and does not move the request.
 */
export const computeAgain = async (
  platform: Platform,
  staffId: string,
  requestId: string,
): Promise<Score> => {
  const { database, clock, vault } = platform
  const result = await database.transaction(async (tx) => {
    const periodId = await findPeriodOfRequest(tx, requestId)
    const period = periodId === undefined ? undefined : await findComputingPeriod(tx, clock, periodId)
    const [row] = await lockComputed(tx, [requestId])
    if (!period || !row) throw new AppError('NO_REQUEST')
    const computed = computeRow(vault, row, period, placeIn(await findScorePlaces(tx)))
    if ('refusal' in computed) {
      if (computed.refusal === 'NO_SNAPSHOT') throw new AppError('NO_REQUEST')
      throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: computed.refusal }] })
    }
    if (computed.move) throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'WRONG_STATUS' }] })
    const { rulesVersion } = computed.score
    await addScores(tx, [computed.score])
    await refreshIndexRows(tx, [requestId])
    await touchRequests(tx, clock, [requestId])
    await auditComputedAgain(tx, clock, staffId, [{ requestId, studentId: row.studentId, rulesVersion }])
    return computed.score.result
  })
  const score = await findScore(platform, requestId, result)
  if (!score) throw new AppError('NO_REQUEST')
  return score
}
