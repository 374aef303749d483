import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import type { ContactKind } from '../../store/accounts-schema.ts'
import { type Gate, limitGate } from '../../store/limit-gate.ts'
import { type CodeTry, isUsed, livingCode, type TryResult, tryCode, tryResult } from '../../store/try-code.ts'

/** The change that a session asks for; undefined where it is not this student's. */
export const findContactChange = async (
  { database }: Pick<Platform, 'database'>,
  studentId: string,
  session: string,
): Promise<{ readonly kind: ContactKind; readonly value: string; readonly period: string } | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<{ kind: ContactKind; value: string; period: string }>(sql`
      select change.kind, change.value, period.code as period
      from contact_changes change
      join students on students.id = change.student_id
      join registration_periods period on period.id = students.period_id
      where change.id = ${session}::uuid and change.student_id = ${studentId}::uuid`),
  )
  return rows[0]
}

export type ChangedContact = {
  readonly username: string
  readonly phone: string
  readonly email: string
}

type Confirmed = Gate & TryResult & { readonly student: ChangedContact | null }

type Change = {
  readonly studentId: string
  readonly session: string
  readonly kind: ContactKind
  readonly value: string
  readonly username: string
  /** Tell the old address and the new one, as parts of the statement, where there is a row `changed`. */
  readonly messages: SQL
  readonly missed: Limit
}

/**
 * Tries the code and, where it is right, changes the address and tells both: one statement, so that of two at once one
 * happens. Where somebody else of the period has the address by now, a constraint refuses all of it.
 */
export const replaceContact = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  code: CodeTry,
  { studentId, session, kind, value, username, messages, missed }: Change,
): Promise<Confirmed | undefined> => {
  const column = kind === 'phone' ? sql`phone = ${value}, username = ${username}` : sql`email = ${value}`
  const isThere = sql`exists (select from living)`
  const { rows } = await database.statement((db) =>
    db.execute<Confirmed>(sql`
      with living as (${livingCode(code, clock)}),
      ${limitGate('missed', [missed], clock, sql`not ${isThere}`)},
      gate as (select is_open or ${isThere} as is_open, wait from missed),
      ${tryCode(code, clock, sql`true`)},
      changed as (
        update students set ${column}, contact_changed_at = ${clock.now()}
        where id = ${studentId}::uuid and ${isUsed}
        returning id, username, phone, email
      ),
      done as (delete from contact_changes where id = ${session}::uuid and exists (select from changed)),
      ${messages}
      select gate.is_open, gate.wait, ${tryResult}, (
        select jsonb_build_object('username', username, 'phone', phone, 'email', email) from changed
      ) as student
      from gate`),
  )
  return rows[0]
}
