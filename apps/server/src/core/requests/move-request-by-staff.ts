import type { Platform } from '../../platform/platform.ts'
import type { RequestActor } from './change-repository.ts'
import { actorOf, changeRequest } from './change-request.ts'
import { decideMove, type Move, type Moved, type MoveKnowledge } from './decide-move.ts'

export type StaffActor = Omit<Extract<RequestActor, { kind: 'staff' }>, 'kind'>

/** A member of staff moves a request: returns, approves, denies, confirms, sends back, cancels a return, reopens. */
export const moveRequestByStaff = (
  platform: Platform,
  staff: StaffActor,
  requestId: string,
  move: Move,
  known: MoveKnowledge = {},
): Promise<Moved> => {
  const actor = { kind: 'staff', ...staff } as const
  return changeRequest(platform, actor, requestId, async (loaded) =>
    decideMove(platform.vault, loaded, actorOf(actor, loaded), move, known),
  )
}
