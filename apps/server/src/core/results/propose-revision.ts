import { randomUUID } from 'node:crypto'
import type { proposeRevision as call } from '@milgo/contracts/office/propose-revision'
import { moveRequest } from '@milgo/domain/status/move-request'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRequest } from '../requests/change-request.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { revisedScore } from './revised-score.ts'
import { addRevision } from './revisions-repository.ts'

type Answer = z.input<typeof call.response>

/** A manager proposes another result. It is an act in the history, so that they never pay what they have revised. */
export const proposeRevision = async (
  platform: Platform,
  caller: { readonly id: string },
  requestId: string,
  { reason, figures }: z.output<typeof call.body>,
): Promise<Answer> => {
  const actor = { kind: 'staff', id: caller.id, role: 'MANAGER' } as const
  try {
    return await changeRequest<Answer>(platform, actor, requestId, async (loaded) => {
      refuseUnrevisable(loaded, caller.id, reason)
      const revised = await revisedScore(platform, loaded, figures ? { payload: figures } : { figures: null })
      refuseBelowPaid(loaded, revised.found.award)
      const id = randomUUID()
      const { total, award } = revised.found
      return {
        does: 'change',
        answer: { id, total, award, award_before: revised.awardBefore },
        change: {
          event: 'PROPOSE_REVISION',
          state: loaded.request.state,
          writes: (tx) =>
            addRevision(tx, {
              id,
              requestId,
              reason,
              figures: figures ? revised.figures : null,
              proposedBy: caller.id,
              proposedAt: loaded.now,
            }),
        },
      }
    })
  } catch (error) {
    // One proposal at a time waits for its signature.
    throw isUniqueViolation(error)
      ? new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'WRONG_STATUS' }] })
      : error
  }
}

/** Whether another manager, who has not touched the request, could sign it. */
const refuseUnrevisable = (loaded: OpenCase, proposedBy: string, reason: string): void => {
  const signer = { role: 'MANAGER', id: 'another manager' } as const
  const circumstances = { ...circumstancesOf(loaded), reason, proposedBy, hasCompleteFigures: true }
  const move = moveRequest(loaded.request.state, 'REVISE', signer, circumstances)
  if (!move.isAllowed) throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: move.refusal }] })
}

export const refuseBelowPaid = (loaded: OpenCase, award: number): void => {
  const { money } = circumstancesOf(loaded)
  if (money && award < money.paid + money.inFlight) throw new AppError('AWARD_BELOW_PAID')
}
