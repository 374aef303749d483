import { randomUUID } from 'node:crypto'
import type { proposeRevision as call } from '@milgo/contracts/office/propose-revision'
import { findProposalRefusal } from '@milgo/domain/result/revision'
import type { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRequest } from '../requests/change-request.ts'
import { circumstancesOf } from '../requests/request-case.ts'
import { refuseRevisedScore, revisionRefused } from './refuse-revision.ts'
import { changedFigures, getRevisedResult, revisedScore } from './revised-score.ts'
import { addRevision } from './revisions-repository.ts'

type Answer = z.input<typeof call.response>

/**
 * Proposes another result, by a manager. The proposal is an event of the request's history, so that the manager may
 * never pay what they revised.
 */
export const proposeRevision = async (
  platform: Platform,
  caller: { readonly id: string },
  requestId: string,
  { reason, figures: payload }: z.output<typeof call.body>,
): Promise<Answer> => {
  const actor = { kind: 'staff', id: caller.id, role: 'MANAGER' } as const
  try {
    return await changeRequest<Answer>(platform, actor, requestId, async (loaded) => {
      const refusal = findProposalRefusal(loaded.request.state, circumstancesOf(loaded))
      if (refusal) return { does: 'refuse', refusal: revisionRefused(refusal) }
      const result = await getRevisedResult(platform, loaded)
      const figures = payload ? changedFigures(result, payload) : null
      const revised = await revisedScore(platform, loaded, result, figures)
      refuseRevisedScore(loaded, revised)
      const id = randomUUID()
      const { total, award } = revised.found
      const awardBefore = result.before?.award ?? 0
      return {
        does: 'change',
        answer: { id, total, award, award_before: awardBefore },
        change: {
          event: 'PROPOSE_REVISION',
          state: loaded.request.state,
          writes: (tx) =>
            addRevision(tx, {
              id,
              requestId,
              reason,
              figures,
              ...revised.inputs,
              awardBefore,
              proposedBy: caller.id,
              proposedAt: loaded.now,
            }),
        },
      }
    })
  } catch (error) {
    // Only one proposal at a time may wait for its signature.
    throw isUniqueViolation(error) ? revisionRefused('REVISION_WAITING') : error
  }
}
