import type { Answers } from '@milgo/domain/answers/answer'
import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { ScoreLocality } from '@milgo/domain/score/score-inputs'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { StoredRequestState } from '@milgo/domain/status/request-memory'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { StatusEvent } from '@milgo/domain/status/status-event'
import type { LocalizedName } from '@milgo/messages/localized'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { requests } from '../../store/requests-schema.ts'
import { localities, registrationPeriods } from '../../store/schema.ts'
import type { Score } from './score-repository.ts'

type Clock = Platform['clock']

export type ComputingPeriod = {
  readonly rules: { readonly scoreRules: ScoreRules; readonly awardTiers: AwardTiers }
  readonly row: typeof registrationPeriods.$inferSelect
  readonly now: Date
}

/** Returns the rules by which all requests of a period are computed. Locks the period's row for sharing. */
export const findComputingPeriod = async (
  tx: Queryable,
  clock: Clock,
  periodId: number,
): Promise<ComputingPeriod | undefined> => {
  const [found] = await tx
    .select({ row: registrationPeriods, now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt) })
    .from(registrationPeriods)
    .where(eq(registrationPeriods.id, periodId))
    // The lock prevents new rules from being put in force in the middle of a batch.
    .for('share')
  if (!found) return undefined
  const { scoreRules, awardTiers } = found.row
  return { rules: { scoreRules, awardTiers }, ...found }
}

export const findPeriodOfRequest = async (tx: Queryable, requestId: string): Promise<number | undefined> => {
  const [request] = await tx
    .select({ periodId: requests.periodId })
    .from(requests)
    .where(eq(requests.id, requestId))
  return request?.periodId
}

export type ComputedRow = StoredRequestState & {
  readonly id: string
  readonly studentId: string
  readonly institution: {
    readonly id: number
    readonly version: number
    readonly name: LocalizedName
    readonly isSponsored: boolean
    readonly isReligious: boolean
  }
  readonly snapshot: { readonly number: number; readonly sealed: string } | null
  readonly figures: { readonly version: number; readonly figures: Answers } | null
  /** The award of the last score of the first result. */
  readonly firstAward: number | null
}

/**
 * Returns requests with everything that their scores need. Locks them, in the order of their ids, until the transaction
 * ends.
 */
export const lockComputed = async (
  tx: Queryable,
  requestIds: readonly string[],
): Promise<readonly ComputedRow[]> => {
  const { rows } = await tx.execute<ComputedRow>(sql`
    select requests.id, requests.student_id as "studentId", requests.status, requests.publish_state as "publishState",
      to_json(requests.correction_deadline) #>> '{}' as "correctionDeadline", requests.memory,
      json_build_object('id', institutions.id, 'version', institutions.version, 'name', institutions.name,
        'isSponsored', institutions.is_sponsored, 'isReligious', institutions.is_religious) as institution,
      (select json_build_object('number', number, 'sealed', sealed) from request_snapshots
        where request_id = requests.id order by number desc limit 1) as snapshot,
      (select json_build_object('version', version, 'figures', figures) from figure_versions
        where request_id = requests.id order by version desc limit 1) as figures,
      (select award from scores where request_id = requests.id and result = '1'
        order by version desc limit 1) as "firstAward"
    from requests join students on students.id = requests.student_id
      join institutions on institutions.id = students.institution_id
    where requests.id = any(${sql.param([...requestIds])}::uuid[])
    order by requests.id for update of requests`)
  return rows
}

type Place = Omit<ScoreLocality, 'isInIsrael'>

/** Returns the score data of all localities, by their symbols. */
export const findScorePlaces = async (tx: Queryable): Promise<ReadonlyMap<string, Place>> => {
  const { symbol, socioEconomicCluster, peripheralityCluster } = localities
  const rows = await tx.select({ symbol, socioEconomicCluster, peripheralityCluster }).from(localities)
  return new Map(
    rows.map(({ symbol: code, ...place }) => [String(code), { ...place, isOnPriorityList: null }]),
  )
}

/**
 * Raises the versions of requests that were computed again, so that a publication that has read the old score starts
 * again.
 */
export const touchRequests = async (
  tx: Queryable,
  clock: Platform['clock'],
  requestIds: readonly string[],
): Promise<void> => {
  if (requestIds.length === 0) return
  await tx
    .update(requests)
    .set({ updatedAt: clock.now() })
    .where(inArray(requests.id, [...requestIds]))
}

/** Adds the next version of each score. */
export const addScores = async (tx: Queryable, scores: readonly Omit<Score, 'version'>[]): Promise<void> => {
  if (scores.length === 0) return
  await tx.execute(sql`
    insert into scores (request_id, version, result, snapshot_number, figures_version, rules_version, inputs, components,
      total, award, computed_at)
    select score."requestId", (select coalesce(max(past.version), 0) + 1 from scores past
        where past.request_id = score."requestId"), score.result, score."snapshotNumber", score."figuresVersion",
      score."rulesVersion", score.inputs, score.components, score.total, score.award, score."computedAt"
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as score ("requestId" uuid, result text,
      "snapshotNumber" smallint, "figuresVersion" int, "rulesVersion" text, inputs jsonb, components jsonb,
      total double precision, award int, "computedAt" timestamptz)`)
}

export type ComputedMove = {
  readonly requestId: string
  readonly studentId: string
  readonly status: RequestStatus
  readonly memory: unknown
  readonly publishState: PublishState
  readonly steps: readonly {
    readonly event: StatusEvent
    readonly from: RequestStatus
    readonly to: RequestStatus
  }[]
}

/** Moves requests that are already locked: writes their state, one event for each step, and the audit trail. */
export const moveComputed = async (
  tx: Queryable,
  clock: Clock,
  moves: readonly ComputedMove[],
): Promise<void> => {
  if (moves.length === 0) return
  const moved = JSON.stringify(moves)
  await tx.execute(sql`
    update requests set status = moved.status, memory = moved.memory, updated_at = ${clock.now()}
    from jsonb_to_recordset(${moved}::jsonb) as moved ("requestId" uuid, status text, memory jsonb)
    where requests.id = moved."requestId"`)
  await tx.execute(sql`
    with steps as (
      select moved."requestId" as request_id, moved."studentId" as student_id, moved."publishState" as publish_state,
        step.value ->> 'event' as event, step.value ->> 'from' as from_status, step.value ->> 'to' as to_status,
        step.place
      from jsonb_to_recordset(${moved}::jsonb)
          as moved ("requestId" uuid, "studentId" uuid, "publishState" text, steps jsonb),
        jsonb_array_elements(moved.steps) with ordinality as step (value, place)
    ), added as (
      insert into request_events (request_id, number, at, event, actor_role, from_status, to_status, publish_state)
      select request_id, (select coalesce(max(past.number), 0) from request_events past
          where past.request_id = steps.request_id) + place, ${clock.now()}, event, 'SYSTEM', from_status, to_status,
        publish_state
      from steps
    )
    insert into audit_entries (at, student_id, action, details)
    select ${clock.now()}, student_id, 'request-moved',
      jsonb_build_object('request', request_id, 'event', event, 'from', from_status, 'to', to_status)
    from steps order by request_id, place`)
}

/** Writes to the audit trail that requests were computed again, and by whom. */
export const auditComputedAgain = async (
  tx: Queryable,
  clock: Clock,
  staffId: string,
  computed: readonly {
    readonly requestId: string
    readonly studentId: string
    readonly rulesVersion: string
  }[],
): Promise<void> => {
  if (computed.length === 0) return
  await tx.execute(sql`
    insert into audit_entries (at, staff_id, student_id, action, details)
    select ${clock.now()}, ${staffId}::uuid, again."studentId", 'request-computed-again',
      jsonb_build_object('request', again."requestId", 'rules', again."rulesVersion")
    from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb)
      as again ("requestId" uuid, "studentId" uuid, "rulesVersion" text)`)
}
