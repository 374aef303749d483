import type { LookState } from '@milgo/domain/second-look/agreement'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { secondLooks } from './second-looks-schema.ts'

/** The state of a second look that is not decided yet. */
export const openLook = 'WAITING' satisfies LookState

/** Returns whether the staff member has taken a second look at this request and has not decided yet. */
export const hasOpenLook = async (db: Queryable, requestId: string, staffId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: secondLooks.id })
    .from(secondLooks)
    .where(
      and(
        eq(secondLooks.requestId, requestId),
        eq(secondLooks.staffId, staffId),
        eq(secondLooks.state, openLook),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns those of these requests of which the staff member does a second look. */
export const findOpenLooks = async (
  { database }: Pick<Platform, 'database'>,
  requestIds: readonly string[],
  staffId: string,
): Promise<ReadonlySet<string>> => {
  if (requestIds.length === 0) return new Set()
  const rows = await database.read((db) =>
    db
      .select({ id: secondLooks.requestId })
      .from(secondLooks)
      .where(
        and(
          inArray(secondLooks.requestId, [...requestIds]),
          eq(secondLooks.staffId, staffId),
          eq(secondLooks.state, openLook),
        ),
      ),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Gives back the second looks that the staff member has taken at a request, so that others can take them at once. */
export const giveBackLooks = async (
  tx: Pick<Queryable, 'update'>,
  requestId: string,
  staffId: string,
): Promise<void> => {
  await tx
    .update(secondLooks)
    .set({ staffId: null, takenAt: null })
    .where(
      and(
        eq(secondLooks.requestId, requestId),
        eq(secondLooks.staffId, staffId),
        eq(secondLooks.state, openLook),
      ),
    )
}

/** SQL: the requests of which the staff member does a second look, read once for all rows of a list. */
const openLooksOf = (staffId: string | SQL): SQL =>
  sql`(select request_id from second_looks where state = ${openLook} and staff_id = ${staffId}::uuid)`

/** Condition: the staff member does a second look of the request now. */
export const isBlindFor = (staffId: string | SQL, requestId: SQL): SQL =>
  sql`${requestId} in ${openLooksOf(staffId)}`

/** Condition: the staff member does no second look of the request now. */
export const isNotBlindFor = (staffId: string | SQL, requestId: SQL): SQL =>
  sql`${requestId} not in ${openLooksOf(staffId)}`

/** Condition like `isNotBlindFor`, by the student, who may be null. */
export const isNotBlindForStudent = (staffId: string, studentId: SQL): SQL =>
  sql`(${studentId} is null or ${studentId} not in (select requests.student_id
    from second_looks join requests on requests.id = second_looks.request_id
    where second_looks.state = ${openLook} and second_looks.staff_id = ${staffId}::uuid))`
