import { findUploadRefusal } from '@milgo/domain/application/documents/upload-rules'
import { newRequest, type RequestState } from '@milgo/domain/status/request-state'
import { AppError } from '../../errors.ts'
import type { GroundRow } from './beginning-repository.ts'

/** Refuses to let a file of this document come or go where the request does not take it. */
export const refuseClosed = ({ now, period, request }: GroundRow, document: string): void => {
  const circumstances = { now: new Date(now), period, reason: null }
  const refusal = findUploadRefusal(document, stateOf(request), circumstances)
  if (refusal) throw new AppError('REQUEST_READ_ONLY', { items: [{ code: refusal }] })
}

const stateOf = (request: GroundRow['request']): RequestState =>
  request
    ? {
        ...request,
        correctionDeadline: request.correctionDeadline === null ? null : new Date(request.correctionDeadline),
      }
    : newRequest
