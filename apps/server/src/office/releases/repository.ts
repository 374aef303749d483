import type { LeftOutReason, RowFault } from '@milgo/domain/release/find-moved'
import type { ReleaseTotals } from '@milgo/domain/release/release-totals'
import type { LetterKind } from '@milgo/domain/result/letter-kind'
import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { releaseRows, releases } from '../../store/releases-schema.ts'
import { scores } from '../../store/results-schema.ts'
import { registrationPeriods } from '../../store/schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type ReleaseRecord = typeof releases.$inferSelect
export type ReleaseRow = typeof releaseRows.$inferSelect

export type ReleasePeriod = {
  readonly id: number
  readonly code: string
  readonly appealsFrom: string | null
  readonly appealDays: number
  readonly rulesVersion: string
  readonly awardTiers: AwardTiers
  readonly now: Date
}

const newestWith = (statuses: readonly RequestStatus[]): SQL => sql`coalesce((
  select period_id from requests where status = any(${sql.param([...statuses])}::text[])
  order by period_id desc limit 1), ${currentPeriodId})`

/** The period of this code or id, or the current one, with the moment. */
export const findReleasePeriod = async (
  { database, clock }: Source,
  which: {
    readonly code?: string | undefined
    readonly id?: number
    /** The newest with a request in one of these statuses, else the current one. */
    readonly newestWith?: readonly RequestStatus[]
  } = {},
): Promise<ReleasePeriod | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({
        id: registrationPeriods.id,
        code: registrationPeriods.code,
        appealsFrom: registrationPeriods.appealsFrom,
        appealDays: registrationPeriods.appealDays,
        rulesVersion: sql<string>`${registrationPeriods.scoreRules} ->> 'version'`,
        awardTiers: registrationPeriods.awardTiers,
        now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
      })
      .from(registrationPeriods)
      .where(
        which.id !== undefined
          ? eq(registrationPeriods.id, which.id)
          : which.code !== undefined
            ? eq(registrationPeriods.code, which.code)
            : sql`${registrationPeriods.id} = ${which.newestWith ? newestWith(which.newestWith) : currentPeriodId}`,
      ),
  )
  return row && { ...row, appealsFrom: row.appealsFrom?.toISOString() ?? null }
}

export const findRelease = async (
  { database }: Pick<Source, 'database'>,
  id: string,
): Promise<ReleaseRecord | undefined> => {
  const [row] = await database.read((db) => db.select().from(releases).where(eq(releases.id, id)))
  return row
}

export const findReleases = ({ database }: Source, periodId: number): Promise<ReleaseRecord[]> =>
  database.read((db) =>
    db.select().from(releases).where(eq(releases.periodId, periodId)).orderBy(desc(releases.number)),
  )

/** Locks the release until the transaction ends: whoever sends one of its letters waits. */
export const lockRelease = async (tx: Queryable, id: string): Promise<ReleaseRecord | undefined> => {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update')
  return row
}

export const addRelease = async (
  tx: Queryable,
  release: Omit<typeof releases.$inferInsert, 'number'> & { readonly periodId: number },
): Promise<void> => {
  await tx.insert(releases).values({
    ...release,
    number: sql`(select coalesce(max(number), 0) + 1 from releases where period_id = ${release.periodId})`,
  })
}

export const changeRelease = async (
  tx: Queryable,
  id: string,
  change: Partial<typeof releases.$inferInsert>,
): Promise<void> => {
  await tx
    .update(releases)
    .set({ ...change, version: sql`${releases.version} + 1` })
    .where(eq(releases.id, id))
}

export type Selection = {
  readonly releaseId: string
  readonly periodId: number
  readonly result: Exclude<PublishState, '0'>
  readonly statuses: readonly RequestStatus[]
  readonly rulesVersion: string
}

/**
 * Freezes every request of the period that has this result to publish, and waits in no other release. What was computed by
 * other rules than those of today is not taken in. Earlier rows of the release go.
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

/** The requests of a release, by their ids. */
export const findFrozenIds = async (tx: Queryable, releaseId: string): Promise<readonly string[]> => {
  const rows = await tx
    .select({ id: releaseRows.requestId })
    .from(releaseRows)
    .where(eq(releaseRows.releaseId, releaseId))
    .orderBy(releaseRows.requestId)
  return rows.map(({ id }) => id)
}

export type Checked = {
  readonly requestId: string
  readonly kind: LetterKind | null
  readonly award: number
  readonly hashes: { readonly he: string; readonly ar: string; readonly en: string } | null
  readonly faults: readonly RowFault[]
}

export const writeChecked = async (
  { database, clock }: Source,
  releaseId: string,
  { requestId, kind, award, hashes, faults }: Checked,
): Promise<void> => {
  await database.repeatable((db) =>
    db
      .update(releaseRows)
      .set({
        kind,
        award,
        hashHe: hashes?.he ?? null,
        hashAr: hashes?.ar ?? null,
        hashEn: hashes?.en ?? null,
        faults: [...faults],
        checkedAt: sql`${clock.now()}`,
      })
      .where(and(eq(releaseRows.releaseId, releaseId), eq(releaseRows.requestId, requestId))),
  )
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

export const findWaitingRows = (
  { database }: Source,
  releaseId: string,
  most: number,
): Promise<ReleaseRow[]> =>
  database.read((db) =>
    db
      .select()
      .from(releaseRows)
      .where(and(eq(releaseRows.releaseId, releaseId), eq(releaseRows.state, 'WAITING')))
      .orderBy(asc(releaseRows.position))
      .limit(most),
  )

export type RowCounts = {
  readonly rows: number
  readonly unchecked: number
  readonly faulty: number
  readonly waiting: number
  readonly sent: number
  readonly leftOut: number
}

export const countRows = async (db: Queryable, releaseId: string): Promise<RowCounts> => {
  const { rows } = await db.execute<RowCounts>(sql`
    select count(*)::int as rows,
      count(*) filter (where checked_at is null)::int as unchecked,
      count(*) filter (where faults <> '{}')::int as faulty,
      count(*) filter (where state = 'WAITING')::int as waiting,
      count(*) filter (where state = 'SENT')::int as sent,
      count(*) filter (where state = 'LEFT_OUT')::int as "leftOut"
    from release_rows where release_id = ${releaseId}::uuid`)
  const [counts] = rows
  if (!counts) throw new Error('a count answers one row')
  return counts
}

export const countGroups = async (db: Queryable, releaseId: string) => {
  const { rows } = await db.execute<{
    kind: LetterKind
    award: number
    isFaulty: boolean
    count: number
  }>(sql`
    select kind, award, faults <> '{}' as "isFaulty", count(*)::int as count from release_rows
    where release_id = ${releaseId}::uuid and kind is not null group by 1, 2, 3`)
  return rows
}

/** What a dry run came to. A release that was changed meanwhile is left as it is. */
export const finishCheck = async (tx: Queryable, id: string, totals: ReleaseTotals): Promise<void> => {
  await changeRelease(tx, id, {
    checkStartedAt: null,
    previousDryRun: sql`${releases.dryRun}` as never,
    dryRun: totals,
  })
}

/** That the letter of a row is sent, in the transaction that publishes it. False where it is not its turn any more. */
export const markSent = async (
  tx: Queryable,
  releaseId: string,
  requestId: string,
  at: Date,
): Promise<boolean> => {
  // Shared with other rows of the release; whoever pauses or stops it waits for this letter, and this one for them.
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

/** Releases on which a process has something to do. */
export const findReleasesToWorkOn = ({ database, clock }: Source): Promise<{ readonly id: string }[]> =>
  database.read((db) =>
    db
      .select({ id: releases.id })
      .from(releases)
      .where(
        and(
          isNull(releases.endedAt),
          or(
            eq(releases.state, 'RUNNING'),
            sql`${releases.checkStartedAt} is not null`,
            and(eq(releases.state, 'SCHEDULED'), sql`${releases.scheduledFor} <= ${clock.now()}`),
          ),
        ),
      )
      .orderBy(asc(releases.madeAt)),
  )

/** Longer than a slice of work takes. */
const leaseSeconds = 30

/** Only one process works on a release at a time. Undefined where another does. */
export const leaseRelease = async (
  { database, clock }: Source,
  id: string,
  isMine: boolean,
): Promise<ReleaseRecord | undefined> => {
  const now = clock.now()
  const [row] = await database.statement((db) =>
    db
      .update(releases)
      .set({ leasedUntil: sql`${now} + make_interval(secs => ${leaseSeconds})` })
      .where(
        and(
          eq(releases.id, id),
          isMine ? undefined : or(isNull(releases.leasedUntil), lt(releases.leasedUntil, sql`${now}`)),
        ),
      )
      .returning(),
  )
  return row
}

export const endLease = async ({ database }: Source, id: string): Promise<void> => {
  await database.repeatable((db) => db.update(releases).set({ leasedUntil: null }).where(eq(releases.id, id)))
}

/** What the audit trail says of a release. */
export const addReleaseAudit = async (
  tx: Queryable,
  clock: Clock,
  staffId: string | null,
  action: 'release-changed' | 'letter-viewed',
  details: Readonly<Record<string, string>>,
  studentId?: string,
): Promise<void> => {
  await tx.execute(
    auditEntry({ action, staffId, details, ...(studentId === undefined ? {} : { studentId }) }, clock),
  )
}

export type ResultScore = { readonly version: number; readonly total: number; readonly award: number }

/** The score that counts for a result. */
export const findResultScore = async (
  { database }: Source,
  requestId: string,
  result: Exclude<PublishState, '0'>,
): Promise<ResultScore | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({ version: scores.version, total: scores.total, award: scores.award })
      .from(scores)
      .where(and(eq(scores.requestId, requestId), eq(scores.result, result)))
      .orderBy(desc(scores.version))
      .limit(1),
  )
  return row
}

/** The number of the last event of a request. */
export const findLastEvent = async ({ database }: Source, requestId: string): Promise<number> => {
  const { rows } = await database.read((db) =>
    db.execute<{ last: number }>(
      sql`select coalesce(max(number), 0)::int as last from request_events where request_id = ${requestId}::uuid`,
    ),
  )
  return rows[0]?.last ?? 0
}

/** First and last name as the index of requests has them: read apart from the letter that they are compared with. */
export const findIndexedName = async ({ database }: Source, requestId: string): Promise<string> => {
  const { rows } = await database.read((db) =>
    db.execute<{ name: string }>(sql`select name from request_index where request_id = ${requestId}::uuid`),
  )
  return rows[0]?.name ?? ''
}

export const findStaffNames = async (
  { database }: Source,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await database.read((db) =>
    db.execute<{ id: string; name: string }>(
      sql`select id, name from staff where id = any(${sql.param([...ids])}::uuid[])`,
    ),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const findRowsOf = (db: Queryable, releaseId: string, requestIds: readonly string[]) =>
  db
    .select()
    .from(releaseRows)
    .where(and(eq(releaseRows.releaseId, releaseId), inArray(releaseRows.requestId, [...requestIds])))
