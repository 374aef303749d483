import { readRequestState } from '@milgo/domain/status/request-memory'
import { newRequest } from '@milgo/domain/status/request-state'
import { findUploadRefusal } from '@milgo/domain/uploads/upload-rules'
import { AppError } from '../../errors.ts'
import { knownMoney } from '../../store/stored-ledger.ts'
import { hasTaker } from '../../store/stored-work.ts'
import type { UploadCircumstances } from './upload-circumstances-repository.ts'

/** Throws if the request does not allow an upload or a deletion of this document's files now. */
export const refuseClosed = ({ now: at, period, request }: UploadCircumstances, document: string): void => {
  const state = request ? readRequestState(request) : newRequest
  const now = new Date(at)
  const circumstances = {
    now,
    period,
    isTaken: hasTaker(request?.work ?? null, now),
    ...knownMoney(request?.ledger ?? null),
  }
  const refusal = findUploadRefusal(document, state, circumstances, request?.flags ?? [])
  if (refusal) throw new AppError('REQUEST_READ_ONLY', { items: [{ code: refusal }] })
}
