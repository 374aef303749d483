import type { StaffChangeKind } from '@milgo/domain/staff/role-change'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './schema.ts'

export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** The password is one that somebody else has seen; nothing but the own account is open until it is replaced. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Keyed hash of the identity number, the same as a student's, so that nobody opens their own request. */
  identityHash: text('identity_hash'),
  /** Encrypted; null until the second factor is set up. */
  totpSealed: text('totp_sealed'),
  /** The stretch of time whose code was used last: it and all before it are worth nothing any more. */
  totpLastStep: integer('totp_last_step'),
  roles: text().array().$type<StaffRole[]>().notNull(),
  removedAt: instant('removed_at'),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

/** A staff login whose password was right and whose second factor is awaited. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The second factor that is being set up, encrypted; null where there is one already. */
    totpSealed: text('totp_sealed'),
    /** The name of the device, hashed, where it has logged in to this account before: its tries are counted apart. */
    knownDevice: text('known_device'),
    tries: smallint().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('staff_challenges_expires_at').on(table.expiresAt)],
)

/** Stand in for the authenticator, each once; kept as keyed hashes. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
)

/** A change of the staff that waits for a second person, or was decided. */
export const staffProposals = pgTable(
  'staff_proposals',
  {
    id: uuid().primaryKey(),
    kind: text().$type<StaffChangeKind>().notNull(),
    /** Whom it is about; null while there is no account yet. */
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    roles: text().array().$type<StaffRole[]>().notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => staff.id),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    isConfirmed: boolean('is_confirmed'),
  },
  (table) => [index('staff_proposals_open').on(table.proposedAt).where(sql`decided_at is null`)],
)

/** A link with which a staff member chooses a password, once. */
export const staffInvitations = pgTable('staff_invitations', {
  /** Keyed, so that the database alone opens no account. */
  tokenHash: text('token_hash').primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/**
 * Who did what, when, and to which student. It refers to nothing, so that it outlives whoever it tells of; kept for
 * the time that the decisions say, then swept.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null for whoever runs the server, at the command line, for what happens by itself, and for a student's own claim. */
    staffId: uuid('staff_id'),
    studentId: uuid('student_id'),
    action: text().$type<AuditAction>().notNull(),
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_staff').on(table.staffId, table.at),
    index('audit_entries_student').on(table.studentId, table.at),
    index('audit_entries_action').on(table.action, table.at),
  ],
)
