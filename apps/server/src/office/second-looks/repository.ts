import type { Answers } from '@milgo/domain/answers/answer'
import type { LookFinding, LookSettlement, LookState } from '@milgo/domain/second-look/agreement'
import type { DrawReason, LookOutcome } from '@milgo/domain/second-look/draw'
import type { EventName } from '@milgo/domain/status/request-event'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { secondLooks } from '../../store/second-looks-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type LookRow = typeof secondLooks.$inferSelect

export const findLook = async (db: Queryable, id: string): Promise<LookRow | undefined> => {
  const [row] = await db.select().from(secondLooks).where(eq(secondLooks.id, id))
  return row
}

/** Whoever reads it so is the only one to change it until the transaction ends. */
export const lockLook = async (tx: Queryable, id: string): Promise<LookRow | undefined> => {
  const [row] = await tx.select().from(secondLooks).where(eq(secondLooks.id, id)).for('update')
  return row
}

export type WaitingLook = {
  readonly id: string
  readonly requestId: string
  readonly staffId: string | null
  readonly events: readonly {
    readonly event: EventName
    readonly actor: { role: string; id: string | null }
  }[]
}

/** A look that somebody took and left is anybody's again after this time. */
const takenFor = "interval '4 hours'"

/** Looks that wait, of this period or of all, and that nobody else has taken, the caller's own first, with what staff did to the request. */
export const findWaitingLooks = async (
  { database, clock }: Source,
  periodId: number | null,
  staffId: string,
): Promise<readonly WaitingLook[]> => {
  const { rows } = await database.read((db) =>
    db.execute<WaitingLook>(sql`
      select second_looks.id, second_looks.request_id as "requestId", second_looks.staff_id as "staffId",
        (select json_agg(json_build_object('event', event,
            'actor', json_build_object('role', actor_role, 'id', actor_id)) order by number)
          from request_events where request_events.request_id = second_looks.request_id) as events
      from second_looks join requests on requests.id = second_looks.request_id
        join students on students.id = requests.student_id
      where (${periodId}::int is null or requests.period_id = ${periodId}::int) and state = 'WAITING'
        and (staff_id is null or staff_id = ${staffId}::uuid
          or taken_at < ${clock.now()} - ${sql.raw(takenFor)})
        and not exists (select from staff_conflicts where staff_conflicts.request_id = requests.id
          and staff_conflicts.staff_id = ${staffId}::uuid)
        and not exists (select from staff where staff.id = ${staffId}::uuid
          and staff.identity_hash = students.identity_hash)
      order by staff_id is not distinct from ${staffId}::uuid desc, second_looks.id`),
  )
  return rows
}

/** False where somebody else was faster. */
export const takeLook = async (
  { database, clock }: Source,
  id: string,
  before: string | null,
  staffId: string,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute(sql`update second_looks set staff_id = ${staffId}::uuid, taken_at = ${clock.now()}
      where id = ${id}::uuid and state = 'WAITING' and staff_id is not distinct from ${before}::uuid returning id`),
  )
  return rows.length > 0
}

export const decideLook = async (
  tx: Queryable,
  clock: Source['clock'],
  id: string,
  decided: {
    readonly state: LookState
    readonly second: LookFinding
    readonly figures: Answers
    readonly note: string | null
  },
): Promise<void> => {
  await tx
    .update(secondLooks)
    .set({ ...decided, decidedAt: clock.now() })
    .where(and(eq(secondLooks.id, id), eq(secondLooks.state, 'WAITING')))
}

export const settleLook = async (
  tx: Queryable,
  clock: Source['clock'],
  id: string,
  settled: { readonly settlement: LookSettlement; readonly by: string; readonly reason: string },
): Promise<void> => {
  await tx
    .update(secondLooks)
    .set({
      state: 'SETTLED',
      settlement: settled.settlement,
      settledBy: settled.by,
      settledReason: settled.reason,
      settledAt: clock.now(),
    })
    .where(eq(secondLooks.id, id))
}

/** The newest period of which decisions were looked at again. */
export const findNewestLookPeriod = async ({ database }: Source): Promise<string | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<{ code: string }>(sql`
      select code from registration_periods where id = (select max(requests.period_id)
        from second_looks join requests on requests.id = second_looks.request_id)`),
  )
  return rows[0]?.code
}

export type ComparedRow = {
  readonly id: string
  readonly requestId: string
  readonly number: number
  readonly name: string
  readonly state: LookState
  readonly outcome: LookOutcome
  readonly drawReason: DrawReason
  readonly firstStaffId: string | null
  readonly first: LookFinding
  readonly firstFigures: Answers | null
  readonly staffId: string | null
  readonly second: LookFinding | null
  readonly figures: Answers | null
  readonly note: string | null
  readonly decidedAt: string | null
  readonly settlement: LookSettlement | null
  readonly settledBy: string | null
  readonly settledReason: string | null
}

/** Looks of a period with both findings, disagreements first. */
export const findCompared = async (
  { database }: Source,
  periodId: number,
  state: LookState | undefined,
  most: number,
): Promise<readonly ComparedRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ComparedRow>(sql`
      select second_looks.id, second_looks.request_id as "requestId", request_index.number, request_index.name,
        second_looks.state, outcome, draw_reason as "drawReason", first_staff_id as "firstStaffId", first,
        (select figures from figure_versions where figure_versions.request_id = second_looks.request_id
          and figure_versions.version = first_figures_version) as "firstFigures",
        staff_id as "staffId", second, figures, note, to_json(second_looks.decided_at) #>> '{}' as "decidedAt", settlement,
        settled_by as "settledBy", settled_reason as "settledReason"
      from second_looks join request_index on request_index.request_id = second_looks.request_id
      where request_index.period_id = ${periodId} and (${state ?? null}::text is null or state = ${state ?? null}::text)
      order by state = 'DISAGREED' desc, second_looks.decided_at desc nulls last, second_looks.id limit ${most}`),
  )
  return rows
}

export type FindingsRow = {
  readonly state: LookState
  readonly first: LookFinding
  readonly second: LookFinding | null
}

/** All findings of a period, for counting. */
export const findFindings = async (
  { database }: Source,
  periodId: number,
): Promise<readonly FindingsRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<FindingsRow>(sql`select second_looks.state, first, second from second_looks
      join requests on requests.id = second_looks.request_id where requests.period_id = ${periodId}`),
  )
  return rows
}
