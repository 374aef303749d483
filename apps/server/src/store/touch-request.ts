import { and, eq } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { requests } from './requests-schema.ts'

/**
 * Raises the version of a request, so that others who work on it at the same time have to decide again. Returns false
 * if the request has another version by now. The row is locked until the transaction ends.
 */
export const touchRequest = async (
  tx: Queryable,
  clock: Pick<Clock, 'now'>,
  id: string,
  version: number,
): Promise<boolean> => {
  const rows = await tx
    .update(requests)
    .set({ updatedAt: clock.now() })
    .where(and(eq(requests.id, id), eq(requests.version, version)))
    .returning({ id: requests.id })
  return rows.length > 0
}
