import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { staffConflicts } from './work-schema.ts'

/** Stores that a staff member knows the student of a request. Returns false if it was stored before. */
export const addConflict = async (
  db: Pick<Queryable, 'insert'>,
  clock: Clock,
  staffId: string,
  requestId: string,
): Promise<boolean> => {
  const added = await db
    .insert(staffConflicts)
    .values({ staffId, requestId, declaredAt: clock.now() })
    .onConflictDoNothing()
    .returning({ staffId: staffConflicts.staffId })
  return added.length > 0
}
