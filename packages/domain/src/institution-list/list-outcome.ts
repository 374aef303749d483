import type { Actor } from '../status/actor.ts'
import { moveRequest } from '../status/move-request.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
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

/** What a row comes to: the request is rejected, the rejection waits, or it is not applied, because of the others. */
export const listOutcomes = ['REJECTED', 'WAITING', ...listRowRefusals, ...namedRowRefusals] as const
export type ListOutcome = (typeof listOutcomes)[number]

export const isApplied = (outcome: ListOutcome): boolean => outcome === 'REJECTED' || outcome === 'WAITING'

/** A request that a row names. */
export type NamedRequest = {
  readonly state: RequestState
  readonly institutionId: number
  /** Whoever applies the list is this student, or knows them. */
  readonly hasConflict: boolean
}

/** What the list of an institution does to one request, by the status table. */
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

const refusalOf = ({ status, publishState }: RequestState): ListOutcome => {
  if (status === 'DRAFT') return 'NOT_SENT'
  if (status === 'REJECTED_BY_ACADEMIC_INSTITUTION') return 'ALREADY_REJECTED'
  return publishState === '0' ? 'WRONG_STATUS' : 'RESULT_KNOWN'
}

/** What revoking a list comes to for a row that was applied. */
export const revokeOutcomes = ['REOPENED', 'WITHDRAWN', 'NEEDS_REVISION', 'MOVED_ON'] as const
export type RevokeOutcome = (typeof revokeOutcomes)[number]

type RevokeStep = {
  readonly outcome: RevokeOutcome
  /** Undefined where nothing is moved. */
  readonly event?: 'REOPEN' | 'WITHDRAW_REJECTION'
}

/** A revoked row of a published rejection waits for a revision until the request is no rejection any more. */
export const stillNeedsRevision = ({ status, publishState }: RequestState): boolean =>
  status === 'REJECTED_BY_ACADEMIC_INSTITUTION' && publishState !== '0'

/** A published rejection is changed by a revision alone, which two managers make. */
export const revokeStepOf = (state: RequestState, actor: Actor, circumstances: Circumstances): RevokeStep => {
  const isAllowed = (event: 'REOPEN' | 'WITHDRAW_REJECTION'): boolean =>
    moveRequest(state, event, actor, circumstances).isAllowed
  if (isAllowed('WITHDRAW_REJECTION')) return { outcome: 'WITHDRAWN', event: 'WITHDRAW_REJECTION' }
  if (state.publishState !== '0') return { outcome: 'NEEDS_REVISION' }
  const isRejected = state.status === 'REJECTED_BY_ACADEMIC_INSTITUTION'
  return isRejected && isAllowed('REOPEN')
    ? { outcome: 'REOPENED', event: 'REOPEN' }
    : { outcome: 'MOVED_ON' }
}
