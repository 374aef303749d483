import { unpublished } from '@milgo/domain/status/result-published'
import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { files } from '../../store/files-schema.ts'
import { bankAccounts, bankErasures } from '../../store/ledger-schema.ts'
import { paymentOrders } from '../../store/payments-schema.ts'
import { requestSnapshots, requestSteps, requests } from '../../store/requests-schema.ts'

type Clock = Platform['clock']

/**
 * Whether a row of `requests` is published without an award and has bank details that are not erased. A revision may
 * have let the student send another account after an erasure.
 */
const isCandidate = sql`publish_state <> ${unpublished}
  and (not exists (select from bank_erasures where bank_erasures.request_id = requests.id)
    or exists (select from bank_accounts where bank_accounts.request_id = requests.id and erased_at is null))
  and not exists (select from ledger_money where ledger_money.request_id = requests.id and entitled > 0)`

export const countCandidates = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(requests).where(isCandidate)
  return row?.count ?? 0
}

/** Returns one page of the ids of these requests. */
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

/** Returns all snapshots of a request, the oldest first. */
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

/** Blanks the accounts and the payees of orders. The rows remain. */
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

/** Marks the files as removed, so that nobody can read them. The sweep deletes the objects from the store. */
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
