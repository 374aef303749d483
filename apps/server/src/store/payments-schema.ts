import type { BankFileHeader } from '@milgo/domain/payment/bank-file'
import type { BatchState } from '@milgo/domain/payment/batch'
import type { ResultVerdict } from '@milgo/domain/payment/explain-result'
import type { LeftOutReason } from '@milgo/domain/payment/left-out'
import type { OrderState } from '@milgo/domain/payment/order-state'
import type { ReturnReason } from '@milgo/domain/payment/return-reason'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ledgers } from './ledger-schema.ts'
import { requests } from './requests-schema.ts'
import { instant, institutions, registrationPeriods } from './schema.ts'

/** What an exported batch stores beside its orders, so that its files never change. */
export type FrozenFiles = {
  /** The layout of the files. Absent in exports from before layouts had numbers: these have the first layout. */
  readonly layout?: number
  readonly bank: BankFileHeader | null
  readonly headings: Readonly<Record<string, string>>
  readonly sha256: Readonly<Record<string, string>>
}

export const paymentBatches = pgTable(
  'payment_batches',
  {
    id: uuid().primaryKey(),
    periodId: integer('period_id')
      .notNull()
      .references(() => registrationPeriods.id),
    /** Running within the period, from 1. */
    number: integer().notNull(),
    /** The sponsored institution that passes the money on; null for a batch of the bank. */
    institutionId: integer('institution_id').references(() => institutions.id),
    state: text().$type<BatchState>().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    exportedBy: uuid('exported_by'),
    exportedAt: instant('exported_at'),
    confirmedAt: instant('confirmed_at'),
    discardedBy: uuid('discarded_by'),
    discardedAt: instant('discarded_at'),
    /** Set by the export. */
    files: jsonb().$type<FrozenFiles>(),
    /** Raised by every change. A change names the version that its page has shown. */
    version: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('payment_batches_number').on(table.periodId, table.number)],
)

/** The rows of a batch, including those that were left out. From the export on, each row is an order of the ledger. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => paymentBatches.id, { onDelete: 'restrict' }),
    sequence: integer().notNull(),
    /** The reference as people and the ledger write it. */
    reference: text().notNull(),
    /** The reference as the bank writes it: digits only. */
    bankReference: text('bank_reference').notNull(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'restrict' }),
    amount: integer().notNull(),
    /** Frozen when the batch is created; null where an institution passes the money on. */
    accountId: uuid('account_id'),
    /** Keyed hash of the account, to find two rows with the same account. */
    accountHash: text('account_hash'),
    /** Name and numbers of the payee, encrypted and bound to this row; null where the row was left out. */
    sealed: text(),
    state: text().$type<OrderState>().notNull(),
    leftOut: text('left_out').$type<LeftOutReason>(),
    returnReason: text('return_reason').$type<ReturnReason>(),
    isReissue: boolean('is_reissue').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.sequence] }),
    uniqueIndex('payment_orders_bank_reference').on(table.bankReference),
    uniqueIndex('payment_orders_reference').on(sql`replace(${table.reference}, '-', '')`),
    // A student is in one batch at a time, and has one open order at most.
    uniqueIndex('payment_orders_open').on(table.requestId).where(sql`state in ('CHOSEN', 'OPEN')`),
    index('payment_orders_request').on(table.requestId),
    index('payment_orders_state').on(table.batchId, table.state, table.sequence),
    // For every row of a batch it is checked whether its account was paid before.
    index('payment_orders_account').on(table.accountHash).where(sql`state = 'PAID'`),
  ],
)

/** A file of results that finance uploaded. It is checked first, then applied as a whole. */
export const resultFiles = pgTable(
  'result_files',
  {
    id: uuid().primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => paymentBatches.id),
    sha256: text().notNull(),
    name: text().notNull(),
    state: text().$type<'PREVIEW' | 'APPLIED' | 'DISCARDED'>().notNull(),
    rows: integer().notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('result_files_sha256').on(table.sha256).where(sql`state <> 'DISCARDED'`),
    index('result_files_batch').on(table.batchId),
  ],
)

export const resultRows = pgTable(
  'result_rows',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => resultFiles.id, { onDelete: 'restrict' }),
    line: integer().notNull(),
    reference: text().notNull(),
    amount: integer().notNull(),
    result: text().$type<'PAID' | 'RETURNED'>().notNull(),
    reason: text().$type<ReturnReason>(),
    /** The reason in the bank's own words. */
    reasonText: text('reason_text').notNull(),
    verdict: text().$type<ResultVerdict>().notNull(),
    /** The order that the row names, if there is one. */
    batchId: uuid('batch_id'),
    sequence: integer(),
    requestId: uuid('request_id').references(() => requests.id, { onDelete: 'set null' }),
    /** The row waits for the decision of two members of finance. */
    isQuarantined: boolean('is_quarantined').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.line] }),
    foreignKey({
      columns: [table.batchId, table.sequence],
      foreignColumns: [paymentOrders.batchId, paymentOrders.sequence],
      name: 'result_rows_order',
    }),
    index('result_rows_verdict').on(table.fileId, table.verdict, table.line),
    index('result_rows_quarantined').on(table.fileId, table.line).where(sql`is_quarantined`),
  ],
)

/** Changes that need two members of finance: the first proposes, the second confirms or refuses. */
export const paymentProposals = pgTable(
  'payment_proposals',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'CORRECTION' | 'CANCELLATION' | 'BANK_FIX_OPENED'>().notNull(),
    fileId: uuid('file_id'),
    line: integer(),
    batchId: uuid('batch_id'),
    sequence: integer(),
    amount: integer(),
    reason: text().notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    outcome: text().$type<'CONFIRMED' | 'REFUSED'>(),
  },
  (table) => [
    uniqueIndex('payment_proposals_row').on(table.fileId, table.line).where(sql`outcome is null`),
    uniqueIndex('payment_proposals_order').on(table.batchId, table.sequence).where(sql`outcome is null`),
  ],
)

/**
 * The sums of a ledger, for figures and for choosing whom to pay. All values are computed from the ledger: a row that
 * was computed from fewer entries than the ledger has is computed again before it is read.
 */
export const ledgerMoney = pgTable(
  'ledger_money',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => ledgers.requestId, { onDelete: 'cascade' }),
    periodId: integer('period_id').notNull(),
    /** The number of entries that the sums were computed from. */
    entries: integer().notNull(),
    entitled: integer().notNull(),
    paid: integer().notNull(),
    inFlight: integer('in_flight').notNull(),
    due: integer().notNull(),
    waiting: integer().notNull(),
    returned: integer().notNull(),
    unclaimed: integer().notNull(),
    needsAccount: boolean('needs_account').notNull(),
    isPaidByInstitution: boolean('is_paid_by_institution').notNull(),
  },
  (table) => [index('ledger_money_due').on(table.periodId, table.requestId).where(sql`due > 0`)],
)

/**
 * Requests whose status has still to follow their ledger; written with the entries, removed when the status has
 * followed.
 */
export const ledgerFollowUps = pgTable('ledger_follow_ups', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => ledgers.requestId, { onDelete: 'cascade' }),
  /** The member of finance who changed the ledger; null where a published result changed it. */
  staffId: uuid('staff_id'),
  /** Renewed by each act, so that a row is not removed if another act came meanwhile. */
  mark: uuid().notNull().defaultRandom(),
})
