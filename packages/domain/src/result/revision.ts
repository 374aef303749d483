import { type ScoreComponent, scoreComponents } from '../score/score-component.ts'
import type { Actor } from '../status/actor.ts'
import type { StatusRefusal } from '../status/conditions.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import { isAppealResultPublished } from '../status/result-published.ts'
import { maySignRevision } from '../status/separation-of-duties.ts'

/** Why a published result cannot be revised, including the refusals of the status table. */
export type RevisionRefusal =
  | StatusRefusal
  | 'APPEAL_OPEN'
  | 'REVISION_WAITING'
  | 'REVISION_CHANGES_NOTHING'
  | 'REVISION_OUTDATED'

/** Returns whether an appeal was made and its result is not published. */
const isAppealUnanswered = (request: RequestState): boolean =>
  request.appeal !== 'NONE' && !isAppealResultPublished(request)

/** Returns why this person may not sign the revision proposed by `circumstances.proposedBy`; undefined if they may. */
export const findSignatureRefusal = (
  request: RequestState,
  signer: Actor,
  circumstances: Circumstances,
): RevisionRefusal | undefined => {
  if (isAppealUnanswered(request)) return 'APPEAL_OPEN'
  const move = moveRequest(request, 'REVISE', signer, circumstances)
  return move.isAllowed ? undefined : move.refusal
}

/** Returns whether a list offers the proposal to this manager for a signature. */
export const isOfferedForSignature = (request: RequestState, proposedBy: string, staffId: string): boolean =>
  !isAppealUnanswered(request) && maySignRevision(request, proposedBy, staffId)

/** A manager who never acted on the request, for checking whether anybody could sign a revision. */
const anotherManager: Actor = { role: 'MANAGER', id: 'another manager' }

/** Returns why a revision cannot be proposed now; undefined if a manager can propose one and another could sign it. */
export const findProposalRefusal = (
  request: RequestState,
  circumstances: Circumstances,
): RevisionRefusal | undefined =>
  findSignatureRefusal(request, anotherManager, {
    ...circumstances,
    reason: 'given with the proposal',
    proposedBy: 'the proposer',
    hasCompleteFigures: true,
  })

/**
 * Returns the smallest award of a revision. A granted appeal is never undone, so that a revision cannot go below its
 * award. Decisions, section 8.
 */
export const leastRevisedAward = (
  { appeal }: Pick<RequestState, 'appeal'>,
  publishedAward: number,
): number => (appeal === 'GRANTED' ? publishedAward : 0)

/** The data a proposal was computed from, and its result. */
export type RevisionInputs = {
  readonly rulesVersion: string
  /** The last version of the figures. */
  readonly figuresVersion: number
  readonly snapshotNumber: number
  /** The version of the published score; null if the result is a refusal. */
  readonly scoreVersion: number | null
  readonly total: number
  readonly award: number
}

export const revisionMoves = ['RULES', 'FIGURES', 'ANSWERS', 'RESULT', 'SCORE'] as const
export type RevisionMove = (typeof revisionMoves)[number]

/**
 * Returns what has changed since a proposal was written. The second manager signs exactly what the first one saw, or
 * nothing.
 */
export const revisionMovesBetween = (
  proposed: RevisionInputs,
  now: RevisionInputs,
): readonly RevisionMove[] => {
  const hasMoved: Readonly<Record<RevisionMove, boolean>> = {
    RULES: proposed.rulesVersion !== now.rulesVersion,
    FIGURES: proposed.figuresVersion !== now.figuresVersion,
    ANSWERS: proposed.snapshotNumber !== now.snapshotNumber,
    RESULT: proposed.scoreVersion !== now.scoreVersion,
    SCORE: proposed.total !== now.total || proposed.award !== now.award,
  }
  return revisionMoves.filter((move) => hasMoved[move])
}

type Points = {
  readonly award: number
  readonly components: Readonly<Record<ScoreComponent, { readonly points: number }>>
}

/** Returns whether a letter would contain the same award and points. False if a refusal becomes a score. */
export const isRevisionOfNothing = (before: Points | undefined, after: Points): boolean =>
  before !== undefined &&
  before.award === after.award &&
  scoreComponents.every(
    (component) => before.components[component].points === after.components[component].points,
  )
