import type { LookPosition } from '@milgo/contracts/office/second-look-fields'
import type { Answers } from '@milgo/domain/answers/answer'
import type { LookFinding, LookSettlement, LookState } from '@milgo/domain/second-look/agreement'
import type { DrawReason, LookOutcome } from '@milgo/domain/second-look/draw'
import type { EventName } from '@milgo/domain/status/request-event'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasConflict } from '../../store/conflict-of-interest.ts'
import { isNotBlindFor, openLook } from '../../store/open-looks.ts'
import { secondLooks } from '../../store/second-looks-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type LookRow = typeof secondLooks.$inferSelect

export const findLook = async (db: Queryable, id: string): Promise<LookRow | undefined> => {
  const [row] = await db.select().from(secondLooks).where(eq(secondLooks.id, id))
  return row
}

/** Reads a second look and locks it until the transaction ends. */
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

/** After this time, a look that was taken and not decided can be taken by others. */
const takenFor = "interval '4 hours'"

/**
 * Returns waiting looks of a period or of all periods that nobody else has taken, with the acts of staff on the request.
 * The one that the caller has comes first, whatever its period.
 */
export const findWaitingLooks = async (
  db: Queryable,
  clock: Source['clock'],
  periodId: number | null,
  staffId: string,
): Promise<readonly WaitingLook[]> => {
  const { rows } = await db.execute<WaitingLook>(sql`
      select second_looks.id, second_looks.request_id as "requestId", second_looks.staff_id as "staffId",
        (select json_agg(json_build_object('event', event,
            'actor', json_build_object('role', actor_role, 'id', actor_id)) order by number)
          from request_events where request_events.request_id = second_looks.request_id) as events
      from second_looks join requests on requests.id = second_looks.request_id
        join students on students.id = requests.student_id
      where (${periodId}::int is null or requests.period_id = ${periodId}::int or staff_id = ${staffId}::uuid)
        and state = ${openLook}
        and (staff_id is null or staff_id = ${staffId}::uuid
          or taken_at < ${clock.now()} - ${sql.raw(takenFor)})
        and not ${hasConflict(staffId, { identityHash: sql`students.identity_hash`, requestId: sql`requests.id` })}
      order by staff_id is not distinct from ${staffId}::uuid desc, second_looks.id`)
  return rows
}

/** Takes a look. Returns false if another person has taken it meanwhile. */
export const takeLook = async (
  tx: Queryable,
  clock: Source['clock'],
  id: string,
  before: string | null,
  staffId: string,
): Promise<boolean> => {
  const { rows } =
    await tx.execute(sql`update second_looks set staff_id = ${staffId}::uuid, taken_at = ${clock.now()}
      where id = ${id}::uuid and state = ${openLook} and staff_id is not distinct from ${before}::uuid returning id`)
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
    .where(and(eq(secondLooks.id, id), eq(secondLooks.state, openLook)))
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

/** Returns the newest period with second looks. */
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

export type LooksPage = {
  readonly periodId: number
  readonly state: LookState | undefined
  readonly after: LookPosition | undefined
  readonly limit: number
}

/** What the list is sorted by, all of it descending. */
const lookKey = sql`(second_looks.state = 'DISAGREED')::int, coalesce(second_looks.decided_at, '-infinity'), second_looks.id`

const isAfterLook = (after: LookPosition | undefined): SQL =>
  after
    ? sql`and (${lookKey}) < (${after.is_disagreed}::boolean::int,
        coalesce(${after.decided_at}::timestamptz, '-infinity'), ${after.id}::uuid)`
    : sql``

/**
 * Returns a page of the looks of a period with both findings, disagreements first, without requests that the reader
 * looks at.
 */
export const findCompared = async (
  { database }: Source,
  readerId: string,
  { periodId, state, after, limit }: LooksPage,
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
        and ${isNotBlindFor(readerId, sql`second_looks.request_id`)} ${isAfterLook(after)}
      order by (second_looks.state = 'DISAGREED') desc, second_looks.decided_at desc nulls last, second_looks.id desc
      limit ${limit}`),
  )
  return rows
}

export type FindingsRow = {
  readonly state: LookState
  readonly first: LookFinding
  readonly second: LookFinding | null
}

/** Returns all findings of a period, for counting, without those of requests that the reader looks at. */
export const findFindings = async (
  { database }: Source,
  readerId: string,
  periodId: number,
): Promise<readonly FindingsRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<FindingsRow>(sql`select second_looks.state, first, second from second_looks
      join requests on requests.id = second_looks.request_id where requests.period_id = ${periodId}
        and ${isNotBlindFor(readerId, sql`second_looks.request_id`)}`),
  )
  return rows
}
