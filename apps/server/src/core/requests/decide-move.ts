import { findFixFlag, type ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import { neededDocuments } from '@milgo/domain/application/documents/registry'
import type { Actor } from '@milgo/domain/status/actor'
import { moveRequest } from '@milgo/domain/status/move-request'
import type { Circumstances } from '@milgo/domain/status/request-state'
import type { StatusEvent } from '@milgo/domain/status/status-event'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import { contextOf } from './application-context.ts'
import type { ChangeDecision } from './change-request.ts'
import type { OpenCase } from './request-case.ts'
import { wholeAnswers } from './stored-answers.ts'

/** An event with its reason. A return also has the documents to replace. */
export type Move = {
  readonly event: StatusEvent
  readonly reason?: string | null
  readonly note?: string | null
  readonly flags?: readonly ReviewFlag[]
}

/** What the status table needs to know beside the request and its period. */
export type MoveKnowledge = Pick<Circumstances, 'hasCompleteFigures' | 'isTaken' | 'money' | 'proposedBy'>

export type Moved = { readonly id: string; readonly status: OpenCase['request']['state']['status'] }

/** Decides on moving the request, by the status table alone. */
export const decideMove = (
  vault: Pick<Vault, 'open'>,
  loaded: OpenCase,
  actor: Actor,
  { event, reason = null, note = null, flags = [] }: Move,
  known: MoveKnowledge = {},
): ChangeDecision<Moved> => {
  const { request, now, period } = loaded
  const circumstances = { now, period, reason, hasFlags: flags.length > 0, ...known }
  const move = moveRequest(request.state, event, actor, circumstances)
  if (!move.isAllowed)
    return { does: 'refuse', refusal: new AppError('MOVE_NOT_ALLOWED', { items: [{ code: move.refusal }] }) }
  const unknown = unknownFlags(vault, loaded, flags)
  if (unknown.length > 0)
    return { does: 'refuse', refusal: new AppError('INVALID_FIELDS', { items: unknown }) }
  return {
    does: 'change',
    answer: { id: request.id, status: move.request.status },
    change: { event, reason, note, state: move.request, flags },
  }
}

/**
 * Returns a refused item for each flag of a document that this request does not have. Flags of an appeal are checked by
 * the appeal's own form.
 */
const unknownFlags = (vault: Pick<Vault, 'open'>, loaded: OpenCase, flags: readonly ReviewFlag[]) => {
  if (flags.length === 0 || loaded.request.state.appeal !== 'NONE') return []
  const places = neededDocuments(wholeAnswers(vault, loaded), contextOf(loaded)).map(findFixFlag)
  return flags
    .filter(
      ({ field, index, member_type }) =>
        !places.some(
          (place) => place?.field === field && place.index === index && place.member_type === member_type,
        ),
    )
    .map(({ field, index, member_type }) => ({
      code: 'NOT_ASKED' as const,
      field,
      ...(index !== undefined && { index }),
      ...(member_type !== undefined && { member: member_type }),
    }))
}
