import { and, eq, lte, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { requestLooks } from '../../store/work-schema.ts'

type At = Pick<Platform, 'database' | 'clock'>

/** The page says every half minute that somebody moves there; after so long without a word they have left. */
const lookSeconds = 90

const since = (clock: Platform['clock']) => sql`${clock.now()} - make_interval(secs => ${lookSeconds})`

/**
 * Somebody looks who does not have the request open. A request that is being changed or is gone is not waited for: no look
 * is worth that a page does not open, and the page says it again.
 */
export const noteLook = async (
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

export const endLook = async ({ database }: At, requestId: string, staffId: string): Promise<void> => {
  await database.repeatable((db) =>
    db
      .delete(requestLooks)
      .where(and(eq(requestLooks.requestId, requestId), eq(requestLooks.staffId, staffId))),
  )
}

/** Who else looks at the request, beside whoever has it open. */
export const lookersOf = async ({ database, clock }: At, requestId: string, staffId: string) => {
  const { rows } = await database.read((db) =>
    db.execute<{ id: string; name: string }>(sql`
      select staff.id, staff.name from request_looks join staff on staff.id = request_looks.staff_id
      where request_looks.request_id = ${requestId}::uuid and staff.id <> ${staffId}::uuid
        and request_looks.at > ${since(clock)}
      order by staff.name, staff.id`),
  )
  return rows
}
