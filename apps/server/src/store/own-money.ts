import type { RequestEvent } from '@milgo/domain/status/request-event'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

type OwnMoney = {
  /** The staff member, or somebody they know, is the student. */
  readonly isOwn: boolean
  readonly events: readonly Pick<RequestEvent, 'event' | 'actor'>[] | null
}

/** What tells whether a staff member may decide on the money of a request. */
export const findOwnMoney = async (db: Queryable, requestId: string, staffId: string): Promise<OwnMoney> => {
  const { rows } = await db.execute<OwnMoney>(sql`
    select
      exists (select from staff join request_index on request_index.identity_hash = staff.identity_hash
          where staff.id = ${staffId}::uuid and request_index.request_id = ${requestId}::uuid)
        or exists (select from staff_conflicts where staff_conflicts.staff_id = ${staffId}::uuid
          and staff_conflicts.request_id = ${requestId}::uuid) as "isOwn",
      (select json_agg(json_build_object('event', past.event,
          'actor', json_build_object('role', past.actor_role, 'id', past.actor_id)) order by past.number)
        from request_events past where past.request_id = ${requestId}::uuid) as events`)
  return rows[0] ?? { isOwn: false, events: null }
}
