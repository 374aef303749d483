import type { StaffChangeKind } from '@milgo/domain/staff/role-change'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { staff, staffInvitations, staffProposals } from '../../store/staff-schema.ts'

/** Proposals and invitations are valid for this many days. */
const days = 7
export const expiry = (clock: Clock) => sql`${clock.now()} + make_interval(days => ${days})`

export type StaffChange = {
  readonly id: string
  readonly kind: StaffChangeKind
  readonly staffId: string | null
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly proposedBy: string
}

export const insertProposal = async (tx: Queryable, clock: Clock, change: StaffChange): Promise<void> => {
  const { id, kind, staffId, email, name, roles, proposedBy } = change
  await tx.execute(sql`
    with added as (
      insert into staff_proposals (id, kind, staff_id, email, name, roles, proposed_by, proposed_at, expires_at)
      values (${id}, ${kind}, ${staffId}::uuid, ${email}, ${name}, ${sql.param([...roles])}, ${proposedBy}, ${clock.now()},
        ${expiry(clock)})
    )
    ${auditEntry(
      {
        action: 'staff-change-proposed',
        staffId: proposedBy,
        details: { change: kind, email, roles: roles.join(' '), ...(staffId && { staff: staffId }) },
      },
      clock,
    )}`)
}

type OpenProposal = Omit<StaffChange, 'id'> & {
  readonly id: string
  readonly proposerName: string
  readonly proposedAt: string
}

export const findOpenProposals = async (db: Queryable, clock: Clock): Promise<readonly OpenProposal[]> => {
  const { rows } = await db.execute<OpenProposal>(sql`
    select proposal.id, kind, staff_id as "staffId", proposal.email, proposal.name, proposal.roles,
      proposed_by as "proposedBy", proposer.name as "proposerName", to_json(proposed_at) #>> '{}' as "proposedAt"
    from staff_proposals proposal join staff proposer on proposer.id = proposal.proposed_by
    where decided_at is null and expires_at > ${clock.now()} order by proposed_at, proposal.id`)
  return rows
}

/**
 * Locks an undecided proposal for a decision in this transaction. Undefined if it is decided or expired, or its
 * proposer was removed.
 */
export const lockOpenProposal = async (
  tx: Queryable,
  clock: Clock,
  id: string,
): Promise<StaffChange | undefined> => {
  const [proposal] = await tx
    .select({
      id: staffProposals.id,
      kind: staffProposals.kind,
      staffId: staffProposals.staffId,
      email: staffProposals.email,
      name: staffProposals.name,
      roles: staffProposals.roles,
      proposedBy: staffProposals.proposedBy,
    })
    .from(staffProposals)
    .where(
      and(
        eq(staffProposals.id, id),
        isNull(staffProposals.decidedAt),
        gt(staffProposals.expiresAt, clock.now()),
        sql`exists (select from staff where staff.id = proposed_by and staff.removed_at is null)`,
      ),
    )
    .for('update')
  return proposal
}

export const decideProposal = async (
  tx: Queryable,
  clock: Clock,
  { id, kind, email, roles, staffId, proposedBy }: StaffChange,
  deciderId: string,
  isConfirmed: boolean,
): Promise<void> => {
  await tx.execute(sql`
    with decided as (
      update staff_proposals set decided_by = ${deciderId}, decided_at = ${clock.now()}, is_confirmed = ${isConfirmed}
      where id = ${id}
    )
    ${auditEntry(
      {
        action: isConfirmed ? 'staff-change-confirmed' : 'staff-change-refused',
        staffId: deciderId,
        details: {
          change: kind,
          email,
          roles: roles.join(' '),
          proposed_by: proposedBy,
          ...(staffId && { staff: staffId }),
        },
      },
      clock,
    )}`)
}

/**
 * Adds the invited member and returns their id. Undefined if the e-mail has an account. A removed member can be added
 * again.
 */
export const addInvited = async (
  tx: Queryable,
  clock: Clock,
  { email, name, roles }: StaffChange,
  passwordHash: string,
  adderId: string,
): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with added as (
      insert into staff (email, name, roles, password_hash, created_at)
      values (${email}, ${name}, ${sql.param([...roles])}, ${passwordHash}, ${clock.now()})
      on conflict (email) do update set name = excluded.name, roles = excluded.roles, removed_at = null,
        must_change_password = false, password_hash = excluded.password_hash, totp_sealed = null, totp_last_step = null
      where staff.removed_at is not null
      returning id
    ),
    dropped as (delete from staff_recovery_codes where staff_id in (select id from added)),
    audited as (${auditEntry(
      { action: 'staff-added', staffId: adderId, details: { staff: sql`id`, roles: roles.join(' ') } },
      clock,
      sql`from added`,
    )})
    select id from added`)
  return rows[0]?.id
}

/** Replaces the roles. Returns false if there is no such member any more. */
export const replaceRoles = async (
  tx: Queryable,
  clock: Clock,
  { staffId, roles }: StaffChange,
  changerId: string,
): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_changed: boolean }>(sql`
    with changed as (
      update staff set roles = ${sql.param([...roles])} where id = ${staffId}::uuid and removed_at is null returning id
    ),
    audited as (${auditEntry(
      {
        action: 'staff-roles-changed',
        staffId: changerId,
        details: { staff: sql`id`, roles: roles.join(' ') },
      },
      clock,
      sql`from changed`,
    )})
    select exists (select from changed) as is_changed`)
  return rows[0]?.is_changed ?? false
}

/** Removes password and second factor and ends every session. Returns false if there is no such member any more. */
export const closeLogin = async (
  tx: Queryable,
  clock: Clock,
  { staffId }: StaffChange,
  passwordHash: string,
  closerId: string,
): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_closed: boolean }>(sql`
    with changed as (
      update staff set password_hash = ${passwordHash}, must_change_password = false, totp_sealed = null,
        totp_last_step = null
      where id = ${staffId}::uuid and removed_at is null returning id
    ),
    revoked as (
      update sessions set revoked_at = ${clock.now()}
      where staff_id in (select id from changed) and revoked_at is null
    ),
    dropped as (delete from staff_challenges where staff_id in (select id from changed)),
    dropped_codes as (delete from staff_recovery_codes where staff_id in (select id from changed)),
    audited as (${auditEntry(
      { action: 'second-factor-reset', staffId: closerId, details: { staff: sql`id` } },
      clock,
      sql`from changed`,
    )})
    select exists (select from changed) as is_closed`)
  return rows[0]?.is_closed ?? false
}

/** Stores a new invitation. Earlier invitations of the member are not valid any more. */
export const insertInvitation = async (
  tx: Queryable,
  clock: Clock,
  staffId: string,
  tokenHash: string,
): Promise<void> => {
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
  await tx.insert(staffInvitations).values({ tokenHash, staffId, expiresAt: expiry(clock) })
}

type Invited = { readonly id: string; readonly email: string; readonly identityHash: string | null }

export const findInvited = async (
  db: Queryable,
  clock: Clock,
  tokenHash: string,
): Promise<Invited | undefined> => {
  const { rows } = await db.execute<Invited>(sql`
    select staff.id, staff.email, staff.identity_hash as "identityHash" from staff_invitations join staff on staff.id = staff_invitations.staff_id
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${clock.now()} and staff.removed_at is null`)
  return rows[0]
}

/**
 * Returns whether another staff member has this identity. A person with two accounts could act as their own second
 * person.
 */
export const isIdentityOfOther = async (
  db: Queryable,
  id: string,
  identityHash: string,
): Promise<boolean> => {
  const others = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.identityHash, identityHash), ne(staff.id, id), isNull(staff.removedAt)))
  return others.length > 0
}

/** Stores password and identity of the invited member. Returns false if the link was used meanwhile. */
export const acceptWith = async (
  db: Queryable,
  clock: Clock,
  tokenHash: string,
  { passwordHash, identityHash }: { readonly passwordHash: string; readonly identityHash: string },
): Promise<boolean> => {
  const { rows } = await db.execute<{ is_accepted: boolean }>(sql`
    with used as (
      update staff_invitations set used_at = ${clock.now()}
      where token_hash = ${tokenHash} and used_at is null and expires_at > ${clock.now()} returning staff_id
    ),
    changed as (
      update staff set password_hash = ${passwordHash}, identity_hash = ${identityHash} from used
      where staff.id = used.staff_id and staff.removed_at is null returning staff.id
    ),
    audited as (${auditEntry({ action: 'invitation-accepted', staffId: sql`id` }, clock, sql`from changed`)})
    select exists (select from changed) as is_accepted`)
  return rows[0]?.is_accepted ?? false
}
