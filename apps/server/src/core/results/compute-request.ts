import type { Platform } from '../../platform/platform.ts'
import { actorOf, changeRequest } from '../requests/change-request.ts'
import { decideMove, type Moved } from '../requests/decide-move.ts'
import { addScore } from './score-repository.ts'
import { scoreRequest } from './score-request.ts'

/** Computes one request that waits for it: a score version and the event, in one change. */
export const computeRequest = (platform: Platform, requestId: string): Promise<Moved> => {
  const actor = { kind: 'system' } as const
  return changeRequest<Moved>(platform, actor, requestId, async (loaded) => {
    const decision = decideMove(platform.vault, loaded, actorOf(actor, loaded), { event: 'COMPUTE' })
    if (decision.does !== 'change') return decision
    const score = await scoreRequest(platform, loaded)
    return { ...decision, change: { ...decision.change, writes: (tx) => addScore(tx, score) } }
  })
}
