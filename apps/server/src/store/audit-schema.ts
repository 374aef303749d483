import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './schema.ts'

/** Entries of the audit trail that were hashed together; each seal contains the hash of the one before. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    /** Running from 1 without gaps; the numbers of swept seals are not used again. */
    number: bigint({ mode: 'number' }).primaryKey(),
    sealedAt: instant('sealed_at').notNull(),
    entries: integer().notNull(),
    /** The greatest id among its entries, and the latest time. */
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    lastAt: instant('last_at').notNull(),
    hash: text().notNull(),
  },
  (table) => [index('audit_seals_last_at').on(table.lastAt)],
)

/** The keyed hash of each sealed entry. It outlives the personal values of the entry, which an erasure blanks. */
export const auditHashes = pgTable(
  'audit_hashes',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
    sealNumber: bigint('seal_number', { mode: 'number' }).notNull(),
    hash: text().notNull(),
    detailsHash: text('details_hash').notNull(),
    /** When the details were blanked because the student was erased. */
    erasedAt: instant('erased_at'),
  },
  (table) => [index('audit_hashes_seal').on(table.sealNumber, table.entryId)],
)

/** Where the chain begins after the oldest seals were swept; the signature needs the server's key. */
export const auditAnchors = pgTable('audit_anchors', {
  /** The number and the hash of the last seal that was swept. */
  sealNumber: bigint('seal_number', { mode: 'number' }).primaryKey(),
  sealHash: text('seal_hash').notNull(),
  lastId: bigint('last_id', { mode: 'number' }).notNull(),
  sweptAt: instant('swept_at').notNull(),
  signature: text().notNull(),
})

/**
 * The last seal, written together with it and signed. An attacker who cuts off the end of the chain has to set this row
 * back too, and cannot sign an older one.
 */
export const auditHeads = pgTable('audit_heads', {
  /** Always 1: there is one head. */
  id: integer().primaryKey(),
  sealNumber: bigint('seal_number', { mode: 'number' }).notNull(),
  sealHash: text('seal_hash').notNull(),
  /** Every entry up to this id was sealed. Such an entry without a hash was not added by the server. */
  settledId: bigint('settled_id', { mode: 'number' }).notNull(),
  signature: text().notNull(),
})

/** The findings of each verification of the whole chain. */
export const auditChecks = pgTable('audit_checks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  isIntact: boolean('is_intact').notNull(),
  entries: integer().notNull(),
  /** The last seal at that time, as `number:hash`; null for checks of earlier releases. */
  head: text(),
  findings: jsonb().$type<readonly { readonly kind: string; readonly id: number }[]>().notNull(),
})
