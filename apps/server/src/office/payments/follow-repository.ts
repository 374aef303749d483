import type { FixAccount } from '@milgo/domain/payment/fix-outside-bank-status'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { bankAccounts } from '../../store/ledger-schema.ts'
import { ledgerFollowUps } from '../../store/payments-schema.ts'

export type FollowUp = {
  readonly requestId: string
  /** The member of finance who changed the ledger; null where a published result changed it. */
  readonly staffId: string | null
  readonly mark: string
}

/** Returns follow-ups after a request id, so that one that fails does not block those after it. */
export const findFollowUps = (db: Queryable, after: string, limit: number): Promise<readonly FollowUp[]> =>
  db
    .select()
    .from(ledgerFollowUps)
    .where(gt(ledgerFollowUps.requestId, after))
    .orderBy(asc(ledgerFollowUps.requestId))
    .limit(limit)

/** Removes a follow-up, unless a later act has renewed it. */
export const removeFollowUp = async (db: Queryable, { requestId, mark }: FollowUp): Promise<void> => {
  await db
    .delete(ledgerFollowUps)
    .where(and(eq(ledgerFollowUps.requestId, requestId), eq(ledgerFollowUps.mark, mark)))
}

export const findFixAccounts = (db: Queryable, requestId: string): Promise<FixAccount[]> =>
  db
    .select({
      source: bankAccounts.source,
      isOutsideBankStatus: bankAccounts.isOutsideBankStatus,
      createdAt: bankAccounts.createdAt,
      acceptedAt: bankAccounts.acceptedAt,
      refusedAt: bankAccounts.refusedAt,
      erasedAt: bankAccounts.erasedAt,
    })
    .from(bankAccounts)
    .where(eq(bankAccounts.requestId, requestId))

export const countFollowUps = async (db: Queryable, batchId: string): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ledger_follow_ups where request_id in (
      select request_id from payment_orders where batch_id = ${batchId}::uuid)`)
  return rows[0]?.count ?? 0
}
