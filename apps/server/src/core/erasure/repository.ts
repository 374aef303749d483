import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { files } from '../../store/files-schema.ts'
import { bankAccounts, bankErasures } from '../../store/ledger-schema.ts'
import { paymentOrders } from '../../store/payments-schema.ts'
import { requestIndex } from '../../store/request-index-schema.ts'
import { requestSnapshots, requestSteps, requests } from '../../store/requests-schema.ts'

type Clock = Platform['clock']

/**
 * On `requests`: published without an award, with bank details that were not erased yet. After an erasure a revision may
 * have let the student send another account.
 */
const isCandidate = sql`publish_state <> '0'
  and (not exists (select from bank_erasures where bank_erasures.request_id = requests.id)
    or exists (select from bank_accounts where bank_accounts.request_id = requests.id and erased_at is null))
  and not exists (select from ledger_money where ledger_money.request_id = requests.id and entitled > 0)`

export const countCandidates = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(requests).where(isCandidate)
  return row?.count ?? 0
}

/** These requests, a page at a time. */
export const findCandidates = async (
  db: Queryable,
  after: string | undefined,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(isCandidate, after === undefined ? undefined : gt(requests.id, after)))
    .orderBy(asc(requests.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export const replaceStep = async (
  tx: Queryable,
  requestId: string,
  { step, version, answers, secretSealed }: Omit<typeof requestSteps.$inferSelect, 'requestId' | 'updatedAt'>,
): Promise<void> => {
  await tx
    .update(requestSteps)
    .set({ version, answers, secretSealed })
    .where(and(eq(requestSteps.requestId, requestId), eq(requestSteps.step, step)))
}

/** Oldest first. */
export const findSnapshots = (tx: Queryable, requestId: string) =>
  tx
    .select({ number: requestSnapshots.number, sealed: requestSnapshots.sealed })
    .from(requestSnapshots)
    .where(eq(requestSnapshots.requestId, requestId))
    .orderBy(asc(requestSnapshots.number))

export const replaceSnapshot = async (
  tx: Queryable,
  requestId: string,
  number: number,
  sealed: string,
): Promise<void> => {
  await tx
    .update(requestSnapshots)
    .set({ sealed })
    .where(and(eq(requestSnapshots.requestId, requestId), eq(requestSnapshots.number, number)))
}

/** Nobody is found by the account, or by the file that confirmed it, any more. */
export const blankIndexRow = async (
  tx: Queryable,
  requestId: string,
  fileHashes: readonly string[],
): Promise<void> => {
  await tx
    .update(requestIndex)
    .set({ accountHash: null, fileHashes: [...fileHashes] })
    .where(eq(requestIndex.requestId, requestId))
}

/** The rows stay; accounts, and whom orders were to pay, are blanked. */
export const blankAccounts = async (tx: Queryable, clock: Clock, requestId: string): Promise<void> => {
  await tx
    .update(bankAccounts)
    .set({ sealed: null, lookupHash: null, refusalNote: null, erasedAt: clock.now() })
    .where(and(eq(bankAccounts.requestId, requestId), isNull(bankAccounts.erasedAt)))
  await tx
    .update(paymentOrders)
    .set({ sealed: null, accountHash: null })
    .where(eq(paymentOrders.requestId, requestId))
}

/** Gone for everybody at once; the sweep takes the objects out of the store. */
export const removeFiles = async (
  tx: Queryable,
  clock: Clock,
  studentId: string,
  document: string,
): Promise<void> => {
  await tx
    .update(files)
    .set({ removedAt: clock.now() })
    .where(and(eq(files.studentId, studentId), eq(files.document, document), isNull(files.removedAt)))
}

export const markErased = async (tx: Queryable, clock: Clock, requestId: string): Promise<void> => {
  const erasedAt = clock.now()
  await tx
    .insert(bankErasures)
    .values({ requestId, erasedAt })
    .onConflictDoUpdate({ target: bankErasures.requestId, set: { erasedAt } })
}
