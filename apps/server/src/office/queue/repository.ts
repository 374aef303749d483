import type { DuplicateKind } from '@milgo/domain/queue/queue-row'
import type { QueueSort, SortKey } from '@milgo/domain/queue/queue-sort'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { requestIndex } from '../../store/request-index-schema.ts'
import { requestsWithUndelivered } from '../../store/undelivered.ts'
import { allOf, isAppealReady } from './queue-conditions-repository.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type QueueRow = {
  readonly id: string
  readonly number: number
  readonly periodCode: string
  readonly name: string
  readonly status: RequestStatus
  readonly institutionId: number
  readonly institution: string
  readonly language: string
  readonly submittedAt: string
  readonly movedAt: string
  readonly correctionDeadline: string | null
  readonly openFlags: number
  readonly waitingSince: string
  readonly dueOn: string
  readonly assigneeId: string | null
  readonly assigneeName: string | null
  readonly openedBy: string | null
  readonly openerName: string | null
  readonly lastActiveAt: string | null
  readonly holdUntil: string | null
  readonly holdReason: string | null
  readonly labels: readonly string[]
  readonly duplicates: readonly DuplicateKind[]
  readonly hasUnsentFiles: boolean
  readonly isAppealReady: boolean
  readonly isUndeliverable: boolean
  readonly lastEvent: EventName | null
  readonly score: number | null
  readonly award: number | null
  readonly workVersion: number
  /** The value that the row is sorted by. */
  readonly key: string
}

export type Position = { readonly key: string; readonly id: string }

export type QueueQuestion = {
  readonly periodIds: readonly number[]
  readonly conditions: readonly SQL[]
  readonly search: SQL | undefined
  readonly sort: QueueSort
  readonly after: Position | undefined
  readonly limit: number
  readonly language: Language
}

/** The column and type of each sort order. */
const sortColumns: Readonly<Record<SortKey, { readonly column: SQL; readonly type: SQL }>> = {
  due: { column: sql.raw('request_index.due_on'), type: sql.raw('date') },
  waiting: { column: sql.raw('request_index.waiting_since'), type: sql.raw('date') },
  name: { column: sql.raw('request_index.name_search'), type: sql.raw('text') },
  number: { column: sql.raw('request_index.number'), type: sql.raw('integer') },
  moved: { column: sql.raw('request_index.moved_at'), type: sql.raw('timestamptz') },
}

/**
 * Returns one page after the given position. It is found by key, so that the hundredth page costs as much as the first.
 * The page is chosen from the index `request_index_list`, and only the shown rows are read from the table.
 */
export const findQueuePage = async (
  { database }: Source,
  { periodIds, conditions, search, sort, after, limit, language }: QueueQuestion,
): Promise<readonly QueueRow[]> => {
  const { column, type } = sortColumns[sort.by]
  const [order, beyond] = sort.isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const narrowing = [...conditions, ...(search ? [search] : [])]
  const narrowed = allOf([
    // A comparison with one period keeps the order of the index.
    periodIds.length === 1
      ? sql`request_index.period_id = ${periodIds[0]}`
      : sql`request_index.period_id = any(${sql.param([...periodIds])}::int[])`,
    ...narrowing,
    ...(after
      ? [sql`(${column}, request_index.request_id) ${beyond} (${after.key}::${type}, ${after.id}::uuid)`]
      : []),
  ])
  const candidates = sql`select request_index.request_id, ${column} as place from request_index where ${narrowed}`
  const { rows } = await database.read((db) =>
    db.execute<QueueRow>(sql`
      with candidates as ${isFoundFirst(sort, narrowing) ? sql`materialized` : sql`not materialized`} (${candidates}),
      cut as (select * from candidates order by place ${order}, request_id ${order} limit ${limit})
      select page.request_id as id, page.number, registration_periods.code as "periodCode", page.name, page.status,
        page.institution_id as "institutionId",
        coalesce(institutions.name ->> ${language}, institutions.name ->> ${defaultLanguage}) as institution,
        page.language, to_json(page.submitted_at) #>> '{}' as "submittedAt",
        to_json(page.moved_at) #>> '{}' as "movedAt",
        to_json(page.correction_deadline) #>> '{}' as "correctionDeadline", page.open_flags as "openFlags",
        page.waiting_since::text as "waitingSince", page.due_on::text as "dueOn", page.assignee_id as "assigneeId",
        assignee.name as "assigneeName", work.opened_by as "openedBy", opener.name as "openerName",
        to_json(work.last_active_at) #>> '{}' as "lastActiveAt", to_json(page.hold_until) #>> '{}' as "holdUntil",
        work.hold_reason as "holdReason", page.labels, page.duplicates, page.has_unsent_files as "hasUnsentFiles",
        ${isAppealReady(sql`page`)} as "isAppealReady",
        page.request_id in (${requestsWithUndelivered}) as "isUndeliverable",
        page.last_event as "lastEvent", page.score, page.award, coalesce(work.version, 0) as "workVersion", to_json(cut.place) #>> '{}' as key
      from cut join request_index page on page.request_id = cut.request_id
        join registration_periods on registration_periods.id = page.period_id
        join institutions on institutions.id = page.institution_id
        left join request_work work on work.request_id = page.request_id
        left join staff assignee on assignee.id = page.assignee_id
        left join staff opener on opener.id = work.opened_by`),
  )
  // The joins may have changed the order.
  return inOrder(rows, sort)
}

/**
 * Returns whether all matching rows are found before they are sorted. `request_index_list` is sorted by deadline. In
 * any other order, the wide rows of the whole period would be searched for the few that match.
 */
const isFoundFirst = ({ by }: QueueSort, narrowing: readonly SQL[]): boolean =>
  by !== 'due' && narrowing.length > 0

const inOrder = (rows: readonly QueueRow[], { by, isDescending }: QueueSort): readonly QueueRow[] => {
  const compare = (a: QueueRow, b: QueueRow): number => {
    if (by === 'number') return a.number - b.number || (a.id < b.id ? -1 : 1)
    if (a.key !== b.key) return a.key < b.key ? -1 : 1
    return a.id < b.id ? -1 : 1
  }
  return rows.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)))
}

export type StatusCounts = {
  readonly status: RequestStatus
  readonly count: number
  /** For each view: the number of its requests in this status, and since when the longest waiting one waits. */
  readonly views: readonly { readonly count: number; readonly longestSince: string | null }[]
}

/** Counts requests by status and view, in one pass over those that fulfil `within`. */
export const countByStatus = async (
  { database }: Source,
  within: SQL,
  views: readonly (readonly SQL[])[],
): Promise<readonly StatusCounts[]> => {
  // Each condition is evaluated once per row, and then used by name.
  const tried = views.map((conditions, place) => sql`(${allOf(conditions)}) as ${inView(place)}`)
  const counted = views.map(
    (_, place) => sql`json_build_object('count', count(*) filter (where ${inView(place)}),
      'longestSince', min(since) filter (where ${inView(place)}))`,
  )
  const { rows } = await database.read((db) =>
    db.execute<StatusCounts>(sql`
      with tried as not materialized (
        select ${sql.join([sql`status`, sql`nullif(waiting_since, 'infinity') as since`, ...tried], sql`, `)}
        from request_index where ${within} offset 0
      )
      select status, count(*)::int as count, json_build_array(${sql.join(counted, sql`, `)}) as views
      from tried group by status`),
  )
  return rows
}

const inView = (place: number): SQL => sql`${sql.identifier(`in_view_${place}`)}`

/** Counts the requests of a period that fulfil the conditions. */
export const countMatching = async (
  { database }: Source,
  periodId: number,
  conditions: readonly SQL[],
): Promise<number> => {
  const [row] = await database.read((db) =>
    db
      .select({ count: count() })
      .from(requestIndex)
      .where(and(eq(requestIndex.periodId, periodId), ...conditions)),
  )
  return row?.count ?? 0
}

/**
 * Returns the positions of requests that fulfil the conditions, the most urgent first. What a staff member may do to
 * each is decided elsewhere.
 */
export const findCandidates = (
  db: Pick<Queryable, 'select'>,
  periodId: number,
  conditions: readonly SQL[],
  after: Position | undefined,
  limit: number,
): Promise<readonly Position[]> => {
  const narrowed = [
    ...conditions,
    ...(after ? [sql`(due_on, request_index.request_id) > (${after.key}::date, ${after.id}::uuid)`] : []),
  ]
  return db
    .select({ id: requestIndex.requestId, key: requestIndex.dueOn })
    .from(requestIndex)
    .where(and(eq(requestIndex.periodId, periodId), ...narrowed))
    .orderBy(asc(requestIndex.dueOn), asc(requestIndex.requestId))
    .limit(limit)
}

/**
 * Locks the first of these requests that still fulfils the conditions and that no other transaction has locked. Returns
 * its id.
 */
export const lockFirst = async (
  db: Pick<Queryable, 'select'>,
  ids: readonly string[],
  conditions: readonly SQL[],
): Promise<string | undefined> => {
  const [first] = await db
    .select({ id: requestIndex.requestId })
    .from(requestIndex)
    .where(and(inArray(requestIndex.requestId, [...ids]), ...conditions))
    .orderBy(asc(requestIndex.dueOn), asc(requestIndex.requestId))
    .limit(1)
    .for('update', { of: requestIndex, skipLocked: true })
  return first?.id
}

/**
 * Condition: the request is free for this staff member: not assigned to or opened by another, and without a conflict.
 */
export const isFreeFor = (staffId: string, openSince: SQL): SQL => sql`
  (request_index.assignee_id is null or request_index.assignee_id = ${staffId}::uuid)
  and not exists (select from request_work where request_work.request_id = request_index.request_id
    and request_work.opened_by <> ${staffId}::uuid and request_work.last_active_at > ${openSince})
  and not exists (select from staff_conflicts where staff_conflicts.request_id = request_index.request_id
    and staff_conflicts.staff_id = ${staffId}::uuid)
  and request_index.identity_hash is distinct from (select identity_hash from staff where id = ${staffId}::uuid)`
