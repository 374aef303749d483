import type { Payer } from '@milgo/domain/payment/batch'
import type { Queryable } from '../../platform/database/database.ts'
import { mayStaffPay } from './payable.ts'
import { findTouchedRows } from './payables-repository.ts'

/** A member of finance as the rules of a batch ask about them. */
export const findPayer = async (db: Queryable, batchId: string, staffId: string): Promise<Payer> => {
  const touched = await findTouchedRows(db, batchId, staffId)
  return { id: staffId, hasOwnRows: touched.some((row) => !mayStaffPay(row, staffId)) }
}
