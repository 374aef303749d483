import { readRequestState } from '@milgo/domain/status/request-memory'
import { newRequest } from '@milgo/domain/status/request-state'
import { findUploadRefusal } from '@milgo/domain/uploads/upload-rules'
import { AppError } from '../../errors.ts'
import { knownMoney } from '../../store/stored-ledger.ts'
import { hasTaker } from '../../store/stored-work.ts'
import type { GroundRow } from './beginning-repository.ts'

/** Refuses to let a file of this document come or go where the request does not take it. */
export const refuseClosed = ({ now: at, period, request }: GroundRow, document: string): void => {
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
