import type { RequestActor } from '../../src/core/requests/change-repository.ts'
import type { Move, Moved, MoveKnowledge } from '../../src/core/requests/decide-move.ts'
import { moveRequestAs } from '../../src/core/requests/move-request-as.ts'
import type { Platform } from '../../src/platform/platform.ts'

type StaffActor = Omit<Extract<RequestActor, { kind: 'staff' }>, 'kind'>

/** Moves a request by a staff member: returns, approves, denies, confirms, sends back, cancels a return, reopens. */
export const moveRequestByStaff = (
  platform: Platform,
  staff: StaffActor,
  requestId: string,
  move: Move,
  known: MoveKnowledge = {},
): Promise<Moved> => moveRequestAs(platform, { kind: 'staff', ...staff }, requestId, move, known)
