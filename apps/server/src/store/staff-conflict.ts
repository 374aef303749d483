import { sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'

/** A staff member knows the student of a request; false where they have said so before. */
export const addConflict = async (
  db: Pick<Queryable, 'execute'>,
  clock: Clock,
  staffId: string,
  requestId: string,
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    insert into staff_conflicts (staff_id, request_id, declared_at)
    values (${staffId}::uuid, ${requestId}::uuid, ${clock.now()}) on conflict do nothing returning staff_id`)
  return rows.length > 0
}
