import { duplicateKinds, type QueueFlag } from '@milgo/domain/queue/queue-row'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import type { SearchTerm } from '@milgo/domain/queue/search-term'
import type { EventName } from '@milgo/domain/status/request-event'
import { type SQL, sql } from 'drizzle-orm'
import { currentPeriodId } from '../../store/current-period.ts'

/** Of the period with this code, or of the current one. */
export const periodOf = (code: string | undefined): SQL =>
  code === undefined ? currentPeriodId : sql`(select id from registration_periods where code = ${code})`

/** What the conditions of a view mean to whoever asks, at this moment. */
export type QueueMoment = {
  readonly staffId: string
  readonly now: SQL
  /** The last day since which a request has waited as long as the view asks. */
  readonly waitingSince: string | undefined
}

/** A search whose numbers are keyed hashes. */
export type HashedTerm =
  | Extract<SearchTerm, { by: 'requestNumber' | 'name' }>
  | { readonly by: 'identityNumber' | 'phone'; readonly hash: string }

const listOf = (values: readonly (string | number)[]) => sql.param([...values])

const anyOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

/** On rows of `request_index`; each filter of the domain has its condition here. */
export const viewConditions = (
  { status, institution, waiting, assignee, hold, flags, labels, language }: QueueView,
  { staffId, now, waitingSince }: QueueMoment,
): readonly SQL[] => [
  ...(status ? [sql`request_index.status = any(${listOf(status)}::text[])`] : []),
  ...(institution ? [sql`request_index.institution_id = any(${listOf(institution)}::int[])`] : []),
  ...(waiting === undefined ? [] : [sql`request_index.waiting_since <= ${waitingSince ?? null}::date`]),
  ...(assignee ? [assigneeCondition(assignee, staffId)] : []),
  ...(hold ? [hold === 'on' ? isOnHold(now) : isNotOnHold(now)] : []),
  ...(flags ? [anyOf(flagConditions(flags))] : []),
  // That there are any is said too, since the index has only such rows.
  ...(labels
    ? [sql`request_index.labels <> '{}' and request_index.labels && ${listOf(labels)}::text[]`]
    : []),
  ...(language ? [sql`request_index.language = any(${listOf(language)}::text[])`] : []),
]

const isOnHold = (now: SQL): SQL => sql`request_index.hold_until > ${now}`

export const isNotOnHold = (now: SQL): SQL =>
  sql`(request_index.hold_until is null or request_index.hold_until <= ${now})`

const assigneeCondition = (wanted: readonly string[], staffId: string): SQL => {
  const ids = wanted.filter((one) => one !== 'none').map((one) => (one === 'me' ? staffId : one))
  return anyOf([
    ...(wanted.includes('none') ? [sql`request_index.assignee_id is null`] : []),
    ...(ids.length > 0 ? [sql`request_index.assignee_id = any(${listOf(ids)}::uuid[])`] : []),
  ])
}

const sentBack = 'SEND_BACK_TO_REVIEW' satisfies EventName

const flagConditions = (flags: readonly QueueFlag[]): readonly SQL[] => {
  const duplicates = duplicateKinds.filter((kind) => flags.includes(kind))
  return [
    ...(duplicates.length > 0
      ? [
          sql`(request_index.duplicates <> '{}' and request_index.duplicates && ${listOf(duplicates)}::text[])`,
        ]
      : []),
    ...(flags.includes('unsent-files') ? [sql`request_index.has_unsent_files`] : []),
    ...(flags.includes('sent-back') ? [sql`request_index.last_event = ${sentBack}`] : []),
  ]
}

/**
 * Any of the meanings of what was searched for. Numbers are looked up in an index each; one `or` over several columns
 * would use none of them.
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
