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
  /** Another person has seen the password. Until it is replaced, only the own account can be opened. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Keyed hash of the identity number, the same as a student's, so that nobody opens their own request. */
  identityHash: text('identity_hash'),
  /** Encrypted; null until the second factor is set up. */
  totpSealed: text('totp_sealed'),
  /** The time step of the code that was used last. Codes of this step and of earlier ones are refused. */
  totpLastStep: integer('totp_last_step'),
  roles: text().array().$type<StaffRole[]>().notNull(),
  removedAt: instant('removed_at'),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

/** A staff login after the right password, which waits for the second factor. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    id: uuid().primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The second factor that is being set up, encrypted; null where the account already has one. */
    totpSealed: text('totp_sealed'),
    /**
     * Hash of the device's name, if the device has logged in to this account before. Its tries are counted separately.
     */
    knownDevice: text('known_device'),
    tries: smallint().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('staff_challenges_expires_at').on(table.expiresAt)],
)

/** Codes that replace the authenticator, each once; stored as keyed hashes. */
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
    /** The staff member whom the change is about; null while there is no account yet. */
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
  /** Keyed hash, so that no account can be opened with the database alone. */
  tokenHash: text('token_hash').primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/**
 * Who did what, when, and to which student. The table has no foreign keys, so that entries outlive the people they are
 * about. Entries are swept after the retention time.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null for the operator at the command line, for the system, and for a student's own claim. */
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
