import type { ReviewProgress } from '@milgo/contracts/office/review-answer'
import { findEditRefusal } from '@milgo/domain/review/edit-refusal'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { changeRequest } from '../../core/requests/change-request.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStaffNames } from '../../store/staff-names.ts'
import { enterToWrite } from '../work/enter-request.ts'
import { progressOf } from './progress-of.ts'
import { findTicks, findVerdicts } from './reading-repository.ts'
import { requestMoved } from './request-moved.ts'
import { type ReviewCase, reviewCaseOf } from './review-case.ts'
import { getReviewWording } from './review-wording.ts'

/** Writes a part of a review, if the request is in review and nobody else has it open. Returns the progress after it. */
export const writeReview = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  language: Language,
  write: (tx: Queryable, review: ReviewCase) => Promise<void>,
): Promise<z.input<typeof ReviewProgress>> => {
  await enterToWrite(platform, caller, requestId)
  const actor = { kind: 'staff', id: caller.id, role: 'REVIEWER' } as const
  const review = await changeRequest<ReviewCase>(platform, actor, requestId, async (loaded) => {
    const read = await reviewCaseOf(platform, loaded)
    const refusal = findWriteRefusal(read, caller)
    if (refusal) return { does: 'refuse', refusal }
    return { does: 'write', answer: read, writes: (tx) => write(tx, read) }
  })
  const wording = await getReviewWording(platform, review, language)
  return progressOf(platform, await withVerdicts(platform, review), reviewerOf(caller), wording)
}

/**
 * Returns why the caller may not write in the review, by the same rule that the page was given. That nobody else has it
 * open was checked before.
 */
export const findWriteRefusal = (review: ReviewCase, caller: StaffCaller): AppError | undefined => {
  switch (findEditRefusal(review.loaded.request.state, caller, false)) {
    case undefined:
      return undefined
    case 'NOT_A_REVIEWER':
      return new AppError('FORBIDDEN')
    case 'REVIEWED_BEFORE':
      return new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'SECOND_PERSON_REQUIRED' }] })
    default:
      return requestMoved(review)
  }
}

const reviewerOf = ({ id, roles }: StaffCaller) => ({ id, roles, isOpenElsewhere: false })

/** Returns the review with its present verdicts and ticks; the rest of it has not changed. */
const withVerdicts = async (platform: Platform, review: ReviewCase): Promise<ReviewCase> => {
  const { id } = review.loaded.request
  const [verdicts, ticks] = await Promise.all([findVerdicts(platform, id), findTicks(platform, id)])
  const staffIds = [...verdicts, ...ticks].map(({ staffId }) => staffId)
  const names = await findStaffNames(platform, staffIds)
  return { ...review, verdicts, ticks, names: new Map([...review.names, ...names]) }
}

export const currentProgress = async (
  platform: Platform,
  caller: StaffCaller,
  review: ReviewCase,
  language: Language,
): Promise<z.input<typeof ReviewProgress>> =>
  progressOf(platform, review, reviewerOf(caller), await getReviewWording(platform, review, language))

/** Returns the 400 error for a document that the request does not have. */
export const notOfRequest = (field: string): AppError =>
  new AppError('INVALID_FIELDS', { items: [{ code: 'NOT_ASKED', field }] })
