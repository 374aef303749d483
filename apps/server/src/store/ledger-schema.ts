import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'

/** One row for each request with a published award. Writers of entries lock this row. */
export const ledgers = pgTable('ledgers', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id, { onDelete: 'restrict' }),
  /** Whether the institution passes the money on. Set from the request as it was sent, and never changed. */
  isSponsored: boolean('is_sponsored').notNull(),
  openedAt: instant('opened_at').notNull(),
})

/** The money of a request, append only: a trigger refuses every change, and removal except of the demo world's rows. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => ledgers.requestId, { onDelete: 'restrict' }),
    /** Running within the request, from 1. */
    number: integer().notNull(),
    at: instant('at').notNull(),
    kind: text().$type<LedgerEntry['kind']>().notNull(),
    entry: jsonb().$type<LedgerEntry>().notNull(),
    /** Who wrote the entry; null for the system. */
    staffId: uuid('staff_id'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
)

/** Requests whose bank details were erased, also in their snapshots and files; written in the same transaction. */
export const bankErasures = pgTable('bank_erasures', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  erasedAt: instant('erased_at').notNull(),
})

/** Bank accounts that awards are paid to. Ledger entries refer to them by id. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Bank, branch and number as JSON, encrypted and bound to this row; null once erased. */
    sealed: text(),
    /** Equal for equal accounts, like `accountHash` of the request index; null once erased. */
    lookupHash: text('lookup_hash'),
    /** Whether the account was sent with the request or with a bank fix. */
    source: text().$type<'SENT' | 'FIX'>().notNull(),
    /** Only of a bank fix: it was sent while the status of the request was not about the bank. */
    isOutsideBankStatus: boolean('is_beside').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Only of a bank fix: the student's file that confirms the account. */
    confirmation: text(),
    acceptedAt: instant('accepted_at'),
    /** Finance refused the account and asked for another: when, the code of the reason, and a note. */
    refusedAt: instant('refused_at'),
    refusal: text(),
    refusalNote: text('refusal_note'),
    /** Who accepted or refused the account. */
    decidedBy: uuid('decided_by'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('bank_accounts_request').on(table.requestId),
    index('bank_accounts_lookup').on(table.lookupHash),
  ],
)
