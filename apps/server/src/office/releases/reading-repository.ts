import type { DeliveryPosition } from '@milgo/contracts/office/get-release-deliveries'
import type { MessageState } from '@milgo/domain/outbox/message-template'
import { undeliveredStates } from '@milgo/domain/outbox/resend'
import type { SampleReason } from '@milgo/domain/release/sample-reason'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { isNotBlindFor } from '../../store/open-looks.ts'
import type { ReleaseRow } from './rows-repository.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type SummaryCounts = {
  readonly releaseId: string
  readonly rows: number
  readonly sent: number
  readonly leftOut: number
}

export const countRowsOfPeriod = async (
  { database }: Source,
  periodId: number,
): Promise<ReadonlyMap<string, SummaryCounts>> => {
  const { rows } = await database.read((db) =>
    db.execute<SummaryCounts>(sql`
      select release_id as "releaseId", count(*)::int as rows,
        count(*) filter (where release_rows.state = 'SENT')::int as sent,
        count(*) filter (where release_rows.state = 'LEFT_OUT')::int as "leftOut"
      from release_rows join releases on releases.id = release_rows.release_id
      where releases.period_id = ${periodId} group by 1`),
  )
  return new Map(rows.map((row) => [row.releaseId, row]))
}

/** Returns how fast a release is sent. */
export const countSentInLastMinute = async (
  { database, clock }: Source,
  releaseId: string,
): Promise<number> => {
  const { rows } = await database.read((db) =>
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from release_rows
      where release_id = ${releaseId}::uuid and state = 'SENT' and done_at > ${clock.now()} - interval '1 minute'`),
  )
  return rows[0]?.count ?? 0
}

export type ReadyCount = { readonly count: number; readonly otherRules: number }

/** Counts what a release would contain now. */
export const countReady = async (
  { database }: Source,
  periodId: number,
  result: Exclude<PublishState, '0'>,
  statuses: readonly RequestStatus[],
  rulesVersion: string,
): Promise<ReadyCount> => {
  const { rows } = await database.read((db) =>
    db.execute<ReadyCount>(sql`
      select count(*) filter (where score.rules is null or score.rules = ${rulesVersion})::int as count,
        count(*) filter (where score.rules <> ${rulesVersion})::int as "otherRules"
      from requests
        left join lateral (
          select rules_version as rules from scores
          where scores.request_id = requests.id and scores.result = ${result} order by version desc limit 1
        ) score on true
      where requests.period_id = ${periodId} and requests.status = any(${sql.param([...statuses])}::text[])
        and requests.publish_state < ${result}
        and not exists (select from release_rows open where open.request_id = requests.id and open.state = 'WAITING')`),
  )
  return rows[0] ?? { count: 0, otherRules: 0 }
}

export type StatusCount = {
  readonly status: RequestStatus
  readonly publishState: PublishState
  readonly count: number
}

export const countByStatus = async (
  { database }: Source,
  periodId: number,
): Promise<readonly StatusCount[]> => {
  const { rows } = await database.read((db) =>
    db.execute<StatusCount>(sql`
      select status, publish_state as "publishState", count(*)::int as count from requests
      where period_id = ${periodId} group by 1, 2 order by 3 desc, 1, 2`),
  )
  return rows
}

export type LetterRow = Pick<
  ReleaseRow,
  | 'requestId'
  | 'position'
  | 'kind'
  | 'award'
  | 'total'
  | 'state'
  | 'reason'
  | 'failure'
  | 'failures'
  | 'faults'
  | 'hashHe'
  | 'hashAr'
  | 'hashEn'
> & { readonly number: number; readonly name: string }

/** Selects letters without those of requests of which the reader does a second look, because they tell the decision. */
const letters = (readerId: string, releaseId: string, which: SQL, order: SQL, most: number): SQL => sql`
  select release_rows.request_id as "requestId", position, kind, release_rows.award, total, release_rows.state, reason,
    failure, failures, faults, hash_he as "hashHe", hash_ar as "hashAr", hash_en as "hashEn",
    request_index.number, request_index.name
  from release_rows join request_index on request_index.request_id = release_rows.request_id
  where release_id = ${releaseId}::uuid and ${which}
    and ${isNotBlindFor(readerId, sql`release_rows.request_id`)}
  order by ${order} limit ${most}`

export const whichLetters = {
  ALL: sql`true`,
  FAULTY: sql`faults <> '{}'`,
  FAILING: sql`release_rows.state = 'WAITING' and failures > 0`,
  LEFT_OUT: sql`release_rows.state = 'LEFT_OUT'`,
} as const

export const findLetterPage = async (
  { database }: Source,
  readerId: string,
  releaseId: string,
  which: keyof typeof whichLetters,
  after: number,
  most: number,
): Promise<readonly LetterRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<LetterRow>(
      letters(readerId, releaseId, sql`${whichLetters[which]} and position > ${after}`, sql`position`, most),
    ),
  )
  return rows
}

/** The number of letters that are chosen at random for reading. The order of rows is random already, by a hash. */
const drawn = 20

/** Returns the letters that a manager reads before the approval: some at random, and the extremes. */
export const findSamples = async (
  { database }: Source,
  readerId: string,
  releaseId: string,
): Promise<readonly (LetterRow & { readonly why: SampleReason })[]> => {
  const isScored = sql`total is not null`
  const wanted: readonly (readonly [SampleReason, SQL])[] = [
    ['HIGHEST_SCORE', letters(readerId, releaseId, isScored, sql`total desc, position`, 1)],
    ['LOWEST_SCORE', letters(readerId, releaseId, isScored, sql`total, position`, 1)],
    [
      'TIER_EDGE',
      letters(
        readerId,
        releaseId,
        sql`${isScored} and (release_rows.award, total) in (
          select edge.award, min(total) from release_rows edge
          where edge.release_id = ${releaseId}::uuid and edge.award > 0 group by 1)`,
        sql`total desc, position`,
        6,
      ),
    ],
    [
      'LONGEST_NAME',
      letters(readerId, releaseId, sql`true`, sql`length(request_index.name) desc, position`, 1),
    ],
    ['RANDOM', letters(readerId, releaseId, sql`true`, sql`position`, drawn)],
  ]
  const found: (LetterRow & { readonly why: SampleReason })[] = []
  for (const [why, query] of wanted) {
    const { rows } = await database.read((db) => db.execute<LetterRow>(query))
    for (const row of rows)
      if (!found.some(({ requestId }) => requestId === row.requestId)) found.push({ ...row, why })
  }
  return found
}

export type Delivery = {
  readonly id: string
  readonly requestId: string
  readonly number: number
  readonly name: string
  readonly channel: 'mail' | 'sms'
  readonly state: MessageState
  readonly triedAt: string | null
  readonly hasText: boolean
  /** The state of each resend of the message, the latest last. */
  readonly resends: readonly MessageState[]
}

const sentLetters = (releaseId: string): SQL => sql`
  letters join unnest(array['mail', 'sms']) channel (name) on true
    join outbox_messages message
      on message.cause = 'result-published:' || letters.request_id || ':' || letters.number || ':' || channel.name
  where letters.release_id = ${releaseId}::uuid`

export const countDeliveries = async ({ database }: Source, releaseId: string) => {
  const { rows } = await database.read((db) =>
    db.execute<{ channel: 'mail' | 'sms'; state: MessageState; count: number }>(sql`
      select message.channel, message.state, count(*)::int as count from ${sentLetters(releaseId)}
      group by 1, 2 order by 1, 2`),
  )
  return rows
}

/** Returns a page of messages that may not have arrived. Those that were not sent again yet come first. */
export const findUndelivered = async (
  { database }: Source,
  releaseId: string,
  after: DeliveryPosition | undefined,
  most: number,
): Promise<readonly Delivery[]> => {
  const place = sql`cardinality(resends), number, channel`
  const isAfter = after
    ? sql`(${place}) > (${after.resends}::int, ${after.number}::int, ${after.channel}::text)`
    : sql`true`
  const { rows } = await database.read((db) =>
    db.execute<Delivery>(sql`
      select * from (select message.id, letters.request_id as "requestId", request_index.number, request_index.name,
        message.channel, message.state, message.tried_at as "triedAt",
        message.body <> '' as "hasText",
        array(select again.state from outbox_messages again where again.student_id = message.student_id
          and starts_with(again.cause, 'resend:' || message.id || ':') order by again.created_at) as resends
      from request_index, ${sentLetters(releaseId)}
        and request_index.request_id = letters.request_id and message.state = any(${sql.param([...undeliveredStates])}::text[])) found
      where ${isAfter} order by ${place} limit ${most}`),
  )
  return rows
}
