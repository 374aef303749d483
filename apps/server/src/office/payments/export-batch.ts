import { addEntry } from '@milgo/domain/ledger/add-entry'
import type { LedgerEntryOf } from '@milgo/domain/ledger/ledger-entry'
import { returnedOrdersOf } from '@milgo/domain/ledger/money'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { jerusalemDayAt } from '@milgo/domain/period/jerusalem-day'
import { officePayments } from '@milgo/messages/he/office-payments'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FrozenFiles } from '../../store/payments-schema.ts'
import { hashFiles, presentLayout } from './batch-files.ts'
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
import type { ChosenRow } from './payables-repository.ts'

/** Makes the orders of the ledger and freezes the files, both or neither. Rows that changed since leave the batch. */
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
  const exported = { ...batch, exportedAt: batch.now, files: frozenFiles(platform, batch) }
  const files = { ...exported.files, sha256: await hashFiles(platform, tx, exported) }
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

/** Settings and headings of today: files that are downloaded later are made of these. */
const frozenFiles = ({ config }: Pick<Platform, 'config'>, batch: StoredBatch): FrozenFiles => ({
  layout: presentLayout,
  bank:
    batch.institutionId === null
      ? {
          payerCode: config.BANK_PAYER_CODE,
          senderCode: config.BANK_SENDER_CODE,
          payerName: config.BANK_PAYER_NAME,
          day: jerusalemDayAt(new Date(batch.now)).slice(2).replaceAll('-', ''),
          serial: String(batch.number % 1_000),
        }
      : null,
  headings: officePayments.fileHeadings,
  sha256: {},
})
