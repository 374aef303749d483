import { isLookDone, LookState } from '@milgo/domain/second-look/agreement'
import type { Queryable } from '../../platform/database/database.ts'
import { findDrawState } from './drawing-repository.ts'

/**
 * Returns whether a release may be approved: its second looks were drawn by the rules in force, and every look is done.
 */
export const areSecondLooksDone = async (db: Queryable, releaseId: string): Promise<boolean> => {
  const draw = await findDrawState(db, releaseId)
  return (
    draw !== undefined &&
    draw.rulesVersion === draw.activeRulesVersion &&
    draw.states.every((state) => isLookDone(LookState.parse(state)))
  )
}
