import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant } from './schema.ts'

/** One for each request with a published award; its row is what a writer of entries locks. */
export const ledgers = pgTable('ledgers', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id, { onDelete: 'restrict' }),
  /** As the request was sent, for life: the institution passes the money on. */
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
    /** Who wrote it; null for the system. */
    staffId: uuid('staff_id'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] })],
)

/** Requests whose bank details were erased, with what was sent and the files; written in the same transaction. */
export const bankErasures = pgTable('bank_erasures', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' }),
  erasedAt: instant('erased_at').notNull(),
})

/** Bank accounts that awards are paid to; entries of the ledger name them by id. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Bank, branch and number as JSON, encrypted and bound to this row; null once erased. */
    sealed: text(),
    /** Equal for equal accounts, as in the index of requests; null once erased. */
    lookupHash: text('lookup_hash'),
    /** With the request as it was sent, or with a bank fix. */
    source: text().$type<'SENT' | 'FIX'>().notNull(),
    /** Of a bank fix: it came while the status was about something else than the bank. */
    isBeside: boolean('is_beside').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The student's file that confirms it, for one of a bank fix. */
    confirmation: text(),
    acceptedAt: instant('accepted_at'),
    /** Finance asked for another one, and why: a code of the bank fix's reasons and what they added. */
    refusedAt: instant('refused_at'),
    refusal: text(),
    refusalNote: text('refusal_note'),
    /** Who accepted or refused it. */
    decidedBy: uuid('decided_by'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('bank_accounts_request').on(table.requestId),
    index('bank_accounts_lookup').on(table.lookupHash),
  ],
)
