import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL: `isFixWaiting` of the domain for a row of the bank accounts, which is given by its name in the statement. A test
 * compares both.
 */
export const fixWaits = (
  account: SQL,
): SQL => sql`${account}.source = 'FIX' and ${account}.accepted_at is null
  and ${account}.refused_at is null and ${account}.erased_at is null`
