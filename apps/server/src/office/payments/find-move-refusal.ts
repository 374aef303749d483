import { type Batch, type BatchAct, type BatchRefusal, findBatchRefusal } from '@milgo/domain/payment/batch'
import { AppError, type ErrorCode } from '../../errors.ts'

const codes: Readonly<Record<BatchRefusal, ErrorCode>> = {
  BATCH_CHANGED: 'BATCH_CHANGED',
  BATCH_EMPTY: 'BATCH_EMPTY',
  SECOND_PERSON_NEEDED: 'SECOND_PERSON_NEEDED',
}

export const findMoveRefusal = (batch: Batch, act: BatchAct, staffId: string): AppError | undefined => {
  const refusal = findBatchRefusal(batch, act, staffId)
  return refusal && new AppError(codes[refusal])
}
