import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { Actor } from '@milgo/domain/status/actor'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import { memoryOf } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { requestIndex } from '../../store/request-index-schema.ts'
import { requestEvents, requestSnapshots, requests, reviewFlags } from '../../store/requests-schema.ts'
import { scores } from '../../store/results-schema.ts'
import { claimsOf, isStudents, type StudentToken } from '../../store/student-session.ts'
import { requestWork } from '../../store/work-schema.ts'
import {
  type ExpectedVersions,
  hasExpectedVersions,
  type StepToStore,
  storeSteps,
} from './saves-repository.ts'

/** Who changes a request: a student with a valid session, a staff member, or the server itself. */
export type RequestActor =
  | { readonly kind: 'student'; readonly token: StudentToken }
  | {
      readonly kind: 'staff'
      readonly id: string
      readonly role: Exclude<Actor['role'], 'STUDENT' | 'SYSTEM'>
      /**
       * Set if the staff member's action was written earlier and the status only follows it. The staff member may be
       * removed by now.
       */
      readonly hasActed?: true
    }
  | { readonly kind: 'system' }

type Clock = Platform['clock']

type Target = {
  readonly id: string
  readonly studentId: string
  /** The version that the change was decided on. */
  readonly version: number
  readonly expectedVersions: ExpectedVersions
}

/** The condition that the actor may still make the change. It is checked in the transaction that writes the change. */
const mayStillChange = (actor: RequestActor, studentId: string, now: SQL): SQL => {
  switch (actor.kind) {
    case 'student':
      return sql`exists (select from sessions where ${isStudents(claimsOf(actor.token), now)}
        and sessions.student_id = ${studentId}::uuid)`
    case 'staff':
      if (actor.hasActed) return sql`true`
      return sql`exists (select from staff where staff.id = ${actor.id}::uuid and staff.removed_at is null)`
    case 'system':
      return sql`true`
  }
}

/** What an event sets in the row of its request. */
const rowAfter = ({ state, submittedAt }: AfterEvent) => ({
  status: state.status,
  publishState: state.publishState,
  correctionDeadline: state.correctionDeadline,
  memory: memoryOf(state),
  submittedAt,
})

type AfterEvent = { readonly state: RequestState; readonly submittedAt: Date | null }

/**
 * Raises the version of a request, and writes its state after an event, if the request is as it was when the change was
 * decided. Returns false, and writes nothing, if the request has changed or if the actor may no longer change it. Other
 * transactions that change the request wait here until this transaction ends.
 */
export const writeRequest = async (
  tx: Queryable,
  clock: Clock,
  actor: RequestActor,
  { id, studentId, version, expectedVersions }: Target,
  after?: AfterEvent,
): Promise<boolean> => {
  const now = clock.now()
  const rows = await tx
    .update(requests)
    .set({ ...(after && rowAfter(after)), updatedAt: now })
    .where(
      and(
        eq(requests.id, id),
        eq(requests.version, version),
        mayStillChange(actor, studentId, now),
        sql`exists (select from students
          join institutions on institutions.id = students.institution_id
          join registration_periods on registration_periods.id = students.period_id
          where students.id = ${studentId}::uuid and ${hasExpectedVersions(expectedVersions, now)})`,
      ),
    )
    .returning({ id: requests.id })
  return rows.length > 0
}

/** Adds the next event to the request's history. */
export const addEvent = async (
  tx: Queryable,
  requestId: string,
  { at, event, actor, reason, note, from, to, publishState, snapshot }: Omit<RequestEvent, 'number'>,
): Promise<void> => {
  await tx.insert(requestEvents).values({
    requestId,
    number: sql`(select coalesce(max(number), 0) + 1 from request_events where request_id = ${requestId}::uuid)`,
    at,
    event,
    actorRole: actor.role,
    actorId: actor.id,
    reason,
    note,
    fromStatus: from,
    toStatus: to,
    publishState,
    snapshotNumber: snapshot,
  })
}

export const addSnapshot = async (
  tx: Queryable,
  requestId: string,
  snapshot: { readonly number: number; readonly takenAt: Date; readonly sealed: string },
): Promise<void> => {
  await tx.insert(requestSnapshots).values({ requestId, ...snapshot })
}

export const addSteps = async (
  tx: Queryable,
  clock: Clock,
  requestId: string,
  steps: readonly StepToStore[],
): Promise<void> => {
  await tx.execute(sql`with changed as (select ${requestId}::uuid as id)
    ${storeSteps(requestId, steps, clock.now())}`)
}

/** Adds the flags of one more return, as the next round. */
export const addFlags = async (
  tx: Queryable,
  requestId: string,
  flags: readonly ReviewFlag[],
): Promise<void> => {
  const round = sql<number>`(select coalesce(max(round), 0) + 1 from review_flags where request_id = ${requestId}::uuid)`
  await tx.insert(reviewFlags).values(
    flags.map(({ field, index, member_type, reason, note }, position) => ({
      requestId,
      round,
      position,
      field,
      index: index ?? null,
      member: member_type ?? null,
      reason,
      note: note ?? null,
    })),
  )
}

/** Marks every open flag as resolved: a correction was sent, with a new file for each of them. */
export const resolveFlags = async (tx: Queryable, requestId: string, at: Date): Promise<void> => {
  await tx
    .update(reviewFlags)
    .set({ resolvedAt: at })
    .where(
      and(
        eq(reviewFlags.requestId, requestId),
        isNull(reviewFlags.resolvedAt),
        sql`${reviewFlags.round} = (select max(round) from review_flags where request_id = ${requestId}::uuid)`,
      ),
    )
}

/**
 * Withdraws the score of a decision that is reopened. The next decision is published without a score, or with a new
 * one.
 */
export const withdrawScores = async (
  tx: Queryable,
  requestId: string,
  { appeal }: Pick<RequestState, 'appeal'>,
): Promise<void> => {
  await tx
    .update(scores)
    .set({ result: '0' })
    .where(and(eq(scores.requestId, requestId), eq(scores.result, appeal === 'NONE' ? '1' : '2')))
}

/** Removes the assignee of the request. The index row is written first, as everywhere that both rows are written. */
export const freeAssignee = async (tx: Queryable, requestId: string): Promise<void> => {
  await tx.update(requestIndex).set({ assigneeId: null }).where(eq(requestIndex.requestId, requestId))
  await tx
    .update(requestWork)
    .set({ assigneeId: null, assignedAt: null, version: sql`${requestWork.version} + 1` })
    .where(eq(requestWork.requestId, requestId))
}

/** Writes the change to the audit trail, with the staff member who made it or who acts for the student. */
export const addAuditEntry = async (
  tx: Queryable,
  clock: Clock,
  actor: RequestActor,
  studentId: string,
  action: AuditAction,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  const staffId =
    actor.kind === 'student'
      ? sql`(select staff_id from sessions where id = ${actor.token.sessionId}::uuid)`
      : actor.kind === 'staff'
        ? actor.id
        : null
  await tx.execute(auditEntry({ action, staffId, studentId, details }, clock))
}
