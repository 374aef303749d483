import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { staff } from '../../store/staff-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type NewMember = {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  /** Keyed hash of the identity number, where it is known. */
  readonly identityHash: string | undefined
}

/** Returns the ids of all administrators, and locks them until the transaction ends. */
export const lockAdministrators = async (tx: Queryable): Promise<readonly string[]> => {
  const administrators = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(isNull(staff.removedAt), arrayContains(staff.roles, ['administrator'])))
    .orderBy(asc(staff.id))
    .for('no key update')
  return administrators.map(({ id }) => id)
}

/**
 * Returns the roles of a member, and locks the member until the transaction ends. Undefined if the member was removed.
 */
export const lockRoles = async (tx: Queryable, id: string): Promise<readonly StaffRole[] | undefined> => {
  const [member] = await tx
    .select({ roles: staff.roles })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)))
    .for('share')
  return member?.roles
}

/** Removes a staff member and their proposals. Returns false if there is no such member. */
export const removeStaffMember = async (
  tx: Queryable,
  clock: Clock,
  id: string,
  removerId: string | null,
): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_removed: boolean }>(sql`
    with removed as (
      update staff set removed_at = ${clock.now()} where id = ${id} and removed_at is null returning id
    ),
    revoked as (
      update sessions set revoked_at = ${clock.now()}
      where staff_id in (select id from removed) and revoked_at is null
    ),
    withdrawn as (
      update staff_proposals set decided_by = ${removerId}::uuid, decided_at = ${clock.now()}, is_confirmed = false
      where proposed_by in (select id from removed) and decided_at is null
    ),
    audited as (${auditEntry(
      { action: 'staff-removed', staffId: removerId, details: { staff: id } },
      clock,
      sql`from removed`,
    )})
    select exists (select from removed) as is_removed`)
  return rows[0]?.is_removed ?? false
}

/** Adds a staff member. A removed member can be added again. Returns false if the e-mail has an account. */
export const insertStaff = async (
  { database, clock }: Source,
  { email, name, roles, identityHash }: NewMember,
  passwordHash: string,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_added: boolean }>(sql`
      with added as (
        insert into staff (email, name, roles, identity_hash, password_hash, must_change_password, created_at)
        values (${email}, ${name}, ${sql.param(roles)}, ${identityHash ?? null}, ${passwordHash}, true, ${clock.now()})
        on conflict (email) do update set name = excluded.name, roles = excluded.roles, removed_at = null,
          identity_hash = coalesce(excluded.identity_hash, staff.identity_hash), must_change_password = true,
          password_hash = excluded.password_hash, totp_sealed = null, totp_last_step = null
        where staff.removed_at is not null
        returning id
      ),
      dropped as (delete from staff_recovery_codes where staff_id in (select id from added)),
      audited as (${auditEntry(
        { action: 'staff-added', staffId: null, details: { staff: sql`id`, roles: roles.join(' ') } },
        clock,
        sql`from added`,
      )})
      select exists (select from added) as is_added`),
  )
  return rows[0]?.is_added ?? false
}

/** Replaces the password and removes the second factor. Returns false if the e-mail has no account. */
export const resetStaff = async (
  { database, clock }: Source,
  email: string,
  passwordHash: string,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_reset: boolean }>(sql`
      with changed as (
        update staff set password_hash = ${passwordHash}, must_change_password = true,
          totp_sealed = null, totp_last_step = null
        where email = ${email} and removed_at is null
        returning id
      ),
      revoked as (
        update sessions set revoked_at = ${clock.now()}
        where staff_id in (select id from changed) and revoked_at is null
      ),
      dropped as (delete from staff_challenges where staff_id in (select id from changed)),
      dropped_codes as (delete from staff_recovery_codes where staff_id in (select id from changed)),
      audited as (${auditEntry(
        { action: 'second-factor-reset', staffId: null, details: { staff: sql`id` } },
        clock,
        sql`from changed`,
      )})
      select exists (select from changed) as is_reset`),
  )
  return rows[0]?.is_reset ?? false
}

type Entry = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: StaffRole[]
  readonly has_second_factor: boolean
  readonly last_login_at: string | null
  readonly assigned_requests: number
}

export const findAllStaff = async ({ database }: Pick<Platform, 'database'>): Promise<Entry[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Entry>(sql`
      select id, name, email, roles, totp_sealed is not null as has_second_factor,
        (select to_json(max(at)) #>> '{}' from audit_entries
          where audit_entries.staff_id = staff.id and action = 'staff-login') as last_login_at,
        (select count(*)::int from request_work where assignee_id = staff.id) as assigned_requests
      from staff where removed_at is null order by name, email`),
  )
  return rows
}

/** Returns a member who was not removed. */
export const findMember = async (
  { database }: Pick<Platform, 'database'>,
  id: string,
): Promise<Pick<Entry, 'name' | 'email' | 'roles'> | undefined> => {
  const [member] = await database.read((db) =>
    db
      .select({ name: staff.name, email: staff.email, roles: staff.roles })
      .from(staff)
      .where(and(eq(staff.id, id), isNull(staff.removedAt))),
  )
  return member
}

export const findStaffId = async (
  { database }: Pick<Platform, 'database'>,
  email: string,
): Promise<string | undefined> => {
  const [member] = await database.read((db) =>
    db
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.email, email), isNull(staff.removedAt))),
  )
  return member?.id
}

/** Stores the identity hash. Returns false if the e-mail has no account. */
export const setIdentityHash = async (
  { database, clock }: Source,
  email: string,
  identityHash: string,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute<{ is_set: boolean }>(sql`
      with changed as (
        update staff set identity_hash = ${identityHash} where email = ${email} and removed_at is null returning id
      ),
      audited as (${auditEntry(
        { action: 'staff-identity-set', staffId: null, details: { staff: sql`id` } },
        clock,
        sql`from changed`,
      )})
      select exists (select from changed) as is_set`),
  )
  return rows[0]?.is_set ?? false
}
