import type { RequestStatus } from '@milgo/domain/status/request-status'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

/** An account of a bank fix, called `account`, that finance has not decided on. */
export const isFixWaiting = sql`account.source = 'FIX' and account.accepted_at is null
  and account.refused_at is null and account.erased_at is null`

/** In this status finance has to ask the student for an account. */
export const statusToAsk: RequestStatus = 'INVALID_BANK'

/** What waits for finance in a period: accounts to decide on, and students to ask for one. */
export const countBankFixes = async (db: Queryable, periodId: number): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) from bank_accounts account join requests on requests.id = account.request_id
        where requests.period_id = ${periodId} and ${isFixWaiting})
      + (select count(*) from requests
        where requests.period_id = ${periodId} and requests.status = ${statusToAsk}))::int as count`)
  return rows[0]?.count ?? 0
}
