import type { Ledger, LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { bankAccounts, ledgerEntries, ledgers } from './ledger-schema.ts'

/** A request's ledger as it is stored. */
export type StoredLedger = { readonly isSponsored: boolean; readonly entries: Ledger }

/** Undefined for a request without a published award. */
export const findLedger = async (db: Queryable, requestId: string): Promise<StoredLedger | undefined> => {
  const [ledger] = await db.select().from(ledgers).where(eq(ledgers.requestId, requestId))
  return ledger && { isSponsored: ledger.isSponsored, entries: await findEntries(db, requestId) }
}

/** The same, with other writers of this ledger waiting until the transaction ends. */
export const lockLedger = async (tx: Queryable, requestId: string): Promise<StoredLedger | undefined> => {
  const [ledger] = await tx.select().from(ledgers).where(eq(ledgers.requestId, requestId)).for('update')
  return ledger && { isSponsored: ledger.isSponsored, entries: await findEntries(tx, requestId) }
}

const findEntries = async (db: Queryable, requestId: string): Promise<Ledger> => {
  const rows = await db
    .select({ entry: ledgerEntries.entry })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.requestId, requestId))
    .orderBy(asc(ledgerEntries.number))
  return rows.map(({ entry }) => entry)
}

/** Does nothing where there is one. */
export const openLedger = async (
  tx: Queryable,
  ledger: { readonly requestId: string; readonly isSponsored: boolean; readonly openedAt: Date },
): Promise<void> => {
  await tx.insert(ledgers).values(ledger).onConflictDoNothing()
}

/** Rows after those that are there, numbered on. */
export const insertEntries = async (
  tx: Queryable,
  requestId: string,
  after: number,
  entries: readonly LedgerEntry[],
  by: { readonly at: Date; readonly staffId: string | null },
): Promise<void> => {
  if (entries.length === 0) return
  await tx.insert(ledgerEntries).values(
    entries.map((entry, place) => ({
      requestId,
      number: after + place + 1,
      kind: entry.kind,
      entry,
      ...by,
    })),
  )
}

export const addBankAccount = async (
  tx: Queryable,
  account: typeof bankAccounts.$inferInsert,
): Promise<void> => {
  await tx.insert(bankAccounts).values(account)
}
