import type { LeftOutReason, RowFault } from '@milgo/domain/release/find-moved'
import type { LetterKind } from '@milgo/domain/result/letter-kind'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { isBlindFor, isNotBlindFor } from '../../store/open-looks.ts'
import { releaseRows, releases } from '../../store/releases-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type ReleaseRow = typeof releaseRows.$inferSelect

export type Selection = {
  readonly releaseId: string
  readonly periodId: number
  readonly result: Exclude<PublishState, '0'>
  readonly statuses: readonly RequestStatus[]
  readonly rulesVersion: string
}

/**
 * Freezes every request of the period that has this result to publish and waits in no other release. Removes earlier
 * rows of the release. Requests that were computed by other rules than the present ones are left out.
 */
export const freezeRows = async (
  tx: Queryable,
  { releaseId, periodId, result, statuses, rulesVersion }: Selection,
): Promise<number> => {
  await tx.delete(releaseRows).where(eq(releaseRows.releaseId, releaseId))
  const { rowCount } = await tx.execute(sql`
    insert into release_rows (release_id, request_id, position, status, last_event, score_version, rules_version, total, state)
    select ${releaseId}::uuid, requests.id,
      row_number() over (order by md5(${releaseId} || requests.id::text)),
      requests.status,
      (select coalesce(max(past.number), 0) from request_events past where past.request_id = requests.id),
      score.version, score.rules_version, score.total, 'WAITING'
    from requests
      left join lateral (
        select version, rules_version, total from scores
        where scores.request_id = requests.id and scores.result = ${result}
        order by version desc limit 1
      ) score on true
    where requests.period_id = ${periodId} and requests.status = any(${sql.param([...statuses])}::text[])
      and requests.publish_state < ${result}
      and (score.version is null or score.rules_version = ${rulesVersion})
      and not exists (select from release_rows other where other.request_id = requests.id and other.state = 'WAITING')
    on conflict do nothing`)
  return rowCount ?? 0
}

/** Returns the ids of the requests of a release. */
export const findFrozenIds = async (tx: Queryable, releaseId: string): Promise<readonly string[]> => {
  const rows = await tx
    .select({ id: releaseRows.requestId })
    .from(releaseRows)
    .where(eq(releaseRows.releaseId, releaseId))
    .orderBy(releaseRows.requestId)
  return rows.map(({ id }) => id)
}

export const findRow = async (
  db: Queryable,
  releaseId: string,
  requestId: string,
): Promise<ReleaseRow | undefined> => {
  const [row] = await db
    .select()
    .from(releaseRows)
    .where(and(eq(releaseRows.releaseId, releaseId), eq(releaseRows.requestId, requestId)))
  return row
}

export const findUncheckedRows = (
  { database }: Source,
  releaseId: string,
  most: number,
): Promise<ReleaseRow[]> =>
  database.read((db) =>
    db
      .select()
      .from(releaseRows)
      .where(and(eq(releaseRows.releaseId, releaseId), isNull(releaseRows.checkedAt)))
      .orderBy(asc(releaseRows.position))
      .limit(most),
  )

/** Returns the next rows to send. Rows whose sending failed come last, and not before `retryAt`. */
export const findWaitingRows = (
  { database, clock }: Source,
  releaseId: string,
  most: number,
): Promise<ReleaseRow[]> =>
  database.read((db) =>
    db
      .select()
      .from(releaseRows)
      .where(
        and(
          eq(releaseRows.releaseId, releaseId),
          eq(releaseRows.state, 'WAITING'),
          or(isNull(releaseRows.retryAt), sql`${releaseRows.retryAt} <= ${clock.now()}`),
        ),
      )
      .orderBy(asc(releaseRows.failures), asc(releaseRows.position))
      .limit(most),
  )

export type Checked = {
  readonly requestId: string
  readonly kind: LetterKind | null
  readonly award: number
  readonly hashes: {
    readonly he: string
    readonly ar: string
    readonly en: string
    readonly source: string
  } | null
  readonly faults: readonly RowFault[]
}

/** Writes checked rows in one statement, because a commit for each row would take longer than the letters. */
export const writeChecked = async (
  { database, clock }: Source,
  releaseId: string,
  checked: readonly Checked[],
): Promise<void> => {
  const written = checked.map(({ requestId, hashes, ...row }) => ({
    request_id: requestId,
    ...row,
    ...hashes,
  }))
  await database.repeatable((db) =>
    db.execute(sql`
      update release_rows set kind = checked.kind, award = checked.award, hash_he = checked.he, hash_ar = checked.ar,
        hash_en = checked.en, source_hash = checked.source, faults = checked.faults, checked_at = ${clock.now()}
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as checked(request_id uuid, kind text, award int,
        he text, ar text, en text, source text, faults text[])
      where release_rows.release_id = ${releaseId}::uuid and release_rows.request_id = checked.request_id`),
  )
}

export type RowCounts = {
  readonly rows: number
  readonly unchecked: number
  readonly faulty: number
  readonly waiting: number
  /** The waiting rows whose sending failed. */
  readonly failing: number
  readonly sent: number
  readonly leftOut: number
}

export const countRows = async (db: Queryable, releaseId: string): Promise<RowCounts> => {
  const { rows } = await db.execute<RowCounts>(sql`
    select count(*)::int as rows,
      count(*) filter (where checked_at is null)::int as unchecked,
      count(*) filter (where faults <> '{}')::int as faulty,
      count(*) filter (where state = 'WAITING')::int as waiting,
      count(*) filter (where state = 'WAITING' and failures > 0)::int as failing,
      count(*) filter (where state = 'SENT')::int as sent,
      count(*) filter (where state = 'LEFT_OUT')::int as "leftOut"
    from release_rows where release_id = ${releaseId}::uuid`)
  const [counts] = rows
  if (!counts) throw new Error('a count answers one row')
  return counts
}

export type LetterGroup = {
  readonly kind: LetterKind
  readonly award: number
  readonly isFaulty: boolean
  readonly count: number
}

const countLetters = async (
  db: Queryable,
  releaseId: string,
  which: SQL,
): Promise<readonly LetterGroup[]> => {
  const { rows } = await db.execute<LetterGroup>(sql`
    select kind, award, faults <> '{}' as "isFaulty", count(*)::int as count from release_rows
    where release_id = ${releaseId}::uuid and kind is not null and ${which} group by 1, 2, 3`)
  return rows
}

export const countGroups = (db: Queryable, releaseId: string): Promise<readonly LetterGroup[]> =>
  countLetters(db, releaseId, sql`true`)

/** Counts the letters except those of requests of which the reader does a second look. */
export const countGroupsFor = (
  db: Queryable,
  releaseId: string,
  readerId: string,
): Promise<readonly LetterGroup[]> =>
  countLetters(db, releaseId, isNotBlindFor(readerId, sql`release_rows.request_id`))

/** Returns whether the release has a request of which the reader does a second look, checked or not. */
export const hasBlindRow = async (db: Queryable, releaseId: string, readerId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: releaseRows.requestId })
    .from(releaseRows)
    .where(and(eq(releaseRows.releaseId, releaseId), isBlindFor(readerId, sql`${releaseRows.requestId}`)))
    .limit(1)
  return rows.length > 0
}

/**
 * Marks the letter of a row as sent, in the transaction that publishes it. Returns false if the release is not running
 * any more.
 */
export const markSent = async (
  tx: Queryable,
  releaseId: string,
  requestId: string,
  at: Date,
): Promise<boolean> => {
  // The lock is shared with other rows of the release. Pausing or stopping waits for this letter, or this letter waits
  // for it.
  const [release] = await tx
    .select({ state: releases.state })
    .from(releases)
    .where(eq(releases.id, releaseId))
    .for('share')
  if (release?.state !== 'RUNNING') return false
  const rows = await tx
    .update(releaseRows)
    .set({ state: 'SENT', doneAt: at })
    .where(
      and(
        eq(releaseRows.releaseId, releaseId),
        eq(releaseRows.requestId, requestId),
        eq(releaseRows.state, 'WAITING'),
      ),
    )
    .returning({ id: releaseRows.requestId })
  return rows.length > 0
}

export const leaveOut = async (
  db: Queryable,
  clock: Clock,
  releaseId: string,
  reason: LeftOutReason,
  requestId?: string,
): Promise<void> => {
  await db
    .update(releaseRows)
    .set({ state: 'LEFT_OUT', reason, doneAt: sql`${clock.now()}` })
    .where(
      and(
        eq(releaseRows.releaseId, releaseId),
        eq(releaseRows.state, 'WAITING'),
        ...(requestId === undefined ? [] : [eq(releaseRows.requestId, requestId)]),
      ),
    )
}

/** Stores why the sending of a row failed, and when it is tried again. */
export const writeFailure = async (
  db: Queryable,
  releaseId: string,
  requestId: string,
  failure: string,
  retryAt: Date | null,
): Promise<void> => {
  await db
    .update(releaseRows)
    .set({ failures: sql`${releaseRows.failures} + 1`, failure, retryAt })
    .where(
      and(
        eq(releaseRows.releaseId, releaseId),
        eq(releaseRows.requestId, requestId),
        eq(releaseRows.state, 'WAITING'),
      ),
    )
}

/** Resets the failures of rows, so that all tries are allowed again. */
export const forgetFailures = async (tx: Queryable, releaseId: string): Promise<void> => {
  await tx
    .update(releaseRows)
    .set({ failures: 0, retryAt: null })
    .where(
      and(
        eq(releaseRows.releaseId, releaseId),
        eq(releaseRows.state, 'WAITING'),
        gt(releaseRows.failures, 0),
      ),
    )
}
