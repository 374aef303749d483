import type { Ledger, LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { moneyOf } from '@milgo/domain/ledger/money'
import type { Circumstances } from '@milgo/domain/status/request-state'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
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

/** A ledger as JSON brings it beside its request, with whether finance has an account to decide on. */
export type LedgerOfRequest = StoredLedger & { readonly isFixWaiting: boolean }

/** The ledger of the row of `requests` in a statement; null where no award was published. */
export const ledgerOfRequest: SQL = sql`(select json_build_object('isSponsored', ledger.is_sponsored,
    'entries', coalesce((select json_agg(line.entry order by line.number) from ledger_entries line
      where line.request_id = ledger.request_id), '[]'),
    'isFixWaiting', exists (select from bank_accounts account where account.request_id = ledger.request_id
      and account.source = 'FIX' and account.accepted_at is null and account.refused_at is null
      and account.erased_at is null))
  from ledgers ledger where ledger.request_id = requests.id)`

/** What the status table asks of the money. */
export const knownMoney = (
  ledger: LedgerOfRequest | null,
): Pick<Circumstances, 'money' | 'isBankFixWaiting'> =>
  ledger ? { money: moneyOf(ledger.entries, ledger.isSponsored), isBankFixWaiting: ledger.isFixWaiting } : {}
