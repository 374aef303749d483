import { randomUUID } from 'node:crypto'
import { judgeAnew, type LookFinding } from '@milgo/domain/second-look/agreement'
import { decisionEvents, drawNumberOf, findDrawReason, findLookOutcome } from '@milgo/domain/second-look/draw'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { awardByFigures } from './award-by-figures.ts'
import {
  adoptDecidedLooks,
  type CandidateRow,
  type DecidedLook,
  type DrawnPeriod,
  type FirstDecision,
  findCandidates,
  findDecidedLooks,
  findDrawnPeriod,
  findDrawState,
  writeDraw,
  writeJudgement,
} from './drawing-repository.ts'

export { withdrawWaitingLooks } from './drawing-repository.ts'

/**
 * Draws the decisions of a release that a second person looks at, by the rules in force. Draws again after the rules
 * changed. The draw number comes from a keyed hash of period, rules version and request, so that nobody can influence
 * it: another release of the same requests draws the same. Looks that were decided for a stopped release count for this
 * one too. Returns how many were drawn.
 */
export const drawSecondLooks = async (
  platform: Platform,
  tx: Queryable,
  releaseId: string,
  requestIds: readonly string[],
): Promise<number> => {
  const period = await findDrawnPeriod(tx, requestIds)
  if (!period) return 0
  const candidates = await findCandidates(tx, period.id, requestIds, decisionEvents)
  const decisions = candidates.flatMap((row) => firstDecisionOf(platform.vault, period, row) ?? [])
  const before = await findDrawState(tx, releaseId)
  await adoptDecidedLooks(tx, releaseId, decisions)
  await writeDraw(tx, platform.clock, releaseId, period, decisions)
  if (before?.rulesVersion !== period.rulesVersion)
    for (const look of await findDecidedLooks(tx, releaseId)) await judge(platform, tx, look, decisions)
  return decisions.filter(({ drawReason }) => drawReason !== undefined).length
}

/**
 * Compares both findings of a look by the rules in force, because figures that agreed by the old rules may now give
 * another award.
 */
const judge = async (
  platform: Platform,
  tx: Queryable,
  look: DecidedLook,
  decisions: readonly FirstDecision[],
): Promise<void> => {
  const decision = decisions.find(({ requestId }) => requestId === look.requestId)
  if (!decision) return
  const { first } = decision
  const second =
    look.second.decision === 'APPROVE'
      ? { ...look.second, award: await awardByFigures(platform, look.requestId, look.figures ?? {}) }
      : look.second
  await writeJudgement(tx, look.id, { first, second, state: judgeAnew(look, { first, second }) })
}

const firstDecisionOf = (
  { lookupHash }: Platform['vault'],
  { code, rulesVersion, awardTiers, secondLook }: DrawnPeriod,
  row: CandidateRow,
): FirstDecision | undefined => {
  const outcome = findLookOutcome(row.status, row.award)
  if (!outcome) return undefined
  const isRefusal = outcome === 'DENIED'
  const hash = lookupHash('second-look', [code, rulesVersion, row.id].join('\0'))
  const drawReason = findDrawReason(
    {
      outcome,
      total: isRefusal ? null : row.total,
      decisionNumber: row.decisionNumber,
      drawNumber: drawNumberOf(Buffer.from(hash, 'base64url')),
    },
    secondLook,
    awardTiers,
  )
  const first: LookFinding = isRefusal
    ? { decision: 'DENY', reason: row.reason, award: null }
    : { decision: 'APPROVE', reason: null, award: row.award ?? 0 }
  return {
    id: randomUUID(),
    requestId: row.id,
    outcome,
    drawReason,
    decisionEvent: row.decisionEvent,
    firstStaffId: row.staffId,
    first,
    firstFiguresVersion: row.figuresVersion,
  }
}
