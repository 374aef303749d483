import { type Batch, type BatchAct, type BatchRefusal, findBatchRefusal } from '@milgo/domain/payment/batch'
import { AppError, type ErrorCode } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { findPayer } from './find-payer.ts'

const codes: Readonly<Record<BatchRefusal, ErrorCode>> = {
  BATCH_CHANGED: 'BATCH_CHANGED',
  BATCH_EMPTY: 'BATCH_EMPTY',
  SECOND_PERSON_NEEDED: 'SECOND_PERSON_NEEDED',
  OWN_ROWS: 'SECOND_PERSON_NEEDED',
}

export const refuseMove = async (
  db: Queryable,
  batch: Batch & { readonly id: string },
  act: BatchAct,
  staffId: string,
): Promise<void> => {
  const refusal = findBatchRefusal(batch, act, await findPayer(db, batch.id, staffId))
  if (refusal) throw new AppError(codes[refusal])
}
