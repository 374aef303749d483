import type { Consent } from '@milgo/domain/content/legal-text'
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
  username: text().notNull(),
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
  /** Which versions of the legal texts they have agreed to; null for students of releases that stored none. */
  consents: jsonb().$type<readonly Consent[]>(),
  createdAt: instant('created_at').notNull(),
})

/** Eligible, but the code was not confirmed yet; erased after a day. Each attempt of a person is a row of its own. */
export const pendingApplicants = pgTable('pending_applicants', applicantColumns(), (table) => [
  index('pending_applicants_created_at').on(table.createdAt),
  index('pending_applicants_username').on(table.username),
])

/** A student of one registration period. */
export const students = pgTable(
  'students',
  {
    ...applicantColumns(),
    /** One more with every new password; a session of another one is over. */
    passwordVersion: integer('password_version').notNull().default(1),
    isDemo: boolean('is_demo').notNull().default(false),
    /** When phone or e-mail last changed: bank details cannot be fixed for a while after it. */
    contactChangedAt: instant('contact_changed_at'),
    /** The survey was shown to them, whether they answered it or not. */
    sawSurvey: boolean('saw_survey').notNull().default(false),
    /** They answered it. What they answered is in `survey_answers`, which does not know whose it is. */
    tookSurvey: boolean('took_survey').notNull().default(false),
    /** Raised with every update of the row by the trigger `raise_version`. */
    version: integer().notNull().default(0),
  },
  (table) => [
    unique('students_username_unique').on(table.username),
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
    /** Of a staff member's own session alone: keyed hash of the secret that its cookie holds. */
    secretHash: text('secret_hash'),
    /** Of a staff member's own session alone: when it ends, unless it is renewed before. */
    idleEndsAt: instant('idle_ends_at'),
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

export type ContactKind = 'phone' | 'email'

export type CodePurpose = 'register' | 'login' | 'reset' | 'contact' | 'bank'

/** The code of an attempt: it serves that one only, and the next code of the same attempt takes its place. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** What the wire calls the session of a code. */
    id: uuid().primaryKey(),
    /** An account of the phone that it was sent to, or the name that stands for a phone that nobody has. */
    username: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** The attempt at registering that it confirms. */
    applicantId: uuid('applicant_id').references(() => pendingApplicants.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: smallint().notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_codes_username').on(table.username, table.purpose),
    index('one_time_codes_applicant').on(table.applicantId),
    index('one_time_codes_expires_at').on(table.expiresAt),
  ],
)

/** A new phone or e-mail that waits for its code. The newest of a student counts. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    /** What the wire calls the session of the code. */
    id: uuid().primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text().$type<ContactKind>().notNull(),
    value: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_changes_student').on(table.studentId)],
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
