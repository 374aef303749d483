import type { Ledger, LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { moneyOf } from '@milgo/domain/ledger/money'
import type { Circumstances } from '@milgo/domain/status/request-state'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { fixWaits } from './fix-waits.ts'
import { bankAccounts, ledgerEntries, ledgers } from './ledger-schema.ts'

export type StoredLedger = { readonly isSponsored: boolean; readonly entries: Ledger }

/** Returns the ledger of a request, or undefined if it has no published award. */
export const findLedger = async (db: Queryable, requestId: string): Promise<StoredLedger | undefined> => {
  const [ledger] = await db.select().from(ledgers).where(eq(ledgers.requestId, requestId))
  return ledger && { isSponsored: ledger.isSponsored, entries: await findEntries(db, requestId) }
}

/** Like `findLedger`, and locks the ledger against other writers until the transaction ends. */
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

/** Creates the ledger of a request, unless there is one. */
export const openLedger = async (
  tx: Queryable,
  ledger: { readonly requestId: string; readonly isSponsored: boolean; readonly openedAt: Date },
): Promise<void> => {
  await tx.insert(ledgers).values(ledger).onConflictDoNothing()
}

/** Adds entries to a ledger, numbered from `after` + 1. */
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

/** A ledger as JSON beside its request, and whether an account waits for the decision of finance. */
export type LedgerOfRequest = StoredLedger & { readonly isFixWaiting: boolean }

/** SQL: the ledger of a row of `requests`; null where no award was published. */
export const ledgerOfRequest: SQL = sql`(select json_build_object('isSponsored', ledger.is_sponsored,
    'entries', coalesce((select json_agg(line.entry order by line.number) from ledger_entries line
      where line.request_id = ledger.request_id), '[]'),
    'isFixWaiting', exists (select from bank_accounts account where account.request_id = ledger.request_id
      and ${fixWaits(sql`account`)}))
  from ledgers ledger where ledger.request_id = requests.id)`

/** Returns the circumstances about the money that the status table needs. */
export const knownMoney = (
  ledger: LedgerOfRequest | null,
): Pick<Circumstances, 'money' | 'isBankFixWaiting'> =>
  ledger ? { money: moneyOf(ledger.entries, ledger.isSponsored), isBankFixWaiting: ledger.isFixWaiting } : {}
