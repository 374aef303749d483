import { z } from 'zod'
import type { AwardTiers } from '../score/award-tiers.ts'
import type { RequestStatus } from '../status/request-status.ts'
import type { StatusEvent } from '../status/status-event.ts'

/** What a review came to, as far as a second look cares. */
export const LookOutcome = z.enum(['AWARD', 'NO_AWARD', 'DENIED'])
export type LookOutcome = z.infer<typeof LookOutcome>

const percent = z.number().min(0).max(100)

/** How many decisions of a period somebody else looks at before they are released. */
export const SecondLookRules = z.object({
  /** Percent of the decisions with this outcome. */
  shares: z.object({ AWARD: percent, NO_AWARD: percent, DENIED: percent }),
  /** Always, where the score is so many points or fewer from the edge of a tier; 0 switches it off. */
  edgePoints: z.number().min(0).max(20),
  /** Always, of each reviewer’s first decisions in the period. */
  firstDecisions: z.int().min(0).max(10_000),
})
export type SecondLookRules = z.infer<typeof SecondLookRules>

export const defaultSecondLookRules: SecondLookRules = {
  shares: { AWARD: 5, NO_AWARD: 5, DENIED: 5 },
  edgePoints: 1,
  firstDecisions: 50,
}

/** Why a decision is looked at again; the first that applies. */
export const DrawReason = z.enum(['NEAR_EDGE', 'FIRST_DECISIONS', 'DRAWN'])
export type DrawReason = z.infer<typeof DrawReason>

/** Undefined where no reviewer decided: a rejection is the institution’s. */
export const findLookOutcome = (status: RequestStatus, award: number | null): LookOutcome | undefined => {
  if (status === 'DENIED') return 'DENIED'
  if (status !== 'COMPUTED') return undefined
  return (award ?? 0) > 0 ? 'AWARD' : 'NO_AWARD'
}

export type DrawCandidate = {
  readonly outcome: LookOutcome
  /** Null for a refusal, which has no score. */
  readonly total: number | null
  /** Which of the reviewer’s decisions in the period it was, from 1. */
  readonly decisionNumber: number
  /** From 0 up to 1, by a keyed hash of the request: nobody can tell or steer it. */
  readonly lot: number
}

const isNearEdge = (total: number | null, tiers: AwardTiers, points: number): boolean =>
  total !== null && points > 0 && tiers.some(({ from }) => Math.abs(total - from) <= points)

/** Why this decision is looked at again; undefined where it is not. */
export const findDrawReason = (
  { outcome, total, decisionNumber, lot }: DrawCandidate,
  { shares, edgePoints, firstDecisions }: SecondLookRules,
  tiers: AwardTiers,
): DrawReason | undefined => {
  if (isNearEdge(total, tiers, edgePoints)) return 'NEAR_EDGE'
  if (decisionNumber <= firstDecisions) return 'FIRST_DECISIONS'
  return lot * 100 < shares[outcome] ? 'DRAWN' : undefined
}

/** A keyed hash as a lot: its first six bytes as a fraction. */
export const lotOf = (hash: Uint8Array): number => {
  let value = 0
  for (const byte of hash.slice(0, 6)) value = value * 256 + byte
  return value / 2 ** 48
}

/** The events by which a reviewer decides on a request: what a second look is about. */
export const decisionEvents = ['APPROVE', 'DENY'] as const satisfies readonly StatusEvent[]
