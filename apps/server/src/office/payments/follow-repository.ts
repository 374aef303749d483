import type { FixAccount } from '@milgo/domain/payment/fix-beside'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { bankAccounts } from '../../store/ledger-schema.ts'
import { ledgerFollowUps } from '../../store/payments-schema.ts'

export type FollowUp = {
  readonly requestId: string
  /** The member of finance whose act it follows; null where a published result has changed the ledger. */
  readonly staffId: string | null
  readonly mark: string
}

/** Behind a request, so that one that cannot follow does not stand in the way of the others. */
export const findFollowUps = (db: Queryable, after: string, limit: number): Promise<readonly FollowUp[]> =>
  db
    .select()
    .from(ledgerFollowUps)
    .where(gt(ledgerFollowUps.requestId, after))
    .orderBy(asc(ledgerFollowUps.requestId))
    .limit(limit)

/** Unless a later act has asked for it again. */
export const removeFollowUp = async (db: Queryable, { requestId, mark }: FollowUp): Promise<void> => {
  await db
    .delete(ledgerFollowUps)
    .where(and(eq(ledgerFollowUps.requestId, requestId), eq(ledgerFollowUps.mark, mark)))
}

export const findFixAccounts = (db: Queryable, requestId: string): Promise<FixAccount[]> =>
  db
    .select({
      source: bankAccounts.source,
      isBeside: bankAccounts.isBeside,
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
