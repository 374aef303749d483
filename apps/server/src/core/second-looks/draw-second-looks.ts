import { randomUUID } from 'node:crypto'
import { decisionEvents, findDrawReason, findLookOutcome, lotOf } from '@milgo/domain/second-look/draw'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type CandidateRow,
  type DrawnLook,
  type DrawnPeriod,
  findCandidates,
  findDrawnPeriod,
  writeDraw,
} from './drawing-repository.ts'

type Source = Pick<Platform, 'clock' | 'vault'>

/**
 * Draws which decisions of a release a second person looks at, by the rules in force; drawn anew after they changed. The
 * lot is a keyed hash of period, rules version and request, and of nothing that somebody could try out: another release of
 * the same requests draws the same. Answers how many were drawn.
 */
export const drawSecondLooks = async (
  { clock, vault }: Source,
  tx: Queryable,
  releaseId: string,
  requestIds: readonly string[],
): Promise<number> => {
  const period = await findDrawnPeriod(tx, requestIds)
  if (!period) return 0
  const candidates = await findCandidates(tx, period.id, requestIds, decisionEvents)
  const looks = candidates.flatMap((row) => drawn(vault, period, row) ?? [])
  await writeDraw(tx, clock, releaseId, period, candidates, looks)
  return looks.length
}

const drawn = (
  { lookupHash }: Source['vault'],
  { code, rulesVersion, awardTiers, secondLook }: DrawnPeriod,
  row: CandidateRow,
): DrawnLook | undefined => {
  const outcome = findLookOutcome(row.status, row.award)
  if (!outcome) return undefined
  const isRefusal = outcome === 'DENIED'
  const hash = lookupHash('second-look', [code, rulesVersion, row.id].join('\0'))
  const drawReason = findDrawReason(
    {
      outcome,
      total: isRefusal ? null : row.total,
      decisionNumber: row.decisionNumber,
      lot: lotOf(Buffer.from(hash, 'base64url')),
    },
    secondLook,
    awardTiers,
  )
  if (!drawReason) return undefined
  return {
    id: randomUUID(),
    requestId: row.id,
    outcome,
    drawReason,
    decisionEvent: row.decisionEvent,
    firstStaffId: row.staffId,
    first: isRefusal
      ? { decision: 'DENY', reason: row.reason, award: null }
      : { decision: 'APPROVE', reason: null, award: row.award ?? 0 },
    firstFiguresVersion: row.figuresVersion,
  }
}
