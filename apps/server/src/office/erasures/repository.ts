import type { WouldErase } from '@milgo/contracts/office/list-erasures'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasConflict } from '../../store/conflict-of-interest.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { studentErasures } from '../../store/erasures-schema.ts'
import { requests } from '../../store/requests-schema.ts'
import { revisions } from '../../store/revisions-schema.ts'

type Source = Pick<Platform, 'database'>

export type FoundStudent = {
  readonly studentId: string
  /** Null if the student has not begun a request. */
  readonly requestId: string | null
  readonly isErased: boolean
  /** It is the staff member's own request, or of a student they know. */
  readonly isConflicted: boolean
}

/** Columns of a `FoundStudent`, from `students` and `requests`. */
const foundStudent = (staffId: string): SQL => sql`
  students.id as "studentId", requests.id as "requestId",
  exists (select from student_erasures where student_erasures.student_id = students.id
    and outcome = 'ERASED') as "isErased",
  ${hasConflict(staffId, { identityHash: sql`students.identity_hash`, requestId: sql`requests.id` })} as "isConflicted"`

/** Returns the student of a request by its number, also of a draft. */
export const findByNumber = async (
  { database }: Source,
  staffId: string,
  /** The current period if undefined. */
  period: string | undefined,
  number: number,
): Promise<FoundStudent | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<FoundStudent>(sql`
      select ${foundStudent(staffId)} from requests join students on students.id = requests.student_id
        join registration_periods on registration_periods.id = requests.period_id
      where registration_periods.id = ${period === undefined ? currentPeriodId : sql`(select id from registration_periods where code = ${period})`}
        and requests.number = ${number}`),
  )
  return rows[0]
}

/**
 * Returns the student with this identity, with or without a request: of the current period, or else of the newest one,
 * which is the account that a login opens too.
 */
export const findByIdentity = async (
  { database }: Source,
  staffId: string,
  identityHash: string,
): Promise<FoundStudent | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<FoundStudent>(sql`
      select ${foundStudent(staffId)} from registration_periods period
        join students on students.period_id = period.id and students.identity_hash = ${identityHash}
        left join requests on requests.student_id = students.id
      order by period.id is not distinct from ${currentPeriodId} desc, period.opens_at desc, period.id desc limit 1`),
  )
  return rows[0]
}

/** Returns the request that a student has now; undefined if there is none. */
export const findRequestOf = async ({ database }: Source, studentId: string): Promise<string | undefined> => {
  const [row] = await database.read((db) =>
    db.select({ id: requests.id }).from(requests).where(eq(requests.studentId, studentId)),
  )
  return row?.id
}

export const hasOpenRevision = async (db: Queryable, requestId: string): Promise<boolean> => {
  const open = await db
    .select({ id: revisions.id })
    .from(revisions)
    .where(and(eq(revisions.requestId, requestId), isNull(revisions.signedAt), isNull(revisions.withdrawnAt)))
  return open.length > 0
}

/** Returns whether a row of the bank is in quarantine, or a change of an order waits for its second signature. */
export const hasUndecidedPayment = async (db: Queryable, requestId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from result_rows where request_id = ${requestId}::uuid and is_quarantined)
      or exists (select from payment_proposals join payment_orders using (batch_id, sequence)
        where payment_orders.request_id = ${requestId}::uuid and outcome is null) as has`)
  return rows[0]?.has ?? false
}

export type Erasure = typeof studentErasures.$inferSelect

export const addErasure = async (
  tx: Queryable,
  clock: Platform['clock'],
  erasure: Pick<Erasure, 'id' | 'studentId' | 'requestId' | 'requestNumber' | 'reason' | 'askedBy'>,
): Promise<void> => {
  await tx.insert(studentErasures).values({ ...erasure, askedAt: clock.now() })
}

export const findErasure = async ({ database }: Source, id: string): Promise<Erasure | undefined> => {
  const [row] = await database.read((db) =>
    db.select().from(studentErasures).where(eq(studentErasures.id, id)),
  )
  return row
}

/**
 * Closes an erasure. Returns false if another person has decided it. The reason is replaced too, because it is about
 * the student.
 */
export const closeErasure = async (
  tx: Queryable,
  clock: Platform['clock'],
  id: string,
  closed: Pick<Erasure, 'decidedBy' | 'outcome' | 'reason' | 'requestId' | 'requestNumber'>,
): Promise<boolean> => {
  const rows = await tx
    .update(studentErasures)
    .set({ ...closed, decidedAt: clock.now() })
    .where(and(eq(studentErasures.id, id), isNull(studentErasures.outcome)))
    .returning({ id: studentErasures.id })
  return rows.length > 0
}

export type ListedErasure = {
  readonly id: string
  readonly studentId: string
  readonly period: string
  readonly identitySealed: string
  /** The request that the student has now. */
  readonly requestId: string | null
  /** As it was when the wish was written down or decided. */
  readonly requestNumber: string | null
  readonly name: string
  readonly status: RequestStatus | null
  readonly reason: string
  readonly askedBy: string
  readonly askedAt: string
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly outcome: Erasure['outcome']
}

const mostPast = 100

/**
 * Returns waiting erasures, the oldest first, and the latest decided ones; without those of the staff member's own
 * request or of students they know.
 */
export const findErasures = async (
  { database }: Source,
  staffId: string,
): Promise<readonly ListedErasure[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ListedErasure>(sql`
      select erasure.id, erasure.student_id as "studentId", registration_periods.code as period,
        students.identity_sealed as "identitySealed", requests.id as "requestId", erasure.request_number as "requestNumber",
        coalesce(request_index.name, '') as name, requests.status, erasure.reason, erasure.asked_by as "askedBy",
        to_json(erasure.asked_at) #>> '{}' as "askedAt", erasure.decided_by as "decidedBy",
        to_json(erasure.decided_at) #>> '{}' as "decidedAt", erasure.outcome
      from student_erasures erasure join students on students.id = erasure.student_id
        join registration_periods on registration_periods.id = students.period_id
        left join requests on requests.student_id = erasure.student_id
        left join request_index on request_index.request_id = requests.id
      where not ${hasConflict(staffId, { identityHash: sql`students.identity_hash`, requestId: sql`requests.id` })}
      order by erasure.outcome is not null, erasure.decided_at desc, erasure.asked_at limit ${mostPast}`),
  )
  return rows
}

/** Counts what an erasure would blank or remove now. */
export const countErasable = async (
  { database }: Source,
  { studentId, requestId }: Pick<ListedErasure, 'studentId' | 'requestId'>,
): Promise<WouldErase> => {
  const ofRequest = sql`where request_id = ${requestId}::uuid`
  const ofStudent = sql`where student_id = ${studentId}::uuid`
  const { rows } = await database.read((db) =>
    db.execute<WouldErase>(sql`
      select (select count(*)::int from request_snapshots ${ofRequest}) as copies,
        (select count(*)::int from files ${ofStudent} and removed_at is null) as files,
        (select count(*)::int from outbox_messages ${ofStudent}) as messages,
        (select count(*)::int from letters ${ofRequest}) as letters,
        (select count(*)::int from appeal_versions ${ofRequest}) as appeals,
        (select count(*)::int from request_notes ${ofRequest}) as notes`),
  )
  return rows[0] ?? { copies: 0, files: 0, messages: 0, letters: 0, appeals: 0, notes: 0 }
}

// SQL: the condition is a part that other statements share.
export const isConflicted = async (
  { database }: Source,
  staffId: string,
  studentId: string,
): Promise<boolean> => {
  const { rows } = await database.read((db) =>
    db.execute<{ is: boolean }>(sql`
      select ${hasConflict(staffId, {
        identityHash: sql`(select identity_hash from students where id = ${studentId}::uuid)`,
        requestId: sql`(select id from requests where student_id = ${studentId}::uuid)`,
      })} as is`),
  )
  return rows[0]?.is ?? false
}
