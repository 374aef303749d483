import { actsOf } from '@milgo/domain/status/request-event'
import { mayPay } from '@milgo/domain/status/separation-of-duties'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { findOwnMoney, type OwnMoney } from '../../store/own-money.ts'

type MoneyRefusal = 'CONFLICT_OF_INTEREST' | 'SECOND_PERSON_REQUIRED'

/**
 * Returns why a staff member may not decide on the money of a request: it is their own or a relative's, or they decided
 * on the request before. Returns undefined if they may.
 */
export const findMoneyRefusal = ({ isOwn, events }: OwnMoney, staffId: string): MoneyRefusal | undefined => {
  if (isOwn) return 'CONFLICT_OF_INTEREST'
  return mayPay({ acts: actsOf(events ?? []) }, staffId) ? undefined : 'SECOND_PERSON_REQUIRED'
}

export const refuseOwnMoney = async (db: Queryable, requestId: string, staffId: string): Promise<void> => {
  const refusal = findMoneyRefusal(await findOwnMoney(db, requestId, staffId), staffId)
  if (refusal === 'CONFLICT_OF_INTEREST') throw new AppError(refusal)
  if (refusal) throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: refusal }] })
}
