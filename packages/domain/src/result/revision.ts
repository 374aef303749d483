import { type ScoreComponent, scoreComponents } from '../score/score-component.ts'
import type { Actor } from '../status/actor.ts'
import type { StatusRefusal } from '../status/conditions.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import { maySignRevision } from '../status/separation-of-duties.ts'

/** Why a published result is not revised, beside what the status table says. */
export type RevisionRefusal =
  | StatusRefusal
  | 'APPEAL_OPEN'
  | 'REVISION_WAITING'
  | 'REVISION_CHANGES_NOTHING'
  | 'REVISION_OUTDATED'

/** An appeal was made and its result is not published. */
const isAppealUnanswered = ({ appeal, publishState }: RequestState): boolean =>
  appeal !== 'NONE' && publishState !== '2'

/** Why this person may not sign the revision that `circumstances.proposedBy` proposes; undefined where they may. */
export const findSignatureRefusal = (
  request: RequestState,
  signer: Actor,
  circumstances: Circumstances,
): RevisionRefusal | undefined => {
  if (isAppealUnanswered(request)) return 'APPEAL_OPEN'
  const move = moveRequest(request, 'REVISE', signer, circumstances)
  return move.isAllowed ? undefined : move.refusal
}

/** Whether a list offers the proposal to this manager for a signature. */
export const isOfferedForSignature = (request: RequestState, proposedBy: string, staffId: string): boolean =>
  !isAppealUnanswered(request) && maySignRevision(request, proposedBy, staffId)

/** Nobody who has ever touched a request: whether a revision could be signed at all. */
const anotherManager: Actor = { role: 'MANAGER', id: 'another manager' }

/** Why nobody can propose a revision now; undefined where a manager can, if another one is there to sign. */
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

/** A granted appeal is never undone: below its award a revision does not go. Decisions, section 8. */
export const leastRevisedAward = (
  { appeal }: Pick<RequestState, 'appeal'>,
  publishedAward: number,
): number => (appeal === 'GRANTED' ? publishedAward : 0)

/** What a proposal was computed with and came to. */
export type RevisionGround = {
  readonly rulesVersion: string
  /** The last version of the figures. */
  readonly figuresVersion: number
  readonly snapshotNumber: number
  /** Of the published result; null where it is a refusal. */
  readonly scoreVersion: number | null
  readonly total: number
  readonly award: number
}

export const revisionMoves = ['RULES', 'FIGURES', 'ANSWERS', 'RESULT', 'SCORE'] as const
export type RevisionMove = (typeof revisionMoves)[number]

/** What has moved since a proposal was written. The second manager signs what the first one saw, or nothing. */
export const revisionMovesBetween = (
  proposed: RevisionGround,
  now: RevisionGround,
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

/** Whether a letter would name the same award and points. A refusal that becomes a score is never the same. */
export const isRevisionOfNothing = (before: Points | undefined, after: Points): boolean =>
  before !== undefined &&
  before.award === after.award &&
  scoreComponents.every(
    (component) => before.components[component].points === after.components[component].points,
  )
