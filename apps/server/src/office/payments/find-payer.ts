import type { Payer } from '@milgo/domain/payment/batch'
import type { Queryable } from '../../platform/database/database.ts'
import { mayStaffPay } from './payable.ts'
import { findTouchedRows } from './payables-repository.ts'

/** Returns what the rules of a batch need to know of a member of finance. */
export const findPayer = async (db: Queryable, batchId: string, staffId: string): Promise<Payer> => {
  const touched = await findTouchedRows(db, batchId, staffId)
  return { id: staffId, hasOwnRows: touched.some((row) => !mayStaffPay(row, staffId)) }
}
