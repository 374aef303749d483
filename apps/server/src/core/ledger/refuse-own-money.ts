import { actsOf } from '@milgo/domain/status/request-event'
import { mayPay } from '@milgo/domain/status/separation-of-duties'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { findOwnMoney } from '../../store/own-money.ts'

/** Nobody decides on the money of a request that is theirs or a relative's, or that they decided about. */
export const refuseOwnMoney = async (tx: Queryable, requestId: string, staffId: string): Promise<void> => {
  const { isOwn, events } = await findOwnMoney(tx, requestId, staffId)
  if (isOwn) throw new AppError('CONFLICT_OF_INTEREST')
  if (!mayPay({ acts: actsOf(events ?? []) }, staffId))
    throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'SECOND_PERSON_REQUIRED' }] })
}
