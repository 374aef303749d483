import { type SQL, sql } from 'drizzle-orm'
import { currentPeriodId } from './current-period.ts'

/**
 * SQL: the account of a phone or e-mail that a login opens, chosen like `findLoginPeriod` of the domain does: one row
 * or none. Every period is searched by its index, whether there is an account or not.
 */
export const loginAccount = (by: 'phone' | 'email', value: string, asked: string | undefined): SQL => sql`
  select student.id, student.username, student.phone, student.email, student.password_hash,
    student.password_version, period.code as register_period
  from registration_periods period
  join students student on student.period_id = period.id and ${sql.raw(`student.${by}`)} = ${value}
  order by period.code = ${asked ?? ''} desc, period.id is not distinct from ${currentPeriodId} desc,
    period.opens_at desc, period.id desc
  limit 1`

/**
 * Condition on a code: it was sent to this phone. `stranger` is the user name of a phone without an
 * account.
 */
export const isSentTo = (phone: string, stranger: string): SQL => sql`username in (
  select student.username from registration_periods period
  join students student on student.period_id = period.id and student.phone = ${phone}
  union all select ${stranger})`
