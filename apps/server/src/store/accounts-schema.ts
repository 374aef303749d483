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

/** The answers of the eligibility form, without the personal ones: these have columns of their own. */
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

/** The columns of an applicant. The table of students has the same ones, because an applicant becomes a student. */
const applicantColumns = () => ({
  id: uuid().primaryKey(),
  periodId: integer('period_id')
    .notNull()
    .references(() => registrationPeriods.id),
  username: text().notNull(),
  /** Keyed hash, so that a row can be found by the identity number without decrypting it. */
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
  /** The versions of the legal texts that the student agreed to; null for students of releases that stored none. */
  consents: jsonb().$type<readonly Consent[]>(),
  createdAt: instant('created_at').notNull(),
})

/** Eligible applicants who have not confirmed the code yet. Removed after a day. Each attempt is a row of its own. */
export const pendingApplicants = pgTable('pending_applicants', applicantColumns(), (table) => [
  index('pending_applicants_created_at').on(table.createdAt),
  index('pending_applicants_username').on(table.username),
])

/** A student of one registration period. */
export const students = pgTable(
  'students',
  {
    ...applicantColumns(),
    /** Raised with every new password. A session with another password version is over. */
    passwordVersion: integer('password_version').notNull().default(1),
    isDemo: boolean('is_demo').notNull().default(false),
    /** When phone or e-mail last changed. Bank details cannot be fixed for some time after that. */
    contactChangedAt: instant('contact_changed_at'),
    /** The survey was shown to the student, whether they answered it or not. */
    sawSurvey: boolean('saw_survey').notNull().default(false),
    /** The student answered the survey. The answers are in `survey_answers`, without any link to the student. */
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
 * A login. Every call reads the row, so that a revoked session is over on every node. A session with both a student and
 * a staff member is an acting session: the staff member acts for the student.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    /** Of an acting session: the staff member's own session. The acting session ends with it. */
    openedBy: uuid('opened_by').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** The student's password version when the session was opened. */
    passwordVersion: integer('password_version').notNull().default(1),
    startedAt: instant('started_at').notNull(),
    /** Only of a staff member's own session: keyed hash of the secret in its cookie. */
    secretHash: text('secret_hash'),
    /** Only of a staff member's own session: when it ends, unless it is renewed before. */
    idleEndsAt: instant('idle_ends_at'),
    /** The session ends here, even while it is in use. */
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

/** Codes that open an acting session, once and within a minute; stored as keyed hashes. */
export const actingCodes = pgTable(
  'acting_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The session of the staff member who asked for the code. The code is not valid after that session ends. */
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

/** The code of one attempt. It is valid for this attempt only. The next code of the attempt replaces it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** The field `session` on the wire. */
    id: uuid().primaryKey(),
    /** An account with the phone that the code was sent to, or a made-up name where no account has that phone. */
    username: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** The registration attempt that the code confirms. */
    applicantId: uuid('applicant_id').references(() => pendingApplicants.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of the values that the code confirms: it is no code for others. Null if it confirms no values. */
    confirmsHash: text('confirms_hash'),
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

/** A new phone or e-mail that waits for its code. Only the newest row of a student counts. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    /** The field `session` on the wire. */
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

/** How often something happened within a time span. Keys that name a person are hashed. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

/** How often the eligibility check failed, by reason. Nothing else of a failed check is stored. */
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
