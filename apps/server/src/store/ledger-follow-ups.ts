import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

/**
 * Notes that the status of these requests has to follow their ledgers. To be called in the transaction that changes the
 * ledgers.
 */
export const addFollowUps = async (
  tx: Queryable,
  requestIds: readonly string[],
  /** Null where the change is no act of finance. */
  staffId: string | null,
): Promise<void> => {
  if (requestIds.length === 0) return
  await tx.execute(sql`insert into ledger_follow_ups (request_id, staff_id)
    select id::uuid, ${staffId}::uuid from json_array_elements_text(${JSON.stringify(requestIds)}::json) as ids(id)
    on conflict (request_id) do update set staff_id = coalesce(excluded.staff_id, ledger_follow_ups.staff_id),
      mark = gen_random_uuid()`)
}
