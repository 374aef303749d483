import { and, eq, lte, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { requestLooks } from '../../store/work-schema.ts'

type At = Pick<Platform, 'database' | 'clock'>

/** The page reports every half minute that the user is active. After this time without a report the user has left. */
const lookSeconds = 90

const since = (clock: Platform['clock']) => sql`${clock.now()} - make_interval(secs => ${lookSeconds})`

/**
 * Records that a staff member views the request without having it open. A request that is locked or removed is not
 * waited for, because the page must open without delay and reports the viewer again.
 */
export const recordViewer = async (
  { database, clock }: At,
  requestId: string,
  staffId: string,
): Promise<void> => {
  await database.repeatable(async (db) => {
    await db
      .delete(requestLooks)
      .where(and(eq(requestLooks.staffId, staffId), lte(requestLooks.at, since(clock))))
    await db.execute(sql`
      insert into request_looks (request_id, staff_id, at)
      select requests.id, staff.id, ${clock.now()} from requests, staff
      where requests.id = ${requestId}::uuid and staff.id = ${staffId}::uuid for key share skip locked
      on conflict (request_id, staff_id) do update set at = excluded.at`)
  })
}

export const removeViewer = async ({ database }: At, requestId: string, staffId: string): Promise<void> => {
  await database.repeatable((db) =>
    db
      .delete(requestLooks)
      .where(and(eq(requestLooks.requestId, requestId), eq(requestLooks.staffId, staffId))),
  )
}

/** Returns who else views the request, without the one who has it open. */
export const viewersOf = async ({ database, clock }: At, requestId: string, staffId: string) => {
  const { rows } = await database.read((db) =>
    db.execute<{ id: string; name: string }>(sql`
      select staff.id, staff.name from request_looks join staff on staff.id = request_looks.staff_id
      where request_looks.request_id = ${requestId}::uuid and staff.id <> ${staffId}::uuid
        and request_looks.at > ${since(clock)}
      order by staff.name, staff.id`),
  )
  return rows
}
