import type { StatusTime, Stays } from '@milgo/domain/dashboard/status-times'
import type { Reasons } from '@milgo/domain/period/reasons'
import type { ReviewDecision } from '@milgo/domain/queue/decision'
import type { AppealState } from '@milgo/domain/status/request-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { and, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { isNotBlindFor } from '../../store/open-looks.ts'
import { periodOf } from '../../store/queue-period.ts'
import { requestIndex } from '../../store/request-index-schema.ts'
import { staff } from '../../store/staff-schema.ts'
import { requestsWithUndelivered } from '../../store/undelivered.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type DashboardPeriod = {
  readonly id: number
  readonly code: string
  readonly opensAt: string
  readonly closesAt: string
  readonly isSwitchedOn: boolean
  readonly isCurrent: boolean
  readonly registered: number
  readonly begun: number
  readonly drafts: number
  readonly reasons: Reasons
}

/** Returns the period with this code, or the current one. */
export const findDashboardPeriod = async (
  { database }: Source,
  code: string | undefined,
): Promise<DashboardPeriod | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<DashboardPeriod>(sql`
      select id, code, to_json(opens_at) #>> '{}' as "opensAt", to_json(closes_at) #>> '{}' as "closesAt",
        is_open as "isSwitchedOn", reasons, id = ${currentPeriodId} as "isCurrent", begun.count as begun, begun.drafts,
        (select count(*)::int from students where period_id = registration_periods.id) as registered
      from registration_periods cross join lateral (
        select count(*)::int as count, (count(*) filter (where submitted_at is null))::int as drafts
        from requests where period_id = registration_periods.id
      ) as begun
      where id = ${periodOf(code)}`),
  )
  return rows[0]
}

/** The requests of a period as one staff member sees them. */
export type Counted = { readonly periodId: number; readonly staffId: string }

/**
 * Condition on rows of the index. The requests of which the staff member does a second look are left out, as in their
 * queue: a figure that differs from the queue would say what was decided first.
 */
const isCounted = ({ periodId, staffId }: Counted): SQL =>
  sql`period_id = ${periodId} and ${isNotBlindFor(staffId, sql`request_id`)}`

const jerusalemDay = (column: 'submitted_at' | 'decided_at' | 'at' | 'next_at') =>
  sql.raw(`(${column} at time zone 'Asia/Jerusalem')::date::text`)

/**
 * Requests that are equal in everything that the dashboard counts by; read only from the index `request_index_list`.
 */
export type Group = {
  readonly sentOn: string
  readonly decidedOn: string | null
  readonly decision: ReviewDecision | null
  readonly reason: string | null
  readonly appeal: AppealState
  readonly count: number
}

export const countGroups = async ({ database }: Source, counted: Counted): Promise<readonly Group[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Group>(sql`
      select ${jerusalemDay('submitted_at')} as "sentOn", ${jerusalemDay('decided_at')} as "decidedOn", decision,
        decision_reason as reason, appeal, count(*)::int as count
      from request_index where ${isCounted(counted)} group by 1, 2, 3, 4, 5`),
  )
  return rows
}

export type WaitingGroup = {
  readonly status: RequestStatus
  readonly waitingSince: string
  readonly assigneeId: string | null
  readonly count: number
}

/** Counts the requests that wait for the office, by the day since which they wait. */
export const countWaiting = async (
  { database }: Source,
  counted: Counted,
): Promise<readonly WaitingGroup[]> => {
  const { rows } = await database.read((db) =>
    db.execute<WaitingGroup>(sql`
      select status, waiting_since::text as "waitingSince", assignee_id as "assigneeId", count(*)::int as count
      from request_index where ${isCounted(counted)} and waiting_since < 'infinity' group by 1, 2, 3`),
  )
  return rows
}

export type DecidedGroup = { readonly staffId: string; readonly decidedOn: string; readonly count: number }

/** Counts the decisions of each staff member from this moment on, by day. */
export const countDecided = async (
  { database }: Source,
  counted: Counted,
  from: string,
): Promise<readonly DecidedGroup[]> => {
  const { rows } = await database.read((db) =>
    db.execute<DecidedGroup>(sql`
      select decided_by as "staffId", ${jerusalemDay('decided_at')} as "decidedOn", count(*)::int as count
      from request_index where ${isCounted(counted)} and decided_by is not null
        and decided_at >= ${from}::timestamptz group by 1, 2`),
  )
  return rows
}

export const countStatuses = async (
  { database }: Source,
  counted: Counted,
): Promise<readonly { readonly status: RequestStatus; readonly count: number }[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ status: RequestStatus; count: number }>(sql`
      select status, count(*)::int as count from request_index where ${isCounted(counted)} group by status`),
  )
  return rows
}

export type ReturnedGroup = { readonly part: string; readonly language: string; readonly count: number }

/** Counts returned requests, by each of `returnedParts` and by the language of the form. */
export const countReturned = async (
  { database }: Source,
  counted: Counted,
): Promise<readonly ReturnedGroup[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ReturnedGroup>(sql`
      select part, language, count(*)::int as count from request_index, unnest(returned_for) as part
      where ${isCounted(counted)} and returned_for <> '{}' group by 1, 2`),
  )
  return rows
}

export const countUndeliverable = async ({ database }: Source, counted: Counted): Promise<number> => {
  const [row] = await database.read((db) =>
    db
      .select({ count: count() })
      .from(requestIndex)
      .where(and(isCounted(counted), sql`${requestIndex.requestId} in (${requestsWithUndelivered})`)),
  )
  return row?.count ?? 0
}

/** Returns the names of staff, also of removed ones, because their decisions are in the figures too. */
export const findNames = async (
  { database }: Source,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await database.read((db) =>
    db
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(inArray(staff.id, [...ids])),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type StoredTimes = { readonly computedAt: string; readonly statuses: StatusTime[] }

/** Returns the stored times, or undefined if they are older than `minutes`. */
export const findStoredTimes = async (
  { database, clock }: Source,
  periodId: number,
  minutes: number,
): Promise<StoredTimes | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<StoredTimes>(sql`
      select to_json(computed_at) #>> '{}' as "computedAt", statuses from status_times
      where period_id = ${periodId} and computed_at > ${clock.now()} - make_interval(mins => ${minutes})
        and computed_at <= ${clock.now()}`),
  )
  return rows[0]
}

/**
 * Returns how long each request was in each status that it has left. Events that do not change the status are ignored.
 */
export const findStays = async ({ database }: Source, periodId: number): Promise<readonly Stays[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Stays>(sql`
      with moves as (
        select to_status, at, lead(at) over (partition by request_id order by request_events.number) as next_at
        from request_events join requests on requests.id = request_events.request_id
        where requests.period_id = ${periodId} and from_status <> to_status
      )
      select to_status as status, ${jerusalemDay('at')} as "from", ${jerusalemDay('next_at')} as "to", count(*)::int as count
      from moves where next_at is not null group by 1, 2, 3`),
  )
  return rows
}

/** Counts the requests that have ever left each status. */
export const countLeft = async (
  { database }: Source,
  counted: Counted,
): Promise<readonly { readonly status: RequestStatus; readonly count: number }[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ status: RequestStatus; count: number }>(sql`
      select one_left as status, count(*)::int as count from request_index, unnest(left_statuses) as one_left
      where ${isCounted(counted)} group by 1`),
  )
  return rows
}

export const storeTimes = async (
  { database, clock }: Source,
  periodId: number,
  statuses: readonly StatusTime[],
): Promise<StoredTimes | undefined> => {
  const { rows } = await database.repeatable((db) =>
    db.execute<StoredTimes>(sql`
      insert into status_times (period_id, computed_at, statuses)
      values (${periodId}, ${clock.now()}, ${JSON.stringify(statuses)}::jsonb)
      on conflict (period_id) do update set computed_at = excluded.computed_at, statuses = excluded.statuses
      returning to_json(computed_at) #>> '{}' as "computedAt", statuses`),
  )
  return rows[0]
}
