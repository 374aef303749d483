import type { RequestEvent } from '@milgo/domain/status/request-event'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { hasConflict } from './conflict-of-interest.ts'

export type OwnMoney = {
  /** The staff member is the student, or said that they know the student. */
  readonly isOwn: boolean
  readonly events: readonly Pick<RequestEvent, 'event' | 'actor'>[] | null
}

/** SQL: the columns of `OwnMoney` for a request and a staff member. */
export const ownMoneyOf = (requestId: SQLWrapper, staffId: string) => sql`
  ${hasConflict(staffId, {
    identityHash: sql`(select own.identity_hash from request_index own where own.request_id = ${requestId})`,
    requestId: sql`${requestId}`,
  })} as "isOwn",
  (select json_agg(json_build_object('event', past.event,
      'actor', json_build_object('role', past.actor_role, 'id', past.actor_id)) order by past.number)
    from request_events past where past.request_id = ${requestId}) as events`

/** Returns what decides whether a staff member may act on the money of a request. */
export const findOwnMoney = async (db: Queryable, requestId: string, staffId: string): Promise<OwnMoney> => {
  const { rows } = await db.execute<OwnMoney>(sql`select ${ownMoneyOf(sql`${requestId}::uuid`, staffId)}`)
  return rows[0] ?? { isOwn: false, events: null }
}
