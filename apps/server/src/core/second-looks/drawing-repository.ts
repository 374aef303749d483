import type { Answers } from '@milgo/domain/answers/answer'
import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { LookFinding, LookState } from '@milgo/domain/second-look/agreement'
import type { DrawReason, LookOutcome, SecondLookRules } from '@milgo/domain/second-look/draw'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { StatusEvent } from '@milgo/domain/status/status-event'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { openLook } from '../../store/open-looks.ts'
import { secondLookDraws, secondLooks } from '../../store/second-looks-schema.ts'

type Clock = Platform['clock']

export type DrawnPeriod = {
  readonly id: number
  readonly code: string
  readonly rulesVersion: string
  readonly awardTiers: AwardTiers
  readonly secondLook: SecondLookRules
}

/** Returns the one period of these requests. */
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
  /** The running number of this decision among the person's decisions in the period. */
  readonly decisionNumber: number
  readonly total: number | null
  readonly award: number | null
  readonly figuresVersion: number | null
}

/** Returns requests with their last decision, and the score that would be published. */
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

/** The decision of the first reviewer on a request of a release. */
export type FirstDecision = {
  /** The id of the second look, if one is drawn. */
  readonly id: string
  readonly requestId: string
  readonly outcome: LookOutcome
  /** Undefined if no second look is drawn. */
  readonly drawReason: DrawReason | undefined
  readonly decisionEvent: number
  readonly firstStaffId: string | null
  readonly first: LookFinding
  readonly firstFiguresVersion: number | null
}

/** Assigns looks at the same decisions, which were decided for ended releases, to this release. */
export const adoptDecidedLooks = async (
  tx: Queryable,
  releaseId: string,
  decisions: readonly FirstDecision[],
): Promise<void> => {
  await tx.execute(sql`
    update second_looks set release_id = ${releaseId}::uuid
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as decided ("requestId" uuid, "decisionEvent" int),
      releases
    where second_looks.request_id = decided."requestId" and second_looks.decision_event = decided."decisionEvent"
      and second_looks.state <> ${openLook} and second_looks.release_id <> ${releaseId}::uuid
      and releases.id = second_looks.release_id and releases.ended_at is not null
      and second_looks.id = (select id from second_looks latest where latest.request_id = second_looks.request_id
        and latest.state <> ${openLook} order by decided_at desc, id limit 1)
      and not exists (select from second_looks own where own.release_id = ${releaseId}::uuid
        and own.request_id = second_looks.request_id)`)
}

/**
 * Writes the second looks of a release. A decided look remains while its decision is the same, drawn again or not. A
 * waiting look is deleted if it is not drawn again, and otherwise updated to the first decision by today's rules.
 */
export const writeDraw = async (
  tx: Queryable,
  clock: Clock,
  releaseId: string,
  { id: periodId, rulesVersion }: Pick<DrawnPeriod, 'id' | 'rulesVersion'>,
  decisions: readonly FirstDecision[],
): Promise<void> => {
  const drawn = decisions.flatMap(({ drawReason, ...decision }) =>
    drawReason === undefined ? [] : [{ ...decision, drawReason }],
  )
  const decided = decisions.map(({ requestId, decisionEvent, drawReason }) => ({
    requestId,
    decisionEvent,
    isDrawn: drawReason !== undefined,
  }))
  await tx.execute(sql`
    delete from second_looks where release_id = ${releaseId}::uuid and not exists (
      select from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
        as decided ("requestId" uuid, "decisionEvent" int, "isDrawn" boolean)
      where decided."requestId" = second_looks.request_id and decided."decisionEvent" = second_looks.decision_event
        and (decided."isDrawn" or second_looks.state <> ${openLook}))`)
  for (let from = 0; from < drawn.length; from += mostInserted)
    await tx
      .insert(secondLooks)
      .values(drawn.slice(from, from + mostInserted).map((look) => ({ ...look, releaseId })))
      .onConflictDoUpdate({
        target: [secondLooks.releaseId, secondLooks.requestId],
        set: {
          outcome: sql`excluded.outcome`,
          drawReason: sql`excluded.draw_reason`,
          first: sql`excluded.first`,
          firstStaffId: sql`excluded.first_staff_id`,
          firstFiguresVersion: sql`excluded.first_figures_version`,
        },
        setWhere: eq(secondLooks.state, openLook),
      })
  await tx
    .insert(secondLookDraws)
    .values({ releaseId, periodId, rulesVersion, drawnAt: clock.now() })
    .onConflictDoUpdate({
      target: secondLookDraws.releaseId,
      set: { rulesVersion, drawnAt: sql`excluded.drawn_at` },
    })
}

/** A statement of PostgreSQL may have at most 65,535 values. */
const mostInserted = 1_000

export type DecidedLook = {
  readonly id: string
  readonly requestId: string
  readonly state: LookState
  readonly first: LookFinding
  readonly second: LookFinding
  readonly figures: Answers | null
}

export const findDecidedLooks = async (tx: Queryable, releaseId: string): Promise<readonly DecidedLook[]> => {
  const rows = await tx
    .select({
      id: secondLooks.id,
      requestId: secondLooks.requestId,
      state: secondLooks.state,
      first: secondLooks.first,
      second: secondLooks.second,
      figures: secondLooks.figures,
    })
    .from(secondLooks)
    .where(and(eq(secondLooks.releaseId, releaseId), isNotNull(secondLooks.second)))
    .orderBy(secondLooks.id)
  return rows.flatMap(({ second, ...row }) => (second === null ? [] : [{ ...row, second }]))
}

/**
 * Writes the comparison of both findings by the rules in force. A look that is open again loses the manager's
 * settlement.
 */
export const writeJudgement = async (
  tx: Queryable,
  id: string,
  judged: { readonly first: LookFinding; readonly second: LookFinding; readonly state: LookState },
): Promise<void> => {
  await tx
    .update(secondLooks)
    .set({
      ...judged,
      ...(judged.state !== 'SETTLED' && {
        settlement: null,
        settledBy: null,
        settledAt: null,
        settledReason: null,
      }),
    })
    .where(eq(secondLooks.id, id))
}

/** Deletes the waiting looks of a stopped release, because it publishes nothing any more. Decided looks remain. */
export const withdrawWaitingLooks = async (tx: Queryable, releaseId: string): Promise<void> => {
  await tx
    .delete(secondLooks)
    .where(and(eq(secondLooks.releaseId, releaseId), eq(secondLooks.state, openLook)))
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
