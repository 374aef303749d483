import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { LookFinding } from '@milgo/domain/second-look/agreement'
import type { DrawReason, LookOutcome, SecondLookRules } from '@milgo/domain/second-look/draw'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { StatusEvent } from '@milgo/domain/status/status-event'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { secondLookDraws, secondLooks } from '../../store/second-looks-schema.ts'

type Clock = Platform['clock']

export type DrawnPeriod = {
  readonly id: number
  readonly code: string
  readonly rulesVersion: string
  readonly awardTiers: AwardTiers
  readonly secondLook: SecondLookRules
}

/** The period of these requests, which is one. */
export const findDrawnPeriod = async (
  tx: Queryable,
  requestIds: readonly string[],
): Promise<DrawnPeriod | undefined> => {
  const { rows } = await tx.execute<DrawnPeriod>(sql`
    select id, code, score_rules ->> 'version' as "rulesVersion", award_tiers as "awardTiers", second_look as "secondLook"
    from registration_periods
    where id = (select period_id from requests where id = ${requestIds[0]}::uuid)`)
  return rows[0]
}

export type CandidateRow = {
  readonly id: string
  readonly status: RequestStatus
  readonly decisionEvent: number
  readonly event: StatusEvent
  readonly staffId: string | null
  readonly reason: string | null
  /** Which of this person’s decisions in the period it was. */
  readonly decisionNumber: number
  readonly total: number | null
  readonly award: number | null
  readonly figuresVersion: number | null
}

/** Requests with their last decision, and the score that would be published. */
export const findCandidates = async (
  tx: Queryable,
  periodId: number,
  requestIds: readonly string[],
  events: readonly StatusEvent[],
): Promise<readonly CandidateRow[]> => {
  const { rows } = await tx.execute<CandidateRow>(sql`
    with decided as (
      select request_events.request_id, request_events.number, request_events.event, request_events.actor_id,
        request_events.reason,
        row_number() over (partition by request_events.actor_id order by request_events.at, request_events.request_id) as place
      from request_events join requests on requests.id = request_events.request_id
      where requests.period_id = ${periodId} and request_events.event = any(${sql.param([...events])}::text[])
    ), last as (select distinct on (request_id) * from decided order by request_id, number desc)
    select requests.id, requests.status, last.number as "decisionEvent", last.event, last.actor_id as "staffId",
      last.reason, last.place::int as "decisionNumber", score.total, score.award,
      score.figures_version as "figuresVersion"
    from requests join last on last.request_id = requests.id
      left join lateral (select total, award, figures_version from scores
        where scores.request_id = requests.id and result = '1' order by version desc limit 1) as score on true
    where requests.id = any(${sql.param([...requestIds])}::uuid[]) order by requests.id`)
  return rows
}

export type DrawnLook = {
  readonly id: string
  readonly requestId: string
  readonly outcome: LookOutcome
  readonly drawReason: DrawReason
  readonly decisionEvent: number
  readonly firstStaffId: string | null
  readonly first: LookFinding
  readonly firstFiguresVersion: number | null
}

/**
 * Makes these the second looks of a release. One that was decided stays as long as its decision is the same, drawn again or
 * not; one that waits goes where it is not drawn again.
 */
export const writeDraw = async (
  tx: Queryable,
  clock: Clock,
  releaseId: string,
  { id: periodId, rulesVersion }: Pick<DrawnPeriod, 'id' | 'rulesVersion'>,
  candidates: readonly Pick<CandidateRow, 'id' | 'decisionEvent'>[],
  looks: readonly DrawnLook[],
): Promise<void> => {
  const drawn = new Set(looks.map(({ requestId }) => requestId))
  const decided = candidates.map(({ id, decisionEvent }) => ({
    requestId: id,
    decisionEvent,
    isDrawn: drawn.has(id),
  }))
  await tx.execute(sql`
    delete from second_looks where release_id = ${releaseId}::uuid and not exists (
      select from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
        as decided ("requestId" uuid, "decisionEvent" int, "isDrawn" boolean)
      where decided."requestId" = second_looks.request_id and decided."decisionEvent" = second_looks.decision_event
        and (decided."isDrawn" or second_looks.state <> 'WAITING'))`)
  if (looks.length > 0)
    await tx
      .insert(secondLooks)
      .values(looks.map((look) => ({ ...look, releaseId })))
      .onConflictDoNothing()
  await tx
    .insert(secondLookDraws)
    .values({ releaseId, periodId, rulesVersion, drawnAt: clock.now() })
    .onConflictDoUpdate({
      target: secondLookDraws.releaseId,
      set: { rulesVersion, drawnAt: sql`excluded.drawn_at` },
    })
}

export type DrawState = {
  readonly rulesVersion: string
  readonly activeRulesVersion: string
  readonly states: readonly string[]
}

export const findDrawState = async (db: Queryable, releaseId: string): Promise<DrawState | undefined> => {
  const [row] = await db
    .select({
      rulesVersion: secondLookDraws.rulesVersion,
      activeRulesVersion: sql<string>`(select score_rules ->> 'version' from registration_periods
        where registration_periods.id = ${secondLookDraws.periodId})`,
      states: sql<
        string[]
      >`array(select distinct state from second_looks where second_looks.release_id = ${releaseId}::uuid)`,
    })
    .from(secondLookDraws)
    .where(eq(secondLookDraws.releaseId, releaseId))
  return row
}
