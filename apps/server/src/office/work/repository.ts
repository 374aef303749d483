import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { isNotBlindFor } from '../../store/open-looks.ts'
import { periodOf } from '../../store/queue-period.ts'
import { staff } from '../../store/staff-schema.ts'
import { requestWork, type WorkBefore, workChangeRows, workChanges } from '../../store/work-schema.ts'

type Clock = Platform['clock']
type Db = Pick<Queryable, 'select' | 'update' | 'execute'>

/** The work on a request that was sent, with everything that its rules need. */
export type WorkRow = WorkBefore & {
  readonly requestId: string
  readonly studentId: string
  readonly number: number
  readonly periodCode: string
  readonly name: string
  readonly status: RequestStatus
  readonly version: number
  readonly assigneeName: string | null
  readonly openedBy: string | null
  readonly openerName: string | null
  readonly lastActiveAt: string | null
  readonly events: readonly Pick<RequestEvent, 'event' | 'actor'>[] | null
  /** Those of the asked staff whose own request it is, or who said that they know the student. */
  readonly conflicted: readonly string[] | null
  /** The student was erased, so there is nothing left to look at. */
  readonly isErased: boolean
  readonly now: string
}

type Narrowed = {
  /** Only requests of this period. */
  readonly period?: { readonly code: string | undefined }
  /** Without requests of which this staff member does a second look: those are not there for them. */
  readonly changedBy?: string
}

/** Returns the work on requests. */
export const findWorkRows = async (
  db: Db,
  clock: Clock,
  requestIds: readonly string[],
  staffIds: readonly string[],
  { period, changedBy }: Narrowed = {},
): Promise<readonly WorkRow[]> => {
  const { rows } = await db.execute<WorkRow>(sql`
    select request_index.request_id as "requestId", requests.student_id as "studentId", request_index.number,
      registration_periods.code as "periodCode", request_index.name, request_index.status,
      coalesce(work.version, 0) as version, work.assignee_id as "assigneeId", assignee.name as "assigneeName",
      to_json(work.assigned_at) #>> '{}' as "assignedAt", work.opened_by as "openedBy", opener.name as "openerName",
      to_json(work.last_active_at) #>> '{}' as "lastActiveAt", work.hold_reason as "holdReason",
      to_json(work.hold_until) #>> '{}' as "holdUntil", coalesce(work.labels, '{}') as labels,
      (select json_agg(json_build_object('event', event, 'actor', json_build_object('role', actor_role, 'id', actor_id))
          order by request_events.number)
        from request_events where request_events.request_id = request_index.request_id) as events,
      (select json_agg(staff.id) from staff where staff.id = any(${sql.param([...staffIds])}::uuid[])
        and (staff.identity_hash = request_index.identity_hash or exists (select from staff_conflicts
          where staff_conflicts.staff_id = staff.id and staff_conflicts.request_id = request_index.request_id))
      ) as conflicted,
      exists (select from student_erasures where student_erasures.request_id = request_index.request_id
        and student_erasures.outcome = 'ERASED') as "isErased",
      to_json(${clock.now()}) #>> '{}' as now
    from request_index join requests on requests.id = request_index.request_id
      join registration_periods on registration_periods.id = request_index.period_id
      left join request_work work on work.request_id = request_index.request_id
      left join staff assignee on assignee.id = work.assignee_id
      left join staff opener on opener.id = work.opened_by
    where request_index.request_id = any(${sql.param([...requestIds])}::uuid[])
      ${period ? sql`and request_index.period_id = ${periodOf(period.code)}` : sql``}
      ${changedBy === undefined ? sql`` : sql`and ${isNotBlindFor(changedBy, sql`request_index.request_id`)}`}`)
  return rows
}

/**
 * Locks requests for a change of the work on them, and adds missing rows. Index rows are locked first and in the order
 * of their ids, as in all places that write both tables, so that changes never wait for each other in a circle.
 */
export const lockWork = async (db: Db, requestIds: readonly string[]): Promise<void> => {
  // SQL: thousands of ids are one parameter.
  const ids = sql.param([...requestIds])
  await db.execute(sql`
    select request_id from request_index where request_id = any(${ids}::uuid[]) order by request_id for update`)
  await db.execute(sql`
    insert into request_work (request_id) select request_id from request_index
    where request_id = any(${ids}::uuid[]) order by request_id on conflict do nothing`)
}

/** Locks the open lock of a request, after `lockWork`, so that nobody opens it or takes it over meanwhile. */
export const lockOpener = async (db: Db, requestId: string): Promise<void> => {
  await db
    .select({ openedBy: requestWork.openedBy })
    .from(requestWork)
    .where(eq(requestWork.requestId, requestId))
    .for('update')
}

type WrittenWork = WorkBefore & { readonly requestId: string }

/** Writes the changed work to work rows and index rows at once. Returns the new version of each request. */
export const writeWorks = async (
  db: Db,
  works: readonly WrittenWork[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ requestId: string; version: number }>(sql`
    with after as (select * from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as after ("requestId" uuid,
      "assigneeId" uuid, "assignedAt" timestamptz, "holdReason" text, "holdUntil" timestamptz, labels text[])),
    written as (
      update request_work set assignee_id = after."assigneeId", assigned_at = after."assignedAt",
        hold_reason = after."holdReason", hold_until = after."holdUntil", labels = after.labels,
        version = request_work.version + 1
      from after where request_work.request_id = after."requestId" returning request_id, request_work.version
    ),
    indexed as (
      update request_index set assignee_id = after."assigneeId", hold_until = after."holdUntil", labels = after.labels
      from after where request_index.request_id = after."requestId"
    )
    select request_id as "requestId", version from written`)
  return new Map(rows.map(({ requestId, version }) => [requestId, version]))
}

/**
 * Opens a request for a staff member, unless another one was active in it within the lock's minutes. Returns whether it
 * is theirs now.
 */
export const openWork = async (
  db: Db,
  clock: Clock,
  requestId: string,
  { staffId, isReviewer }: { readonly staffId: string; readonly isReviewer: boolean },
  isTakeOver: boolean,
  lockMinutes: number,
): Promise<boolean> => {
  const now = clock.now()
  const { rows } = await db.execute(sql`
    insert into request_work (request_id, opened_by, opened_at, last_active_at, reviewer_opened_at)
    values (${requestId}::uuid, ${staffId}::uuid, ${now}, ${now}, case when ${isReviewer} then ${now} end)
    on conflict (request_id) do update set opened_by = excluded.opened_by, last_active_at = excluded.last_active_at,
      reviewer_opened_at = coalesce(excluded.reviewer_opened_at, request_work.reviewer_opened_at),
      opened_at = case when request_work.opened_by = excluded.opened_by then request_work.opened_at
        else excluded.opened_at end
    where ${isTakeOver} or request_work.opened_by is null or request_work.opened_by = excluded.opened_by
      or request_work.last_active_at <= ${now} - make_interval(mins => ${lockMinutes})
    returning request_id`)
  return rows.length > 0
}

/** Ends the open lock of a staff member, so that another can open the request at once. */
export const closeWork = async (db: Db, requestId: string, staffId: string): Promise<void> => {
  await db
    .update(requestWork)
    .set({ openedBy: null, openedAt: null, lastActiveAt: null })
    .where(and(eq(requestWork.requestId, requestId), eq(requestWork.openedBy, staffId)))
}

/** Writes an entry for each changed request to the audit trail. */
export const addAudits = async (
  db: Db,
  clock: Clock,
  action: Extract<AuditAction, 'request-taken' | 'request-work-changed' | 'conflict-declared'>,
  staffId: string,
  changed: readonly Pick<WorkRow, 'requestId' | 'studentId'>[],
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  const rows = JSON.stringify(changed.map(({ requestId, studentId }) => ({ requestId, studentId })))
  await db.execute(
    auditEntry(
      {
        action,
        staffId,
        studentId: sql`changed."studentId"`,
        details: { request: sql`changed."requestId"`, ...details },
      },
      clock,
      sql`from jsonb_to_recordset(${rows}::jsonb) as changed ("requestId" uuid, "studentId" uuid)`,
    ),
  )
}

export type StaffRow = { readonly id: string; readonly name: string; readonly roles: readonly StaffRole[] }

/**
 * Returns those of the staff who were not removed, and locks them until the transaction ends, so that a removal hands
 * over their work only after it.
 */
export const lockStaff = (db: Db, ids: readonly string[]): Promise<readonly StaffRow[]> =>
  db
    .select({ id: staff.id, name: staff.name, roles: staff.roles })
    .from(staff)
    .where(and(inArray(staff.id, [...ids]), isNull(staff.removedAt)))
    .orderBy(asc(staff.id))
    .for('share')

export type ChangedRow = {
  readonly requestId: string
  readonly before: WorkBefore
  readonly versionAfter: number
}

/** Stores a change, so that it can be undone. */
export const addWorkChange = async (
  db: Pick<Queryable, 'insert'>,
  clock: Clock,
  id: string,
  staffId: string,
  rows: readonly ChangedRow[],
): Promise<void> => {
  await db.insert(workChanges).values({ id, staffId, at: clock.now() })
  await db.insert(workChangeRows).values(rows.map((row) => ({ changeId: id, ...row })))
}

/**
 * Marks a change of this staff member as undone and returns its rows. Returns none if it is older than `minutes`, or
 * was undone before.
 */
export const undoWorkChange = async (
  db: Db,
  clock: Clock,
  id: string,
  staffId: string,
  minutes: number,
): Promise<readonly ChangedRow[]> => {
  const { rows } = await db.execute<ChangedRow>(sql`
    with undone as (
      update work_changes set undone_at = ${clock.now()}
      where id = ${id}::uuid and staff_id = ${staffId}::uuid and undone_at is null
        and at > ${clock.now()} - make_interval(mins => ${minutes})
      returning id
    )
    select request_id as "requestId", before, version_after as "versionAfter"
    from work_change_rows where change_id in (select id from undone)`)
  return rows
}
