import type { ReviewProgress } from '@milgo/contracts/office/review-answer'
import { findEditRefusal } from '@milgo/domain/review/edit-refusal'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStaffNames } from '../../store/staff-names.ts'
import { enterToWrite } from '../work/enter-request.ts'
import { progressOf } from './progress-of.ts'
import { findTicks, findVerdicts } from './reading-repository.ts'
import { requestMoved } from './request-moved.ts'
import { getReviewCase, type ReviewCase } from './review-case.ts'
import { wordReview } from './review-wording.ts'
import { holdVersion } from './writing-repository.ts'

/**
 * Writes something of a review while the request is in review, nobody else has it open, and it does not move; answers what
 * the review comes to then.
 */
export const writeReview = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  language: Language,
  write: (tx: Queryable, review: ReviewCase) => Promise<void>,
): Promise<z.input<typeof ReviewProgress>> => {
  await enterToWrite(platform, caller, requestId)
  const review = await getReviewCase(platform, requestId)
  const { request } = review.loaded
  const refusal = findWriteRefusal(review, caller)
  if (refusal) throw refusal
  await platform.database.transaction(async (tx) => {
    if (!(await holdVersion(tx, requestId, request.version)))
      throw requestMoved(await getReviewCase(platform, requestId))
    await write(tx, review)
  })
  const wording = await wordReview(platform, review, language)
  return progressOf(platform, await withVerdicts(platform, review), reviewerOf(caller), wording)
}

/** Why the caller may not write in the review, by the rule that the page was told; that nobody else has it open was asked before. */
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

/** The review with the verdicts and ticks as they are now; nothing else of it has changed. */
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
  progressOf(platform, review, reviewerOf(caller), await wordReview(platform, review, language))

/** 400 where a call names a document that the request does not have. */
export const notOfRequest = (field: string): AppError =>
  new AppError('INVALID_FIELDS', { items: [{ code: 'NOT_ASKED', field }] })
