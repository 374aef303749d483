import type { AlikeRequests } from '@milgo/domain/open-numbers/open-numbers'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { AppealState } from '@milgo/domain/status/request-state'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type PeriodTimes = {
  readonly id: number
  readonly code: string
  readonly to: string
  readonly appealsTo: string | null
  readonly resultsAt: Date | null
  readonly now: Date
}

type PeriodRow = {
  readonly id: number
  readonly code: string
  readonly closes: number
  readonly appeals_to: number | null
  readonly results_at: number | null
  readonly now: number
}

const milliseconds = (column: ReturnType<typeof sql>) => sql`extract(epoch from ${column})::float8 * 1000`

export const findPeriodTimes = async ({ database, clock }: Source): Promise<readonly PeriodTimes[]> => {
  const { rows } = await database.read((db) =>
    db.execute<PeriodRow>(sql`
      select id, code, ${milliseconds(sql`closes_at`)} as closes, ${milliseconds(sql`appeals_to`)} as appeals_to,
        ${milliseconds(clock.now())} as now,
        (select ${milliseconds(sql`max(started_at)`)} from releases
          where releases.period_id = registration_periods.id and result = '1') as results_at
      from registration_periods order by opens_at desc, id desc`),
  )
  return rows.map(({ id, code, closes, appeals_to: appealsTo, results_at: resultsAt, now }) => ({
    id,
    code,
    to: new Date(closes).toISOString(),
    appealsTo: appealsTo === null ? null : new Date(appealsTo).toISOString(),
    resultsAt: resultsAt === null ? null : new Date(resultsAt),
    now: new Date(now),
  }))
}

type GroupRow = {
  readonly count: number
  readonly award: number | null
  readonly has_letter: boolean
  readonly publish_state: PublishState
  readonly appeal: AppealState
}

/** The sent requests of a period, counted by what they have in common; a letter is the only proof of a published award. */
export const findAlikeRequests = async (
  { database }: Source,
  periodId: number,
): Promise<{ readonly groups: readonly AlikeRequests[]; readonly medianDays: number | null }> => {
  const { rows } = await database.read((db) =>
    db.execute<{ groups: readonly GroupRow[]; median_days: number | null }>(sql`
      with sent as (
        select requests.id, requests.publish_state, requests.submitted_at,
          coalesce(requests.memory ->> 'appeal', 'NONE') as appeal,
          first.issued_at, scores.award, last.request_id is not null as has_letter
        from requests
        left join lateral (
          select issued_at from letters where request_id = requests.id order by number limit 1
        ) first on true
        left join lateral (
          select request_id, score_version from letters where request_id = requests.id order by number desc limit 1
        ) last on true
        left join scores on scores.request_id = requests.id and scores.version = last.score_version
        where requests.period_id = ${periodId} and requests.submitted_at is not null
      )
      select
        (select coalesce(jsonb_agg(alike), '[]') from (
          select count(*)::int as count, nullif(award, 0) as award, has_letter, publish_state, appeal
          from sent group by 2, 3, 4, 5
        ) alike) as groups,
        (select round((extract(epoch from percentile_cont(0.5) within group (order by issued_at - submitted_at)) / 86400)::numeric, 1)::float8
          from sent where issued_at is not null) as median_days`),
  )
  const [row] = rows
  return {
    groups: (row?.groups ?? []).map(({ count, award, has_letter, publish_state, appeal }) => ({
      count,
      award,
      hasLetter: has_letter,
      publishState: publish_state,
      appeal,
    })),
    medianDays: row?.median_days ?? null,
  }
}
