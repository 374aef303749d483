import type { Issue } from '@milgo/domain/answers/issue'
import type { AppealRefusal } from '@milgo/domain/appeal/appeal-refusals'
import { AppError } from '../../errors.ts'

/** 400: appeals are closed, or the request's status allows none; portal specification, section 8. */
export const appealNotAllowed = (refusal: AppealRefusal): AppError =>
  new AppError('APPEAL_NOT_ALLOWED', { items: [{ code: refusal }] })

/** 250: fields that the student can correct. */
export const invalidAppeal = (issues: readonly Issue[]): AppError =>
  new AppError('INVALID_ANSWERS', {
    items: issues.map(({ code, wire, index, params }) => ({
      code,
      ...(wire !== undefined && { field: wire }),
      ...(index !== undefined && { index }),
      ...(params && { params }),
    })),
  })
