import { isLookDone, LookState } from '@milgo/domain/second-look/agreement'
import type { Platform } from '../../platform/platform.ts'
import { findDrawState } from './drawing-repository.ts'

/** Whether a release may be approved: its second looks were drawn by the rules in force, and every one is done. */
export const areSecondLooksDone = async (
  { database }: Pick<Platform, 'database'>,
  releaseId: string,
): Promise<boolean> => {
  const draw = await database.read((db) => findDrawState(db, releaseId))
  return (
    draw !== undefined &&
    draw.rulesVersion === draw.activeRulesVersion &&
    draw.states.every((state) => isLookDone(LookState.parse(state)))
  )
}
