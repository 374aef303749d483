import type { ReviewProgress } from '@milgo/contracts/office/review-answer'
import { isInReview } from '@milgo/domain/review/in-review'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterToWrite } from '../work/enter-request.ts'
import { progressOf } from './progress-of.ts'
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
  if (!isInReview(request.state.status)) throw requestMoved(review)
  await platform.database.transaction(async (tx) => {
    if (!(await holdVersion(tx, requestId, request.version)))
      throw requestMoved(await getReviewCase(platform, requestId))
    await write(tx, review)
  })
  return currentProgress(platform, caller, requestId, language)
}

export const currentProgress = async (
  platform: Platform,
  { id, roles }: StaffCaller,
  requestId: string,
  language: Language,
): Promise<z.input<typeof ReviewProgress>> => {
  const review = await getReviewCase(platform, requestId)
  const wording = await wordReview(platform, review, language)
  return progressOf(platform, review, { id, roles, isOpenElsewhere: false }, wording)
}

/** 400 where a call names a document that the request does not have. */
export const notOfRequest = (field: string): AppError =>
  new AppError('INVALID_FIELDS', { items: [{ code: 'NOT_ASKED', field }] })
