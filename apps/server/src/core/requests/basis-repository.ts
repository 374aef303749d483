import type { Stretch } from '@milgo/domain/status/steady-while'
import { type SQL, sql } from 'drizzle-orm'
import type { Filled } from '../../store/student-session.ts'

/** Of each row that is decided upon, the transaction that wrote it as it stands: another one with every change. */
export type Stamps = {
  readonly student: string
  readonly institution: string
  readonly period: string
  readonly request: string | null
}

/** What a change was decided upon: it is made only where all of it still holds. */
export type Basis = {
  /** The rows that it comes from are the same. */
  readonly stamps: Stamps
  /** What is decided at one moment of it would be decided at any other. */
  readonly steady: Stretch
}

/** Whom a token belongs to, with all that is decided upon of them beside the request. */
export const caller: SQL = sql`sessions
  join students on students.id = sessions.student_id
  join institutions on institutions.id = students.institution_id
  join registration_periods on registration_periods.id = students.period_id`

/** As a statement is told of it. */
export const basisOf = ({ stamps, steady: { from, until } }: Basis) => ({
  studentStamp: stamps.student,
  institutionStamp: stamps.institution,
  periodStamp: stamps.period,
  requestStamp: stamps.request,
  from: from?.toISOString() ?? '-infinity',
  until: until?.toISOString() ?? 'infinity',
})

/** Of the rows of `caller`: that they are as they were, and that it is not too late. */
export const holds = (basis: Filled<Omit<ReturnType<typeof basisOf>, 'requestStamp'>>, now: SQL): SQL => sql`
  students.xmin = ${basis.studentStamp}::xid and institutions.xmin = ${basis.institutionStamp}::xid
  and registration_periods.xmin = ${basis.periodStamp}::xid and ${now} >= ${basis.from}::timestamptz and ${now} < ${basis.until}::timestamptz`
