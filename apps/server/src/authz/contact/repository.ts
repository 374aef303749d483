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
  /** By which the office finds the requests of a new phone; undefined for an e-mail address. */
  readonly phoneHash: string | undefined
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
  { studentId, session, kind, value, username, phoneHash, messages, missed }: Change,
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
      ${phoneHash === undefined ? sql`` : findableBy(phoneHash)}
      done as (delete from contact_changes where id = ${session}::uuid and exists (select from changed)),
      ${messages}
      select gate.is_open, gate.wait, ${tryResult}, (
        select jsonb_build_object('username', username, 'phone', phone, 'email', email) from changed
      ) as student
      from gate`),
  )
  return rows[0]
}

/** The phones that were sent stay: whoever has an old letter in hand searches by them. */
const findableBy = (phoneHash: string): SQL => sql`
  indexed as (
    update request_index set phone_hashes = array_append(array_remove(phone_hashes, ${phoneHash}), ${phoneHash})
    from requests, changed where requests.id = request_index.request_id and requests.student_id = changed.id
  ),`
