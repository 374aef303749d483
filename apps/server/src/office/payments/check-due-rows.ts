import type { LeftOutReason } from '@milgo/domain/payment/left-out'
import { findLeftOut } from '@milgo/domain/payment/left-out'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPeriod, isSponsoredInstitution, type PaymentPeriod } from './batches-repository.ts'
import { mayStaffPay, payableOf } from './payable.ts'
import { findDuePage, type PayableRow } from './payables-repository.ts'

const page = 500

export type CheckedDueRow = { readonly row: PayableRow; readonly leftOut: LeftOutReason | undefined }

/** Returns the period of a batch. Refuses if there is none, or if the institution does not pass money on. */
export const getBatchPeriod = async (
  db: Queryable,
  clock: Platform['clock'],
  code: string | undefined,
  institutionId: number | null,
): Promise<PaymentPeriod> => {
  const period = await findPeriod(db, clock, code)
  if (!period) throw new AppError('NOT_FOUND')
  if (institutionId !== null && !(await isSponsoredInstitution(db, institutionId)))
    throw new AppError('NOT_FOUND')
  return period
}

/**
 * Returns what is due, page by page, and for each row whether a batch that this member of finance creates now would
 * leave it out.
 */
export async function* checkDueRows(
  { vault }: Pick<Platform, 'vault'>,
  db: Queryable,
  period: PaymentPeriod,
  institutionId: number | null,
  staffId: string,
): AsyncGenerator<readonly CheckedDueRow[]> {
  const now = new Date(period.now)
  const leftOutOf = (row: PayableRow): LeftOutReason | undefined => {
    if (row.isChosen) return 'ORDER_OPEN'
    return mayStaffPay(row, staffId) ? findLeftOut(payableOf(vault, row), now) : 'MAKER_MAY_NOT_PAY'
  }
  for (let after = 0; ; ) {
    const due = await findDuePage(db, { periodId: period.id, institutionId, staffId, after, limit: page })
    yield due.map((row) => ({ row, leftOut: leftOutOf(row) }))
    if (due.length < page) return
    after = due.at(-1)?.number ?? after
  }
}
