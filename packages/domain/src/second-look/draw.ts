import { z } from 'zod'
import type { AwardTiers } from '../score/award-tiers.ts'
import type { RequestStatus } from '../status/request-status.ts'
import type { StatusEvent } from '../status/status-event.ts'

/** The outcome of a review, as far as a second look needs it. */
export const LookOutcome = z.enum(['AWARD', 'NO_AWARD', 'DENIED'])
export type LookOutcome = z.infer<typeof LookOutcome>

const percent = z.number().min(0).max(100)

/** How many decisions of a period are looked at by a second person before the release. */
export const SecondLookRules = z.object({
  /** Percent of the decisions with this outcome. */
  shares: z.object({ AWARD: percent, NO_AWARD: percent, DENIED: percent }),
  /** Always, if the score is this close to the edge of a tier; 0 switches it off. */
  edgePoints: z.number().min(0).max(20),
  /** Always, for this many first decisions of each reviewer in the period. */
  firstDecisions: z.int().min(0).max(10_000),
})
export type SecondLookRules = z.infer<typeof SecondLookRules>

export const defaultSecondLookRules: SecondLookRules = {
  shares: { AWARD: 5, NO_AWARD: 5, DENIED: 5 },
  edgePoints: 1,
  firstDecisions: 50,
}

/** Why a decision gets a second look; the first reason that applies. */
export const DrawReason = z.enum(['NEAR_EDGE', 'FIRST_DECISIONS', 'DRAWN'])
export type DrawReason = z.infer<typeof DrawReason>

/** Returns the outcome; undefined if no reviewer decided, as for a rejection by the institution. */
export const findLookOutcome = (status: RequestStatus, award: number | null): LookOutcome | undefined => {
  if (status === 'DENIED') return 'DENIED'
  if (status !== 'COMPUTED') return undefined
  return (award ?? 0) > 0 ? 'AWARD' : 'NO_AWARD'
}

export type DrawCandidate = {
  readonly outcome: LookOutcome
  /** Null for a denial, which has no score. */
  readonly total: number | null
  /** The number of the decision among the reviewer's decisions in the period, from 1. */
  readonly decisionNumber: number
  /** From 0 up to 1, from a keyed hash of the request, so that nobody can predict or influence it. */
  readonly drawNumber: number
}

const isNearEdge = (total: number | null, tiers: AwardTiers, points: number): boolean =>
  total !== null && points > 0 && tiers.some(({ from }) => Math.abs(total - from) <= points)

/** Returns why this decision gets a second look; undefined if it does not. */
export const findDrawReason = (
  { outcome, total, decisionNumber, drawNumber }: DrawCandidate,
  { shares, edgePoints, firstDecisions }: SecondLookRules,
  tiers: AwardTiers,
): DrawReason | undefined => {
  if (isNearEdge(total, tiers, edgePoints)) return 'NEAR_EDGE'
  if (decisionNumber <= firstDecisions) return 'FIRST_DECISIONS'
  return drawNumber * 100 < shares[outcome] ? 'DRAWN' : undefined
}

/** Converts a keyed hash to a draw number: its first six bytes as a fraction. */
export const drawNumberOf = (hash: Uint8Array): number => {
  let value = 0
  for (const byte of hash.slice(0, 6)) value = value * 256 + byte
  return value / 2 ** 48
}

/** The events by which a reviewer decides on a request. */
export const decisionEvents = ['APPROVE', 'DENY'] as const satisfies readonly StatusEvent[]
