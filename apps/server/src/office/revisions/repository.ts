import type { RevokeOutcome } from '@milgo/domain/institution-list/list-outcome'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import type { StoredRequestState } from '@milgo/domain/status/request-memory'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { hasConflict } from '../../store/conflict-of-interest.ts'

type Source = Pick<Platform, 'database'>

type ListedRequest = StoredRequestState & {
  readonly requestId: string
  readonly periodCode: string
  readonly number: number
  readonly name: string
  readonly events: readonly Pick<RequestEvent, 'event' | 'actor'>[] | null
}

type ProposalRow = ListedRequest & {
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAt: string
  readonly awardBefore: number | null
  readonly award: number | null
}

type RevokedRow = ListedRequest & {
  readonly institution: string
  readonly listId: string
  readonly revokedAt: string | null
  readonly revokeReason: string | null
}

const request: SQL = sql`
  requests.id as "requestId", registration_periods.code as "periodCode", requests.number, request_index.name,
  requests.status, requests.publish_state as "publishState", requests.memory,
  to_json(requests.correction_deadline) #>> '{}' as "correctionDeadline",
  (select json_agg(json_build_object('event', past.event,
      'actor', json_build_object('role', past.actor_role, 'id', past.actor_id)) order by past.number)
    from request_events past where past.request_id = requests.id) as events`

/** Condition: the request is not the staff member's own, nor of a student they know. */
const isOfNobodyKnown = (staffId: string): SQL =>
  sql`not ${hasConflict(staffId, { identityHash: sql`request_index.identity_hash`, requestId: sql`requests.id` })}`

/** Returns proposals that wait for a second signature, the oldest first. */
export const findOpenProposals = async (
  { database }: Source,
  staffId: string,
): Promise<readonly ProposalRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ProposalRow>(sql`
      select ${request}, revisions.reason, revisions.proposed_by as "proposedBy",
        to_json(revisions.proposed_at) #>> '{}' as "proposedAt", revisions.award_before as "awardBefore", revisions.award
      from revisions join requests on requests.id = revisions.request_id
        join registration_periods on registration_periods.id = requests.period_id
        join request_index on request_index.request_id = requests.id
      where revisions.signed_at is null and revisions.withdrawn_at is null and ${isOfNobodyKnown(staffId)}
      order by revisions.proposed_at, revisions.id`),
  )
  return rows
}

const needsRevision: RevokeOutcome = 'NEEDS_REVISION'

/** Returns requests whose published rejection the institution has revoked, and that have no waiting proposal. */
export const findRevokedRejections = async (
  { database }: Source,
  staffId: string,
  language: Language,
): Promise<readonly RevokedRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<RevokedRow>(sql`
      select ${request}, list.id as "listId", to_json(list.revoked_at) #>> '{}' as "revokedAt",
        list.revoke_reason as "revokeReason",
        coalesce(institutions.name ->> ${language}, institutions.name ->> ${defaultLanguage}) as institution
      from institution_list_rows join institution_lists list on list.id = institution_list_rows.list_id
        join institutions on institutions.id = list.institution_id
        join requests on requests.id = institution_list_rows.request_id
        join registration_periods on registration_periods.id = requests.period_id
        join request_index on request_index.request_id = requests.id
      where institution_list_rows.revoked = ${needsRevision} and ${isOfNobodyKnown(staffId)}
        and not exists (select from revisions where revisions.request_id = requests.id
          and revisions.signed_at is null and revisions.withdrawn_at is null)
      order by list.revoked_at, institution_list_rows.list_id, institution_list_rows.row`),
  )
  return rows
}

export const addRevisionView = async (
  db: Pick<Queryable, 'execute'>,
  clock: Platform['clock'],
  staffId: string,
  studentId: string,
  requestId: string,
): Promise<void> => {
  await db.execute(
    auditEntry(
      { action: 'request-viewed', staffId, studentId, details: { request: requestId, page: 'revision' } },
      clock,
    ),
  )
}
