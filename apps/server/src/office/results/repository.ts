import type { RequestStatus } from '@milgo/domain/status/request-status'
import { unpublished } from '@milgo/domain/status/result-published'
import type { MovedRange } from '@milgo/domain/what-if/tier-moves'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { computeRuns } from '../../store/computing-schema.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { isNotBlindFor } from '../../store/open-looks.ts'
import { registrationPeriods } from '../../store/schema.ts'
import { isUnpublishedIn, type UnpublishedIn } from '../../store/unpublished-in.ts'

type Source = Pick<Platform, 'database'>

export type ResultsPeriod = typeof registrationPeriods.$inferSelect

/** Returns the period with this code, or the current one if no code is given. */
export const findResultsPeriod = async (
  db: Queryable,
  code: string | undefined,
): Promise<ResultsPeriod | undefined> => {
  const [row] = await db
    .select()
    .from(registrationPeriods)
    .where(
      code === undefined ? eq(registrationPeriods.id, currentPeriodId) : eq(registrationPeriods.code, code),
    )
  return row
}

export type ResultCounts = {
  readonly statuses: Readonly<Partial<Record<RequestStatus, number>>>
  readonly waiting: number
  readonly computed: number
  readonly outdated: number
  readonly publishedCount: number
  readonly publishedMoney: number
}

/** SQL: the last score of a request for a result. */
const lastScore = (
  result: string,
) => sql`(select scores.total, scores.award, scores.rules_version, scores.inputs
  from scores where scores.request_id = requests.id and scores.result = ${result}
  order by scores.version desc limit 1)`

/**
 * Counts the requests of a period without those of which the reader does a second look, as their queue does: the
 * difference would be the first decision.
 */
export const countResults = async (
  { database }: Source,
  readerId: string,
  periodId: number,
  rulesVersion: string,
  {
    waiting,
    computed,
  }: { readonly waiting: readonly UnpublishedIn[]; readonly computed: readonly UnpublishedIn[] },
): Promise<ResultCounts> => {
  const isCounted = sql`requests.period_id = ${periodId} and ${isNotBlindFor(readerId, sql`requests.id`)}`
  const { rows } = await database.read((db) =>
    db.execute<ResultCounts>(sql`
      select
        (select coalesce(json_object_agg(status, count), '{}') from (select status, count(*)::int as count
          from request_index where period_id = ${periodId} and ${isNotBlindFor(readerId, sql`request_id`)}
          group by status) as counted) as statuses,
        (select count(*)::int from requests where ${isCounted} and ${isUnpublishedIn(waiting)}) as waiting,
        (select count(*)::int from requests where ${isCounted} and ${isUnpublishedIn(computed)}) as computed,
        (select count(*)::int from requests where ${isCounted} and ${isUnpublishedIn(computed)}
          and (select scores.rules_version from scores where scores.request_id = requests.id
            order by scores.version desc limit 1) is distinct from ${rulesVersion}) as outdated,
        published.count as "publishedCount", published.money as "publishedMoney"
      from (select count(*)::int as count, coalesce(sum(award), 0)::int as money from (
        select (select (entry ->> 'award')::int from ledger_entries where request_id = requests.id
          and kind = 'ENTITLEMENT' order by number desc limit 1) as award
        from requests where ${isCounted} and publish_state <> ${unpublished}) as entitled where award > 0) as published`),
  )
  const [counts] = rows
  if (!counts) throw new Error('Nothing was counted')
  return counts
}

export type RunRow = typeof computeRuns.$inferSelect & { readonly starter: string }

/** Returns the last computation of a period, with the name of who started it. */
export const findLastRun = async ({ database }: Source, periodId: number): Promise<RunRow | undefined> => {
  const [row] = await database.read((db) =>
    db
      .select({
        run: computeRuns,
        starter: sql<string>`coalesce((select name from staff where staff.id = ${computeRuns.startedBy}), '')`,
      })
      .from(computeRuns)
      .where(eq(computeRuns.periodId, periodId))
      // A running computation has no end, so it comes first.
      .orderBy(desc(computeRuns.finishedAt))
      .limit(1),
  )
  return row && { ...row.run, starter: row.starter }
}

export type FailureRow = {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly code: string
}

/** Returns requests that could not be computed, without those of which the reader does a second look. */
export const findFailures = async (
  { database }: Source,
  readerId: string,
  runId: string,
  most: number,
): Promise<readonly FailureRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<FailureRow>(sql`
      select request_index.request_id as id, request_index.number, request_index.name, compute_failures.code
      from compute_failures join request_index on request_index.request_id = compute_failures.request_id
      where run_id = ${runId}::uuid and ${isNotBlindFor(readerId, sql`request_index.request_id`)}
      order by request_index.number limit ${most}`),
  )
  return rows
}

export type ScoreGroupRow = {
  readonly total: number
  readonly institution: number
  readonly cluster: number | null
  readonly language: string
  readonly count: number
}

/**
 * Counts first results that are computed and not published, grouped as the what-if needs them, without those of which
 * the reader does a second look.
 */
export const findScoreGroups = async (
  { database }: Source,
  readerId: string,
  periodId: number,
  statuses: readonly UnpublishedIn[],
): Promise<readonly ScoreGroupRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ScoreGroupRow>(sql`
      select score.total, request_index.institution_id as institution,
        (score.inputs #>> '{answers,localityAt18,socioEconomicCluster}')::int as cluster, request_index.language,
        count(*)::int as count
      from requests join request_index on request_index.request_id = requests.id
        join lateral ${lastScore('1')} as score on true
      where requests.period_id = ${periodId} and ${isUnpublishedIn(statuses)}
        and ${isNotBlindFor(readerId, sql`requests.id`)}
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
  )
  return rows
}

export const findInstitutionNames = async (
  { database }: Source,
  ids: readonly number[],
  language: Language,
): Promise<{ readonly id: number; readonly name: string }[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ id: number; name: string }>(sql`
      select id, coalesce(name ->> ${language}, name ->> ${defaultLanguage}) as name from institutions
      where id = any(${sql.param([...ids])}::int[]) order by 2`),
  )
  return rows
}

export type MovedRow = {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly total: number
  readonly before: number
  readonly after: number
}

/**
 * Returns requests whose score is in one of the ranges, the highest score first, without those of which the reader does
 * a second look.
 */
export const findMoved = async (
  { database }: Source,
  readerId: string,
  periodId: number,
  statuses: readonly UnpublishedIn[],
  ranges: readonly MovedRange[],
  after: { readonly total: number; readonly id: string } | undefined,
  most: number,
): Promise<readonly MovedRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<MovedRow>(sql`
      select requests.id, request_index.number, request_index.name, score.total, range.before, range.after
      from requests join request_index on request_index.request_id = requests.id
        join lateral ${lastScore('1')} as score on true
        join jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
          as range ("from" float8, below float8, before int, after int)
          on score.total >= range."from" and (range.below is null or score.total < range.below)
      where requests.period_id = ${periodId} and ${isUnpublishedIn(statuses)}
        and ${isNotBlindFor(readerId, sql`requests.id`)}
        and (${after?.id ?? null}::uuid is null
          or (score.total, requests.id) < (${after?.total ?? null}::float8, ${after?.id ?? null}::uuid))
      order by score.total desc, requests.id desc limit ${most}`),
  )
  return rows
}
