import type { Actor } from '../status/actor.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import { isResultPublished } from '../status/result-published.ts'
import { wasSubmitted } from '../status/was-submitted.ts'
import { listRowRefusals } from './list-row.ts'

/** Why a row that names a request is not applied. */
export const namedRowRefusals = [
  'NO_REQUEST',
  'NUMBERS_DISAGREE',
  'NAMED_TWICE',
  'OTHER_INSTITUTION',
  'CONFLICT_OF_INTEREST',
  'NOT_SENT',
  'ALREADY_REJECTED',
  'ALREADY_WAITING',
  'RESULT_KNOWN',
  'WRONG_STATUS',
] as const

/**
 * The outcome of a row: the request is rejected, the rejection waits, or the row is not applied for one of the other
 * reasons.
 */
export const listOutcomes = ['REJECTED', 'WAITING', ...listRowRefusals, ...namedRowRefusals] as const
export type ListOutcome = (typeof listOutcomes)[number]

export const isApplied = (outcome: ListOutcome): boolean => outcome === 'REJECTED' || outcome === 'WAITING'

/** The request that a row names. */
export type NamedRequest = {
  readonly state: RequestState
  readonly institutionId: number
  /** The person who applies the list is this student, or knows them. */
  readonly hasConflict: boolean
}

/** Returns what the list of an institution does to one request, by the status table. */
export const listOutcomeOf = (
  { state, institutionId, hasConflict }: NamedRequest,
  listInstitutionId: number,
  actor: Actor,
  circumstances: Circumstances,
): ListOutcome => {
  if (institutionId !== listInstitutionId) return 'OTHER_INSTITUTION'
  if (hasConflict) return 'CONFLICT_OF_INTEREST'
  if (state.isRejectionWaiting) return 'ALREADY_WAITING'
  const move = moveRequest(state, 'INSTITUTION_REJECTS', actor, circumstances)
  if (move.isAllowed) return move.request.isRejectionWaiting ? 'WAITING' : 'REJECTED'
  return refusalOf(state)
}

const refusalOf = (request: RequestState): ListOutcome => {
  if (!wasSubmitted(request.status)) return 'NOT_SENT'
  if (request.status === 'REJECTED_BY_ACADEMIC_INSTITUTION') return 'ALREADY_REJECTED'
  return isResultPublished(request) ? 'RESULT_KNOWN' : 'WRONG_STATUS'
}

/** The outcome of revoking an applied row. */
export const revokeOutcomes = ['REOPENED', 'WITHDRAWN', 'NEEDS_REVISION', 'MOVED_ON'] as const
export type RevokeOutcome = (typeof revokeOutcomes)[number]

type RevokeStep = {
  readonly outcome: RevokeOutcome
  /** Undefined if the request is not moved. */
  readonly event?: 'REOPEN' | 'WITHDRAW_REJECTION'
}

/**
 * Returns whether the revoked row of a published rejection still waits for a revision: as long as the request is a
 * rejection.
 */
export const stillNeedsRevision = (request: RequestState): boolean =>
  request.status === 'REJECTED_BY_ACADEMIC_INSTITUTION' && isResultPublished(request)

/** Returns how a row is revoked. A published rejection can only be changed by a revision, which two managers make. */
export const revokeStepOf = (state: RequestState, actor: Actor, circumstances: Circumstances): RevokeStep => {
  const isAllowed = (event: 'REOPEN' | 'WITHDRAW_REJECTION'): boolean =>
    moveRequest(state, event, actor, circumstances).isAllowed
  if (isAllowed('WITHDRAW_REJECTION')) return { outcome: 'WITHDRAWN', event: 'WITHDRAW_REJECTION' }
  if (isResultPublished(state)) return { outcome: 'NEEDS_REVISION' }
  const isRejected = state.status === 'REJECTED_BY_ACADEMIC_INSTITUTION'
  return isRejected && isAllowed('REOPEN')
    ? { outcome: 'REOPENED', event: 'REOPEN' }
    : { outcome: 'MOVED_ON' }
}
