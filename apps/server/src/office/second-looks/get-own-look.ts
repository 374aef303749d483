import { mayLookAgain } from '@milgo/domain/second-look/agreement'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { openLook } from '../../store/open-looks.ts'
import { getReviewCase, type ReviewCase } from '../review/review-case.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { findLook, type LookRow } from './repository.ts'

export type OwnLook = {
  readonly look: LookRow
  /** The request without the findings of the first reviewer. */
  readonly review: ReviewCase
  readonly studentId: string
}

/**
 * Returns a second look that the caller has taken. 403 if the caller may not do it because of earlier acts, 409 if it
 * is done or another person has taken it.
 */
export const getOwnLook = async (platform: Platform, caller: StaffCaller, id: string): Promise<OwnLook> => {
  const look = await platform.database.read((db) => findLook(db, id))
  if (!look) throw new AppError('NOT_FOUND')
  const { work } = await lookAtRequest(platform, caller, look.requestId, { isForLook: true })
  const review = await getReviewCase(platform, look.requestId)
  if (!mayLookAgain(review.loaded.request.state, caller.id)) throw new AppError('LOOK_NOT_YOURS')
  if (look.state !== openLook || look.staffId !== caller.id) throw new AppError('LOOK_MOVED')
  return {
    look,
    studentId: work.studentId,
    review: { ...review, figures: undefined, verdicts: [], ticks: [], notes: [], flags: [] },
  }
}
