import type { BatchDetails } from '@milgo/contracts/office/payment-fields'
import { batchActsOf } from '@milgo/domain/payment/batch'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { filesOf } from './batch-files.ts'
import { batchSummary, ordersOfBatch } from './batch-summary.ts'
import { findBatch } from './batches-repository.ts'
import { findPayer } from './find-payer.ts'
import { countFollowUps } from './follow-repository.ts'
import { shownAccount } from './list-orders.ts'
import {
  countAccounts,
  countLeftOut,
  findBatchResults,
  findBatchRow,
  findLastBatch,
  findSharedAccounts,
} from './overview-repository.ts'

/** The most shared accounts that are shown; the rows themselves are listed elsewhere. */
const mostShared = 50

/** Returns a batch for its page, with everything that its approver has to see. */
export const getBatch = (
  { database, clock, vault }: Platform,
  caller: StaffCaller,
  id: string,
  language: Language,
): Promise<BatchDetails> =>
  database.read(async (db) => {
    const batch = await findBatch(db, clock, id)
    const row = await findBatchRow(db, language, id)
    if (!batch || !row) throw new AppError('NOT_FOUND')
    const last = await findLastBatch(db, language, batch)
    const accounts = await countAccounts(db, id)
    const shared = await findSharedAccounts(db, id, mostShared)
    const doneBy = (at: string | null, by: { id: string; name: string } | null) =>
      at && by ? { at, by } : null
    return {
      ...batchSummary(row),
      version: batch.version,
      approved: doneBy(batch.approvedAt, row.approvedBy),
      exported: doneBy(batch.exportedAt, row.exportedBy),
      confirmed_at: batch.confirmedAt,
      acts: [...batchActsOf(batch, await findPayer(db, id, caller.id))],
      check: {
        last: last ? { code: batchCode(last.periodCode, last.number), orders: ordersOfBatch(last) } : null,
        new_accounts: accounts.unpaid,
        changed_accounts: accounts.changed,
        duplicates: shared.map((one) => ({
          account: shownAccount(vault, one) ?? '',
          requests: one.numbers.map((number) => requestNumber(batch.periodCode, number)),
        })),
      },
      left_out_by_reason: [...(await countLeftOut(db, id))],
      files: filesOf(batch),
      results: (await findBatchResults(db, id)).map(({ uploadedAt, uploadedBy, ...result }) => ({
        ...result,
        uploaded_at: uploadedAt,
        uploaded_by: uploadedBy,
      })),
      following: await countFollowUps(db, id),
    }
  })
