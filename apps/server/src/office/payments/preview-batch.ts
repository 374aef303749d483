import type { previewBatch as call } from '@milgo/contracts/office/preview-batch'
import { moneyOf } from '@milgo/domain/ledger/money'
import type { LeftOutReason } from '@milgo/domain/payment/left-out'
import type { z } from 'zod'
import { countMoney } from '../../core/ledger/count-money.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkDueRows, getBatchPeriod } from './check-due-rows.ts'

const none = { count: 0, amount: 0 }

/**
 * Returns what a batch of this member of finance would contain now, and what it would leave out, with reasons. Nothing
 * is written.
 */
export const previewBatch = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, institution_id: institutionId = null }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  await countMoney(platform)
  return database.read(async (db) => {
    const period = await getBatchPeriod(db, clock, code, institutionId)
    const sums = new Map<LeftOutReason | undefined, typeof none>()
    for await (const checked of checkDueRows(platform, db, period, institutionId, caller.id))
      for (const { row, leftOut } of checked) {
        const { count, amount } = sums.get(leftOut) ?? none
        const { due } = moneyOf(row.entries, row.isSponsored)
        sums.set(leftOut, { count: count + 1, amount: amount + due })
      }
    return {
      takes: sums.get(undefined) ?? none,
      left_out: [...sums]
        .flatMap(([reason, sum]) => (reason === undefined ? [] : [{ reason, ...sum }]))
        .toSorted((one, other) => other.count - one.count),
    }
  })
}
