import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { EligibilityAnswers } from '@milgo/domain/eligibility/questions'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, institutions, registrationPeriods } from './schema.ts'
import { staff } from './staff-schema.ts'

/** The eligibility form without what identifies the person: that has columns of its own. */
export type EligibilityDetails = Omit<
  EligibilityAnswers,
  | 'identityNumber'
  | 'phone'
  | 'email'
  | 'emailConfirm'
  | 'password'
  | 'passwordConfirmation'
  | 'additionalConfirm'
>

/** What an applicant has told us; the same columns before and after the code, since the one becomes the other. */
const applicantColumns = () => ({
  id: uuid().primaryKey(),
  periodId: integer('period_id')
    .notNull()
    .references(() => registrationPeriods.id),
  username: text().notNull().unique(),
  /** Keyed hash, for looking the number up without knowing it. */
  identityHash: text('identity_hash').notNull(),
  /** Encrypted, bound to this row; see `platform/crypto/vault.ts`. */
  identitySealed: text('identity_sealed').notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  institutionId: integer('institution_id')
    .notNull()
    .references(() => institutions.id),
  currentlyStudying: text('currently_studying').$type<CurrentStudies>().notNull(),
  details: jsonb().$type<EligibilityDetails>().notNull(),
  termsAt: instant('terms_at').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Eligible, but the code was not confirmed yet; erased after a day. */
export const pendingApplicants = pgTable('pending_applicants', applicantColumns(), (table) => [
  index('pending_applicants_created_at').on(table.createdAt),
])

/** A student of one registration period. */
export const students = pgTable(
  'students',
  {
    ...applicantColumns(),
    /** One more with every new password; a session of another one is over. */
    passwordVersion: integer('password_version').notNull().default(1),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    unique('students_identity').on(table.periodId, table.identityHash),
    unique('students_phone').on(table.periodId, table.phone),
    unique('students_email').on(table.periodId, table.email),
  ],
)

/**
 * A login. Every call asks for its row, so that what is revoked here is over on every node. With both a student and a
 * staff member it is an acting session: the one acts for the other.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    /** The staff member's own session, which an acting session ends with. */
    openedBy: uuid('opened_by').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** Of the student's password when the session was opened. */
    passwordVersion: integer('password_version').notNull().default(1),
    startedAt: instant('started_at').notNull(),
    /** However active its owner is, it ends here. */
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    check(
      'sessions_owner',
      sql`num_nonnulls(${table.studentId}, ${table.staffId}) = case when ${table.openedBy} is null then 1 else 2 end`,
    ),
    index('sessions_student').on(table.studentId),
    index('sessions_staff').on(table.staffId),
    index('sessions_opened_by').on(table.openedBy),
    index('sessions_ends_at').on(table.endsAt),
  ],
)

/** Opens an acting session, once and within a minute; kept as a keyed hash. */
export const actingCodes = pgTable(
  'acting_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** Of the staff member who asked, and worth nothing once it is over. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('acting_codes_expires_at').on(table.expiresAt)],
)

export type CodePurpose = 'register' | 'login' | 'reset'

/** One code at a time for a person and purpose: the next takes the place of the last. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    username: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** What the wire calls the session of a code. */
    id: uuid().notNull().unique(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: smallint().notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.username, table.purpose] }),
    index('one_time_codes_expires_at').on(table.expiresAt),
  ],
)

/** How often something happened within a stretch of time; keys are hashed where they name a person. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

/** All that is kept of a failed check: that one more failed, and why. */
export const eligibilityRefusals = pgTable(
  'eligibility_refusals',
  {
    periodId: integer('period_id')
      .notNull()
      .references(() => registrationPeriods.id),
    code: text().notNull(),
    refusals: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.periodId, table.code] })],
)
