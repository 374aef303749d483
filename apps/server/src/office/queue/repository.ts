import type { QueueView } from '@milgo/domain/queue/queue-view'
import type { SearchTerm } from '@milgo/domain/queue/search-term'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentPeriodId } from '../../store/current-period.ts'

type Source = Pick<Platform, 'database'>

export type QueueRow = {
  readonly id: string
  readonly number: number
  readonly periodCode: string
  readonly name: string
  readonly status: RequestStatus
  readonly institutionId: number
  readonly language: string
  readonly submittedAt: string
  readonly movedAt: string
  readonly correctionDeadline: string | null
  readonly openFlags: number
}

/** A search whose numbers are keyed hashes. */
export type HashedTerm =
  | Extract<SearchTerm, { by: 'requestNumber' | 'name' }>
  | { readonly by: 'identityNumber' | 'phone'; readonly hash: string }

export type Position = { readonly movedAt: string; readonly id: string }

/** The filters that the index can answer. */
export type IndexedView = Pick<QueueView, 'status' | 'institution' | 'language'>

export type QueueQuestion = {
  readonly period: string | undefined
  readonly view: IndexedView
  /** Any of them; undefined where nothing is searched for. */
  readonly terms: readonly HashedTerm[] | undefined
  readonly after: Position | undefined
  readonly limit: number
}

const periodOf = (code: string | undefined): SQL =>
  code === undefined ? currentPeriodId : sql`(select id from registration_periods where code = ${code})`

/** One page, from behind the given position; by key, so that the hundredth page costs what the first does. */
export const findQueuePage = async (
  { database }: Source,
  { period, view, terms, after, limit }: QueueQuestion,
): Promise<readonly QueueRow[]> => {
  const narrowed = [
    sql`request_index.period_id = ${periodOf(period)}`,
    ...conditionsOf(view),
    ...(terms ? [anyOf(terms.map(conditionOf))] : []),
    ...(after ? [sql`(moved_at, request_id) > (${after.movedAt}::timestamptz, ${after.id}::uuid)`] : []),
  ]
  const { rows } = await database.read((db) =>
    db.execute<QueueRow>(sql`
      select request_id as id, number, registration_periods.code as "periodCode", name, status,
        institution_id as "institutionId", language, to_json(submitted_at) #>> '{}' as "submittedAt",
        to_json(moved_at) #>> '{}' as "movedAt", to_json(request_index.correction_deadline) #>> '{}' as "correctionDeadline",
        open_flags as "openFlags"
      from request_index join registration_periods on registration_periods.id = request_index.period_id
      where ${sql.join(narrowed, sql` and `)}
      order by moved_at, request_id limit ${limit}`),
  )
  return rows
}

const anyOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`

const conditionsOf = ({ status, institution, language }: IndexedView): readonly SQL[] => [
  ...(status ? [sql`status = any(${sql.param([...status])}::text[])`] : []),
  ...(institution ? [sql`institution_id = any(${sql.param([...institution])}::int[])`] : []),
  ...(language ? [sql`language = any(${sql.param([...language])}::text[])`] : []),
]

const conditionOf = (term: HashedTerm): SQL => {
  switch (term.by) {
    case 'requestNumber':
      return term.period === null
        ? sql`number = ${term.number}`
        : sql`(number = ${term.number} and registration_periods.code = ${term.period})`
    case 'identityNumber':
      return sql`identity_hash = ${term.hash}`
    case 'phone':
      return sql`phone_hashes @> array[${term.hash}]::text[]`
    case 'name':
      return sql`(${sql.join(
        term.words.map((word) => sql`name_search like ${`%${word}%`}`),
        sql` and `,
      )})`
  }
}

export const countByStatus = async (
  { database }: Source,
  period: string | undefined,
): Promise<readonly { readonly status: RequestStatus; readonly count: number }[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ status: RequestStatus; count: number }>(sql`
      select status, count(*)::int as count from request_index
      where period_id = ${periodOf(period)} group by status`),
  )
  return rows
}
