import { z } from 'zod'
import { capacitiesOf } from '../staff/capacities.ts'
import type { RequestState } from '../status/request-state.ts'
import { mayReviewAppeal } from '../status/separation-of-duties.ts'
import { findStage } from '../status/stages.ts'
import type { Decider } from './decision.ts'
import { isInReview } from './in-review.ts'

/** Why nothing in a review can be changed: no verdicts, ticks or figures. */
export const EditRefusal = z.enum(['NOT_IN_REVIEW', 'NOT_A_REVIEWER', 'REVIEWED_BEFORE', 'OPEN_ELSEWHERE'])
export type EditRefusal = z.infer<typeof EditRefusal>

/** Returns why the review cannot be changed; undefined if it can. Permanent refusals come before the temporary one. */
export const findEditRefusal = (
  { status, acts }: Pick<RequestState, 'status' | 'acts'>,
  { id, roles }: Decider,
  isOpenElsewhere: boolean,
): EditRefusal | undefined => {
  if (!isInReview(status)) return 'NOT_IN_REVIEW'
  if (!capacitiesOf(roles).includes('REVIEWER')) return 'NOT_A_REVIEWER'
  if (findStage(status) === 'appeal' && !mayReviewAppeal({ acts }, id)) return 'REVIEWED_BEFORE'
  return isOpenElsewhere ? 'OPEN_ELSEWHERE' : undefined
}
