import type { Platform } from '../../platform/platform.ts'
import type { RequestActor } from './change-repository.ts'
import type { Move, Moved, MoveKnowledge } from './decide-move.ts'
import { moveRequestAs } from './move-request-as.ts'

export type StaffActor = Omit<Extract<RequestActor, { kind: 'staff' }>, 'kind'>

/** A member of staff moves a request: returns, approves, denies, confirms, sends back, cancels a return, reopens. */
export const moveRequestByStaff = (
  platform: Platform,
  staff: StaffActor,
  requestId: string,
  move: Move,
  known: MoveKnowledge = {},
): Promise<Moved> => moveRequestAs(platform, { kind: 'staff', ...staff }, requestId, move, known)
