import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { studentErasures } from './erasures-schema.ts'
import { requests } from './requests-schema.ts'

/**
 * Returns whether the student of a request is not erased, and so may be written about. No erasure can happen before the
 * transaction ends, because an erasure first raises the version of the request and waits for this lock.
 */
export const lockUnerased = async (tx: Queryable, requestId: string): Promise<boolean> => {
  await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for('share')
  const erasures = await tx
    .select({ id: studentErasures.id })
    .from(studentErasures)
    .where(and(eq(studentErasures.requestId, requestId), eq(studentErasures.outcome, 'ERASED')))
  return erasures.length === 0
}
