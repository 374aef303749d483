import { actsOf } from '@milgo/domain/status/request-event'
import { mayPay } from '@milgo/domain/status/separation-of-duties'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { findOwnMoney } from '../../store/own-money.ts'

type MoneyRefusal = 'CONFLICT_OF_INTEREST' | 'SECOND_PERSON_REQUIRED'

/** Why a staff member may not decide on the money of a request: it is theirs or a relative's, or they decided about it. */
export const findMoneyRefusal = async (
  db: Queryable,
  requestId: string,
  staffId: string,
): Promise<MoneyRefusal | undefined> => {
  const { isOwn, events } = await findOwnMoney(db, requestId, staffId)
  if (isOwn) return 'CONFLICT_OF_INTEREST'
  return mayPay({ acts: actsOf(events ?? []) }, staffId) ? undefined : 'SECOND_PERSON_REQUIRED'
}

export const refuseOwnMoney = async (db: Queryable, requestId: string, staffId: string): Promise<void> => {
  const refusal = await findMoneyRefusal(db, requestId, staffId)
  if (refusal === 'CONFLICT_OF_INTEREST') throw new AppError(refusal)
  if (refusal) throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: refusal }] })
}
