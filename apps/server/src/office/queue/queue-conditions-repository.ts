import type { AgeingLevel } from '@milgo/domain/queue/ageing'
import { type DayRange, instantsOf } from '@milgo/domain/queue/day-range'
import { sentBackBy } from '@milgo/domain/queue/flags-filter'
import { duplicateKinds, type QueueFlag } from '@milgo/domain/queue/queue-row'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { noReason } from '@milgo/domain/queue/reason-filter'
import type { ScoreRange } from '@milgo/domain/queue/score-filter'
import type { SearchTerm } from '@milgo/domain/queue/search-term'
import { inAppeal } from '@milgo/domain/queue/standard-views'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { type SQL, sql } from 'drizzle-orm'
import { isNotBlindFor } from '../../store/open-looks.ts'
import { requestsWithUndelivered } from '../../store/undelivered.ts'

/** The values that the conditions of a view need: the staff member, the time, and the days of waiting. */
export type QueueMoment = {
  readonly staffId: string
  readonly now: SQL
  /** The last day since which a request has waited as long as the view asks for. */
  readonly waitingSince: string | undefined
  /** For the statuses of each stage: the last days since which a request is due, and overdue. */
  readonly ageing: readonly {
    readonly statuses: readonly RequestStatus[]
    readonly due: string
    readonly overdue: string
  }[]
}

/** A search term whose numbers are keyed hashes. */
export type HashedTerm =
  | Extract<SearchTerm, { by: 'requestNumber' | 'name' }>
  | { readonly by: 'identityNumber' | 'phone'; readonly hash: string }

const listOf = (values: readonly (string | number)[]) => sql.param([...values])

const anyOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/**
 * Conditions on rows of `request_index`. Each filter of the domain has its condition here, except the period, by which
 * rows are chosen before (`periodOfView`). A view never contains a request of which the staff member does a second look,
 * because status and filters would say what was decided first.
 */
export const viewConditions = (view: QueueView, moment: QueueMoment): readonly SQL[] => [
  isNotBlindFor(moment.staffId, sql`request_index.request_id`),
  ...workConditions(view, moment),
  ...historyConditions(view, moment),
  ...resultConditions(view),
]

const workConditions = (
  { status, institution, waiting, assignee, hold, flags, labels, language }: QueueView,
  { staffId, now, waitingSince }: QueueMoment,
): readonly SQL[] => [
  ...(status ? [sql`request_index.status = any(${listOf(status)}::text[])`] : []),
  ...(institution ? [sql`request_index.institution_id = any(${listOf(institution)}::int[])`] : []),
  ...(waiting === undefined ? [] : [sql`request_index.waiting_since <= ${waitingSince ?? null}::date`]),
  ...(assignee ? [assigneeCondition(assignee, staffId)] : []),
  ...(hold ? [hold === 'on' ? isOnHold(now) : isNotOnHold(now)] : []),
  ...(flags ? [anyOf(flagConditions(flags))] : []),
  // The first condition is needed because the index contains only rows with labels.
  ...(labels
    ? [sql`request_index.labels <> '{}' and request_index.labels && ${listOf(labels)}::text[]`]
    : []),
  ...(language ? [sql`request_index.language = any(${listOf(language)}::text[])`] : []),
]

const historyConditions = (
  { ageing, sent, decided, decision, reason, decidedBy, returned, appeal, left }: QueueView,
  { staffId, ageing: stages }: QueueMoment,
): readonly SQL[] => [
  ...(ageing ? [anyOf(ageing.flatMap((level) => ageingConditions(level, stages)))] : []),
  ...(sent ? [isWithin(sql`request_index.submitted_at`, sent)] : []),
  ...(decided ? [isWithin(sql`request_index.decided_at`, decided)] : []),
  ...(decision ? [sql`request_index.decision = any(${listOf(decision)}::text[])`] : []),
  ...(reason
    ? [
        sql`request_index.decision is not null
          and coalesce(request_index.decision_reason, ${noReason}) = any(${listOf(reason)}::text[])`,
      ]
    : []),
  ...(decidedBy
    ? [sql`request_index.decided_by = any(${listOf(staffIds(decidedBy, staffId))}::uuid[])`]
    : []),
  ...(returned
    ? [sql`request_index.returned_for <> '{}' and request_index.returned_for && ${listOf(returned)}::text[]`]
    : []),
  ...(appeal ? [sql`request_index.appeal = any(${listOf(appeal)}::text[])`] : []),
  ...(left ? [sql`request_index.left_statuses && ${listOf(left)}::text[]`] : []),
]

const resultConditions = ({ award, score }: QueueView): readonly SQL[] => [
  ...(award ? [sql`request_index.award = any(${listOf(award)}::int[])`] : []),
  ...(score ? scoreConditions(score) : []),
]

const scoreConditions = ({ from, to }: ScoreRange): readonly SQL[] => [
  ...(from === undefined ? [] : [sql`request_index.score >= ${from}::float8`]),
  ...(to === undefined ? [] : [sql`request_index.score <= ${to}::float8`]),
]

const ageingConditions = (level: AgeingLevel, stages: QueueMoment['ageing']): readonly SQL[] =>
  stages.map(({ statuses, due, overdue }) => {
    const since = sql`request_index.waiting_since`
    const isLevel = {
      within: sql`${since} > ${due}::date`,
      due: sql`${since} <= ${due}::date and ${since} > ${overdue}::date`,
      overdue: sql`${since} <= ${overdue}::date`,
    }[level]
    return sql`(request_index.status = any(${listOf(statuses)}::text[]) and ${isLevel})`
  })

const isWithin = (column: SQL, range: DayRange): SQL => {
  const { from, before } = instantsOf(range)
  return sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${before.toISOString()}::timestamptz`
}

const staffIds = (wanted: readonly string[], staffId: string): readonly string[] =>
  wanted.map((one) => (one === 'me' ? staffId : one))

const isOnHold = (now: SQL): SQL => sql`request_index.hold_until > ${now}`

export const isNotOnHold = (now: SQL): SQL =>
  sql`(request_index.hold_until is null or request_index.hold_until <= ${now})`

const assigneeCondition = (wanted: readonly string[], staffId: string): SQL => {
  const ids = staffIds(
    wanted.filter((one) => one !== 'none'),
    staffId,
  )
  return anyOf([
    ...(wanted.includes('none') ? [sql`request_index.assignee_id is null`] : []),
    ...(ids.length > 0 ? [sql`request_index.assignee_id = any(${listOf(ids)}::uuid[])`] : []),
  ])
}

const appealed = 'APPEAL' satisfies EventName
const figuresEntered = 'ENTER_FIGURES' satisfies EventName

/**
 * Condition on a row of the index: an appeal in review whose reviewer has entered or confirmed its figures
 * (`hasAppealFigures`).
 */
export const isAppealReady = (row: SQL): SQL => sql`(${row}.status = any(${listOf(inAppeal)}::text[])
  and exists (select from request_events entered where entered.request_id = ${row}.request_id
    and entered.event = ${figuresEntered} and entered.number > (select max(made.number) from request_events made
      where made.request_id = ${row}.request_id and made.event = ${appealed})))`

const flagConditions = (flags: readonly QueueFlag[]): readonly SQL[] => {
  const duplicates = duplicateKinds.filter((kind) => flags.includes(kind))
  return [
    ...(duplicates.length > 0
      ? [
          sql`(request_index.duplicates <> '{}' and request_index.duplicates && ${listOf(duplicates)}::text[])`,
        ]
      : []),
    ...(flags.includes('unsent-files') ? [sql`request_index.has_unsent_files`] : []),
    ...(flags.includes('appeal-ready') ? [isAppealReady(sql`request_index`)] : []),
    ...(flags.includes('undeliverable')
      ? [sql`request_index.request_id in (${requestsWithUndelivered})`]
      : []),
    ...(flags.includes('sent-back') ? [sql`request_index.last_event = ${sentBackBy}`] : []),
  ]
}

/**
 * Condition: the request fits any of the terms. Each term is looked up in its own index, because one `or` over several
 * columns would use none.
 */
export const searchCondition = (terms: readonly HashedTerm[]): SQL => {
  const [only] = terms
  if (only?.by === 'name' && terms.length === 1) return termCondition(only)
  const found = terms.map((term) => sql`select request_id from request_index where ${termCondition(term)}`)
  return found.length === 0 ? sql`false` : sql`request_index.request_id in (${sql.join(found, sql` union `)})`
}

const termCondition = (term: HashedTerm): SQL => {
  switch (term.by) {
    case 'requestNumber':
      return term.period === null
        ? sql`request_index.number = ${term.number}`
        : sql`(request_index.number = ${term.number}
            and request_index.period_id = (select id from registration_periods where code = ${term.period}))`
    case 'identityNumber':
      return sql`request_index.identity_hash = ${term.hash}`
    case 'phone':
      return sql`request_index.phone_hashes @> array[${term.hash}]::text[]`
    case 'name':
      return sql`(${sql.join(
        term.words.map((word) => sql`request_index.name_search like ${`%${word}%`}`),
        sql` and `,
      )})`
  }
}
