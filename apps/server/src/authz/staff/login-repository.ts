import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit, Tries } from '../../platform/rate-limit.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { countAgainstLimits, forgiveTries, type Gate } from '../../store/count-against-limits.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Milliseconds by the database's clock, because codes and waits are computed by that clock only. */
type Timed = { readonly now: number }

type Found = Gate &
  Timed & {
    readonly staff: {
      readonly id: string
      readonly password_hash: string
      readonly has_totp: boolean
    } | null
  }

/** Counts the try and finds the staff member whose password is to be checked. A removed member is not found. */
export const findStaffByEmail = async (
  { database, clock }: Source,
  email: string,
  { limits }: Tries,
): Promise<Found> => {
  const { rows } = await database.statement((db) =>
    db.execute<Found>(sql`
      with ${countAgainstLimits('gate', limits, clock)}
      select gate.is_open, gate.wait, ${millisecondsOf(clock.now())} as now, (
        select jsonb_build_object('id', id, 'password_hash', password_hash, 'has_totp', totp_sealed is not null)
        from staff where email = ${email} and removed_at is null
      ) as staff
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, now: 0, staff: null }
}

const millisecondsOf = (instant: SQL): SQL => sql`extract(epoch from ${instant})::float8 * 1000`

const challengeMinutes = 5

type Challenge = {
  readonly id: string
  /** The second factor that is being set up; undefined where the account already has one. */
  readonly totpSealed: string | undefined
  readonly knownDevice: string | undefined
}

/** Stores that the password was right. Returns false if the password was replaced meanwhile. */
export const insertChallenge = async (
  { database, clock }: Source,
  staff: { readonly id: string; readonly password_hash: string },
  { id, totpSealed, knownDevice }: Challenge,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute(sql`
      insert into staff_challenges (id, staff_id, totp_sealed, known_device, expires_at)
      select ${id}, id, ${totpSealed ?? null}, ${knownDevice ?? null},
        ${clock.now()} + make_interval(mins => ${challengeMinutes})
      from staff where id = ${staff.id} and password_hash = ${staff.password_hash} and removed_at is null
      returning id`),
  )
  return rows.length > 0
}

type Tried = Gate &
  Timed & {
    /** Null where there is no challenge that may be tried. */
    readonly challenge: {
      readonly staff_id: string
      readonly email: string
      readonly totp_sealed: string
      readonly totp_last_step: number | null
      /** Whether the second factor is being set up. */
      readonly is_enrolment: boolean
    } | null
  }

/** Counts one try of the second factor, before the code is checked. */
export const tryChallenge = async (
  { database, clock }: Source,
  id: string,
  maxTries: number,
  limits: readonly Limit[],
): Promise<Tried> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<Tried>(sql`
      with ${countAgainstLimits('gate', limits, clock)},
      tried as (
        update staff_challenges set tries = tries + 1
        where id = ${id} and used_at is null and tries < ${maxTries} and expires_at > ${now}
          and (select is_open from gate)
        returning staff_id, totp_sealed
      )
      select gate.is_open, gate.wait, ${millisecondsOf(now)} as now, (
        select jsonb_build_object('staff_id', staff.id, 'email', staff.email, 'totp_last_step', staff.totp_last_step,
          'totp_sealed', coalesce(staff.totp_sealed, tried.totp_sealed), 'is_enrolment', staff.totp_sealed is null)
        from tried join staff on staff.id = tried.staff_id and staff.removed_at is null
      ) as challenge
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, now: 0, challenge: null }
}

export type NewStaffSession = {
  readonly id: string
  readonly secretHash: string
  readonly hours: number
  readonly idleMinutes: number
}

type Login = {
  readonly challengeId: string
  readonly session: NewStaffSession
  readonly tries: Tries
}

/**
 * Uses up the code's time step and the challenge, stores the second factor and its recovery codes if it is new, and
 * opens the session. Of two calls with the same code at the same moment one succeeds, because both write the same row
 * of the staff member.
 */
export const openSessionByTotp = (
  source: Source,
  {
    step,
    recoveryHashes,
    ...login
  }: Login & { readonly step: number; readonly recoveryHashes: readonly string[] },
): Promise<boolean> =>
  openSession(
    source,
    login,
    sql`
      member as (
        update staff set totp_last_step = ${step}::int, totp_sealed = coalesce(staff.totp_sealed, challenge.totp_sealed)
        from challenge
        where staff.id = challenge.staff_id and staff.removed_at is null
          and (staff.totp_last_step is null or staff.totp_last_step < ${step}::int)
          and (staff.totp_sealed is null) = (challenge.totp_sealed is not null)
        returning staff.id, challenge.totp_sealed is not null as is_new
      ),
      recovery as (
        insert into staff_recovery_codes (code_hash, staff_id)
        select hash, id from member, unnest(${sql.param(recoveryHashes)}::text[]) as hash where is_new
      ),
      enrolled as (${auditEntry(
        { action: 'second-factor-set', staffId: sql`id` },
        source.clock,
        sql`from member where is_new`,
      )})`,
  )

/** Uses up the recovery code and the challenge, and opens the session. */
export const openSessionByRecoveryCode = (
  source: Source,
  { codeHash, ...login }: Login & { readonly codeHash: string },
): Promise<boolean> =>
  openSession(
    source,
    login,
    sql`
      member as (
        update staff_recovery_codes code set used_at = ${source.clock.now()}
        from challenge, staff
        where code.code_hash = ${codeHash} and code.used_at is null and code.staff_id = challenge.staff_id
          and staff.id = challenge.staff_id and staff.removed_at is null
        returning staff.id
      ),
      recovered as (${auditEntry({ action: 'recovery-code-used', staffId: sql`id` }, source.clock, sql`from member`)})`,
  )

/**
 * Opens the session. `member` is the part of the statement that checks the proof: a relation with `id` that has one row
 * if the proof is good.
 */
const openSession = async (
  { database, clock }: Source,
  { challengeId, session, tries }: Login,
  member: SQL,
): Promise<boolean> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute(sql`
      with challenge as (
        select staff_id, totp_sealed from staff_challenges where id = ${challengeId} and used_at is null
      ),
      ${member},
      used as (
        update staff_challenges set used_at = ${now} where id = ${challengeId} and exists (select from member)
      ),
      ${forgiveTries(tries, sql`exists (select from member)`)},
      opened as (
        insert into sessions (id, staff_id, secret_hash, started_at, idle_ends_at, ends_at)
        select ${session.id}, id, ${session.secretHash}, ${now}, ${now} + make_interval(mins => ${session.idleMinutes}),
          ${now} + make_interval(hours => ${session.hours}) from member
        returning id
      ),
      audited as (${auditEntry({ action: 'staff-login', staffId: sql`id` }, clock, sql`from member`)})
      select id from opened`),
  )
  return rows.length > 0
}

/** Records a wrong code in the audit trail, because the person has the password but not the second factor. */
export const recordWrongCode = async ({ database, clock }: Source, staffId: string): Promise<void> => {
  await database.statement((db) => db.execute(auditEntry({ action: 'staff-login-refused', staffId }, clock)))
}
