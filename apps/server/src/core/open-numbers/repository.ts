import type { AlikeRequests } from '@milgo/domain/open-numbers/open-numbers'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { AppealState } from '@milgo/domain/status/request-state'
import { desc, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { registrationPeriods } from '../../store/schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type PeriodTimes = {
  readonly id: number
  readonly code: string
  readonly to: string
  readonly appealsTo: string | null
  readonly now: Date
}

export const findPeriodTimes = async ({ database, clock }: Source): Promise<readonly PeriodTimes[]> => {
  const { id, code, opensAt, closesAt, appealsTo } = registrationPeriods
  const now = sql`${clock.now()}`.mapWith(opensAt)
  const rows = await database.read((db) =>
    db
      .select({ id, code, closesAt, appealsTo, now })
      .from(registrationPeriods)
      .orderBy(desc(opensAt), desc(id)),
  )
  return rows.map(({ closesAt, appealsTo, ...row }) => ({
    ...row,
    to: closesAt.toISOString(),
    appealsTo: appealsTo?.toISOString() ?? null,
  }))
}

type GroupRow = {
  readonly count: number
  readonly award: number | null
  readonly has_letter: boolean
  readonly publish_state: PublishState
  readonly appeal: AppealState
}

/**
 * Returns the sent requests of a period, counted by what they have in common. Only a letter proves a published award.
 */
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
