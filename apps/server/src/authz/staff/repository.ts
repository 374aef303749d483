import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit, Tries } from '../../platform/rate-limit.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { forgiveTries, type Gate, limitGate } from '../../store/limit-gate.ts'
import { type NewSession, type Opened, openedSession } from '../../store/open-session.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type Found = Gate & {
  readonly staff: {
    readonly id: string
    readonly password_hash: string
    readonly has_totp: boolean
  } | null
}

/** Counts the try and finds whose password is to be tried; who was removed is nobody. */
export const findStaffByEmail = async (
  { database, clock }: Source,
  email: string,
  { limits }: Tries,
): Promise<Found> => {
  const { rows } = await database.statement((db) =>
    db.execute<Found>(sql`
      with ${limitGate('gate', limits, clock)}
      select gate.is_open, gate.wait, (
        select jsonb_build_object('id', id, 'password_hash', password_hash, 'has_totp', totp_sealed is not null)
        from staff where email = ${email} and removed_at is null
      ) as staff
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, staff: null }
}

const challengeMinutes = 5

/**
 * The password was right; `totpSealed` is the second factor that is being set up, where there is none yet. False where
 * the password is no longer the one that was tried.
 */
export const insertChallenge = async (
  { database, clock }: Source,
  id: string,
  staff: { readonly id: string; readonly password_hash: string },
  totpSealed: string | undefined,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute(sql`
      insert into staff_challenges (id, staff_id, totp_sealed, expires_at)
      select ${id}, id, ${totpSealed ?? null}, ${clock.now()} + make_interval(mins => ${challengeMinutes})
      from staff where id = ${staff.id} and password_hash = ${staff.password_hash} and removed_at is null
      returning id`),
  )
  return rows.length > 0
}

type Tried = Gate & {
  /** Milliseconds, by the database's clock: a code is compared with no other. */
  readonly now: number
  /** Null where there is none that may be tried. */
  readonly challenge: {
    readonly staff_id: string
    readonly email: string
    readonly totp_sealed: string
    readonly totp_last_step: number | null
  } | null
}

/** Counts one try of the second factor, before the code is looked at. */
export const tryChallenge = async (
  { database, clock }: Source,
  id: string,
  maxTries: number,
  limits: readonly Limit[],
): Promise<Tried> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<Tried>(sql`
      with ${limitGate('gate', limits, clock)},
      tried as (
        update staff_challenges set tries = tries + 1
        where id = ${id} and used_at is null and tries < ${maxTries} and expires_at > ${now}
          and (select is_open from gate)
        returning staff_id, totp_sealed
      )
      select gate.is_open, gate.wait, extract(epoch from ${now})::float8 * 1000 as now, (
        select jsonb_build_object('staff_id', staff.id, 'email', staff.email, 'totp_last_step', staff.totp_last_step,
          'totp_sealed', coalesce(staff.totp_sealed, tried.totp_sealed))
        from tried join staff on staff.id = tried.staff_id and staff.removed_at is null
      ) as challenge
      from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, now: 0, challenge: null }
}

type Login = {
  readonly challengeId: string
  readonly step: number
  readonly session: NewSession
  readonly tries: Tries
}

/**
 * Uses the code's step and the challenge up, keeps the second factor where it is new, and opens the session: of two
 * with the same code at the same instant one succeeds, since both write the same row of the staff member.
 */
export const openStaffSession = async (
  { database, clock }: Source,
  { challengeId, step, session, tries }: Login,
): Promise<Opened | undefined> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<{ session: Opened | null }>(sql`
      with challenge as (
        select staff_id, totp_sealed from staff_challenges where id = ${challengeId} and used_at is null
      ),
      member as (
        update staff set totp_last_step = ${step}::int, totp_sealed = coalesce(staff.totp_sealed, challenge.totp_sealed)
        from challenge
        where staff.id = challenge.staff_id and staff.removed_at is null
          and (staff.totp_last_step is null or staff.totp_last_step < ${step}::int)
          and (staff.totp_sealed is null) = (challenge.totp_sealed is not null)
        returning staff.id, challenge.totp_sealed is not null as is_new
      ),
      used as (
        update staff_challenges set used_at = ${now} where id = ${challengeId} and exists (select from member)
      ),
      ${forgiveTries(tries, sql`exists (select from member)`)},
      opened as (
        insert into sessions (id, staff_id, started_at, ends_at)
        select ${session.id}, id, ${now}, ${now} + make_interval(hours => ${session.hours}) from member
        returning started_at, ends_at
      ),
      enrolled as (${auditEntry(
        { action: 'second-factor-set', staffId: sql`id` },
        clock,
        sql`from member where is_new`,
      )}),
      audited as (${auditEntry({ action: 'staff-login', staffId: sql`id` }, clock, sql`from member`)})
      select ${openedSession}`),
  )
  return rows[0]?.session ?? undefined
}

/** Somebody has the password and not the second factor: worth knowing. */
export const recordWrongCode = async ({ database, clock }: Source, staffId: string): Promise<void> => {
  await database.statement((db) => db.execute(auditEntry({ action: 'staff-login-refused', staffId }, clock)))
}

/** False where there is no such staff member, or none any more. */
export const removeStaffMember = async (
  { database, clock }: Source,
  id: string,
  removerId: string | null,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_removed: boolean }>(sql`
      with removed as (
        update staff set removed_at = ${clock.now()} where id = ${id} and removed_at is null returning id
      ),
      revoked as (
        update sessions set revoked_at = ${clock.now()}
        where staff_id in (select id from removed) and revoked_at is null
      ),
      audited as (${auditEntry(
        { action: 'staff-removed', staffId: removerId, details: { staff: id } },
        clock,
        sql`from removed`,
      )})
      select exists (select from removed) as is_removed`),
  )
  return rows[0]?.is_removed ?? false
}

/** Who was removed may come back; false where somebody of this e-mail is there. */
export const insertStaff = async (
  { database, clock }: Source,
  {
    email,
    name,
    roles,
  }: { readonly email: string; readonly name: string; readonly roles: readonly string[] },
  passwordHash: string,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_added: boolean }>(sql`
      with added as (
        insert into staff (email, name, roles, password_hash, created_at)
        values (${email}, ${name}, ${sql.param(roles)}, ${passwordHash}, ${clock.now()})
        on conflict (email) do update set name = excluded.name, roles = excluded.roles, removed_at = null,
          password_hash = excluded.password_hash, totp_sealed = null, totp_last_step = null
        where staff.removed_at is not null
        returning id
      ),
      audited as (${auditEntry(
        { action: 'staff-added', staffId: null, details: { staff: sql`id`, roles: roles.join(' ') } },
        clock,
        sql`from added`,
      )})
      select exists (select from added) as is_added`),
  )
  return rows[0]?.is_added ?? false
}

/** False where there is nobody of this e-mail. */
export const resetStaff = async (
  { database, clock }: Source,
  email: string,
  passwordHash: string,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_reset: boolean }>(sql`
      with changed as (
        update staff set password_hash = ${passwordHash}, totp_sealed = null, totp_last_step = null
        where email = ${email} and removed_at is null
        returning id
      ),
      revoked as (
        update sessions set revoked_at = ${clock.now()}
        where staff_id in (select id from changed) and revoked_at is null
      ),
      dropped as (delete from staff_challenges where staff_id in (select id from changed)),
      audited as (${auditEntry(
        { action: 'second-factor-reset', staffId: null, details: { staff: sql`id` } },
        clock,
        sql`from changed`,
      )})
      select exists (select from changed) as is_reset`),
  )
  return rows[0]?.is_reset ?? false
}

export const findStaffId = async (
  { database }: Pick<Platform, 'database'>,
  email: string,
): Promise<string | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<{ id: string }>(sql`select id from staff where email = ${email} and removed_at is null`),
  )
  return rows[0]?.id
}
