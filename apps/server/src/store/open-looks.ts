import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { secondLooks } from './second-looks-schema.ts'

/** Whether somebody has taken a second look at this request and has not decided yet. */
export const hasOpenLook = async (db: Queryable, requestId: string, staffId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: secondLooks.id })
    .from(secondLooks)
    .where(
      and(
        eq(secondLooks.requestId, requestId),
        eq(secondLooks.staffId, staffId),
        eq(secondLooks.state, 'WAITING'),
      ),
    )
    .limit(1)
  return rows.length > 0
}
