import type { RequestStatus } from '@milgo/domain/status/request-status'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { fixWaits } from './fix-waits.ts'

/** The status in which finance has to ask the student for an account. */
export const statusToAsk: RequestStatus = 'INVALID_BANK'

type BankFixCounts = {
  /** Accounts to decide on. */
  readonly waiting: number
  /** Students to ask for an account. */
  readonly toAsk: number
}

/** Counts what waits for finance in a period. */
export const countBankFixes = async (db: Queryable, period: string): Promise<BankFixCounts> => {
  const { rows } = await db.execute<BankFixCounts>(sql`
    select (select count(*)::int from bank_accounts account join requests on requests.id = account.request_id
        where requests.period_id = periods.id and ${fixWaits(sql`account`)}) as waiting,
      (select count(*)::int from requests
        where requests.period_id = periods.id and requests.status = ${statusToAsk}) as "toAsk"
    from registration_periods periods where periods.code = ${period}`)
  return rows[0] ?? { waiting: 0, toAsk: 0 }
}
