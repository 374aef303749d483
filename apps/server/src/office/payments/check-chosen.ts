import { findLeftOutSince, type LeftOutReason } from '@milgo/domain/payment/left-out'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayStaffPay, payableOf } from './payable.ts'
import { type ChosenRow, findChosenPage } from './payables-repository.ts'

const page = 500

export type CheckedRow = { readonly row: ChosenRow; readonly leftOut: LeftOutReason | undefined }

/** Returns the rows of a batch page by page, each judged by the present state of its ledger. */
export async function* checkChosen(
  { vault }: Pick<Platform, 'vault'>,
  tx: Queryable,
  batch: { readonly id: string; readonly now: string },
  staffId: string,
  { locks }: { readonly locks: boolean },
): AsyncGenerator<readonly CheckedRow[]> {
  const now = new Date(batch.now)
  let after = 0
  for (;;) {
    const rows = await findChosenPage(tx, { batchId: batch.id, staffId, after, limit: page, locks })
    yield rows.map((row) => {
      const frozen = { amount: row.amount, account: row.accountId }
      return { row, leftOut: findLeftOutSince(frozen, payableOf(vault, row), now) }
    })
    if (rows.length < page) return
    after = rows.at(-1)?.sequence ?? after
  }
}

export const mayNotPay = (row: ChosenRow, staffId: string): LeftOutReason | undefined =>
  mayStaffPay(row, staffId) ? undefined : 'APPROVER_MAY_NOT_PAY'
