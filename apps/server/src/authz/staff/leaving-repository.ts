import { asc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { hasConflict } from '../../store/conflict-of-interest.ts'
import { requestIndex } from '../../store/request-index-schema.ts'
import { requestWork } from '../../store/work-schema.ts'

export type HandedOver = { readonly handed_over: number; readonly back_in_queue: number }

type Leaving = {
  readonly leaverId: string
  /** Who gets the requests; null if they go back to the queue. */
  readonly heirId: string | null
  /** Who ordered it; null for the command. */
  readonly staffId: string | null
}

/**
 * Gives the requests of a leaving member to a colleague, or back to the queue. A request that the colleague may not
 * have goes back to the queue: their own, one of a person they know, and one in which they have already acted. Index
 * rows are locked first and in the order of their ids, as in all places that write both tables.
 */
export const handOverWork = async (
  tx: Queryable,
  clock: Clock,
  { leaverId, heirId, staffId }: Leaving,
): Promise<HandedOver> => {
  await tx
    .select({ requestId: requestIndex.requestId })
    .from(requestIndex)
    .where(eq(requestIndex.assigneeId, leaverId))
    .orderBy(asc(requestIndex.requestId))
    .for('update')
  const { rows } = await tx.execute<HandedOver>(sql`
    with theirs as (
      select request_work.request_id, requests.student_id,
        case when ${heirId}::uuid is not null
          and not ${hasConflict(sql`${heirId}`, {
            identityHash: sql`students.identity_hash`,
            requestId: sql`request_work.request_id`,
          })}
          and not exists (select from request_events event
            where event.actor_id = ${heirId}::uuid and event.request_id = request_work.request_id)
        then ${heirId}::uuid end as heir_id
      from request_work join requests on requests.id = request_work.request_id
        join students on students.id = requests.student_id
      where request_work.assignee_id = ${leaverId}::uuid
    ),
    indexed as (
      update request_index set assignee_id = theirs.heir_id from theirs
      where request_index.request_id = theirs.request_id
    ),
    worked as (
      update request_work set assignee_id = theirs.heir_id, version = request_work.version + 1,
        assigned_at = case when theirs.heir_id is null then null else ${clock.now()} end
      from theirs where request_work.request_id = theirs.request_id
    ),
    audited as (
      insert into audit_entries (at, staff_id, student_id, action, details)
      select ${clock.now()}, ${staffId}::uuid, student_id, 'request-work-changed',
        jsonb_strip_nulls(jsonb_build_object('request', request_id, 'change', 'left', 'from', ${leaverId}::text,
          'staff', heir_id))
      from theirs
    )
    select count(heir_id)::int as handed_over, (count(*) - count(heir_id))::int as back_in_queue from theirs`)
  // The requests that the leaving member had open are closed.
  await tx
    .update(requestWork)
    .set({ openedBy: null, openedAt: null, lastActiveAt: null })
    .where(eq(requestWork.openedBy, leaverId))
  return rows[0] ?? { handed_over: 0, back_in_queue: 0 }
}
