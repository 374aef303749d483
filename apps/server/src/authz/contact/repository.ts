import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import type { ContactKind } from '../../store/accounts-schema.ts'
import { countAgainstLimits, type Gate } from '../../store/count-against-limits.ts'
import { type CodeTry, isUsed, livingCode, type TryResult, tryCode, tryResult } from '../../store/try-code.ts'

/** Returns the change that a session confirms. Undefined if it is not this student's. */
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
  /** The hash by which the office finds the student's requests by the new phone; undefined for an e-mail address. */
  readonly phoneHash: string | undefined
  /** Parts of the statement that notify the old and the new address, if `changed` has a row. */
  readonly messages: SQL
  readonly missed: Limit
}

/**
 * Tries the code and, if it is right, changes the address and notifies both addresses. This is one statement, so that
 * of two calls at once one succeeds. If another student of the period has the address by now, a constraint refuses all
 * of it. The office's index gets the new phone in a second statement of the same transaction: the account is locked by
 * then, so that this statement sees every index row that was written from the old phone.
 */
export const replaceContact = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  code: CodeTry,
  { studentId, session, kind, value, username, phoneHash, messages, missed }: Change,
): Promise<Confirmed | undefined> => {
  const column = kind === 'phone' ? sql`phone = ${value}, username = ${username}` : sql`email = ${value}`
  const isThere = sql`exists (select from living)`
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<Confirmed>(sql`
      with living as (${livingCode(code, clock)}),
      ${countAgainstLimits('missed', [missed], clock, sql`not ${isThere}`)},
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
      from gate`)
    const [confirmed] = rows
    if (confirmed?.student && phoneHash !== undefined) await addPhone(tx, studentId, phoneHash)
    return confirmed
  })
}

/**
 * Adds the new phone to the index row, if the request was sent. Earlier phones stay, so that the office also finds the
 * request by a phone on old papers. A rebuild of the index has the same phones in the same order (`sentIndexValues`).
 */
const addPhone = async (tx: Queryable, studentId: string, phoneHash: string): Promise<void> => {
  await tx.execute(sql`
    update request_index set phone_hashes = array(select hash from (
      select unnest(phone_hashes) union select ${phoneHash}) as each (hash) order by hash collate "C")
    from requests where requests.id = request_index.request_id and requests.student_id = ${studentId}::uuid`)
}
