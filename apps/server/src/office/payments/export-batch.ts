import { addEntry } from '@milgo/domain/ledger/add-entry'
import type { LedgerEntryOf } from '@milgo/domain/ledger/ledger-entry'
import { returnedOrdersOf } from '@milgo/domain/ledger/money'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  addLedgerEntries,
  addPaymentAudit,
  changeBatch,
  changeOrders,
  type OrderChange,
  type PlacedEntry,
  type StoredBatch,
} from './batches-repository.ts'
import { checkChosen } from './check-chosen.ts'
import { freezeFiles } from './freeze-files.ts'
import type { ChosenRow } from './payables-repository.ts'

/** Writes the orders into the ledger and freezes the files, both or neither. Rows that changed since are left out. */
export const exportBatch = async (
  platform: Platform,
  tx: Queryable,
  batch: StoredBatch,
  staffId: string,
): Promise<void> => {
  const now = new Date(batch.now)
  const code = batchCode(batch.periodCode, batch.number)
  let ordered = 0
  for await (const checked of checkChosen(platform, tx, batch, staffId, { locks: true })) {
    const entries: PlacedEntry[] = []
    const changes = checked.map(({ row, leftOut }): OrderChange => {
      if (leftOut) return { sequence: row.sequence, state: 'LEFT_OUT', leftOut, isReissue: false }
      const entry = orderEntry(row, code)
      const outcome = addEntry(row.entries, entry, row.isSponsored)
      if (!outcome.isAllowed) throw new Error(`The ledger refuses ${row.reference}: ${outcome.refusal}`)
      entries.push({ requestId: row.requestId, number: outcome.ledger.length, entry })
      return {
        sequence: row.sequence,
        state: 'OPEN',
        leftOut: null,
        isReissue: entry.reissues.length > 0,
      }
    })
    await addLedgerEntries(tx, entries, { at: now, staffId })
    await changeOrders(tx, batch.id, changes)
    ordered += entries.length
  }
  if (ordered === 0) throw new AppError('BATCH_EMPTY')
  const files = await freezeFiles(platform, tx, batch, batch.now)
  await changeBatch(tx, batch.id, { state: 'EXPORTED', exportedBy: staffId, exportedAt: now, files })
  await addPaymentAudit(tx, platform.clock, 'batch-exported', staffId, {
    batch: code,
    orders: String(ordered),
    ...files.sha256,
  })
}

const orderEntry = (
  { reference, amount, accountId, entries }: ChosenRow,
  batch: string,
): LedgerEntryOf<'ORDER'> => ({
  kind: 'ORDER',
  order: reference,
  batch,
  amount,
  account: accountId,
  reissues: returnedOrdersOf(entries).map(({ order }) => order),
})
