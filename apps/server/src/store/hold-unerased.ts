import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { studentErasures } from './erasures-schema.ts'
import { requests } from './requests-schema.ts'

/**
 * Whether something may still be written about the student of a request; it is not erased until the transaction ends. An
 * erasure raises the version of the request first, and so waits here or is waited for.
 */
export const holdUnerased = async (tx: Queryable, requestId: string): Promise<boolean> => {
  await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for('share')
  const erasures = await tx
    .select({ id: studentErasures.id })
    .from(studentErasures)
    .where(and(eq(studentErasures.requestId, requestId), eq(studentErasures.outcome, 'ERASED')))
  return erasures.length === 0
}
