import type { Issue, IssueCode } from '@milgo/domain/answers/issue'
import type { FileCode } from '@milgo/domain/application/documents/file-rules'
import type { ContentProblemCode } from '@milgo/domain/content-editing/content-problems'
import type { EligibilityRuleCode } from '@milgo/domain/eligibility/codes'
import type { PeriodIssueCode } from '@milgo/domain/period/period-issue'
import type { ReturnReasonRefusal } from '@milgo/domain/period/reasons'
import type { ReleaseCallRefusal } from '@milgo/domain/release/move-release'
import type { RevisionRefusal } from '@milgo/domain/result/revision'
import type { DecisionRefusal } from '@milgo/domain/review/decision'
import type { Params } from '@milgo/messages/fill'
import type { errors } from '@milgo/messages/he/errors'
import type { paymentRefusals } from '@milgo/messages/he/payment-refusals'
import type { staffErrors } from '@milgo/messages/he/staff-errors'

export type ErrorCode =
  | keyof typeof errors
  | keyof typeof staffErrors
  | keyof typeof paymentRefusals
  | FileCode

type Answer = {
  readonly http: number
  /** The value of `error.statusCode`. It differs from the HTTP status where the user can correct the cause. */
  readonly statusCode: number
}

const sameAs = (status: number): Answer => ({ http: status, statusCode: status })

const mendable = (statusCode: 203 | 206 | 250): Answer => ({ http: 200, statusCode })

/** The only table from error code to answer. A code without a row does not compile. */
export const answers = {
  BAD_REQUEST: sameAs(400),
  INVALID_FIELDS: sameAs(400),
  INVALID_ANSWERS: mendable(250),
  STEP_NOT_ASKED: sameAs(400),
  // A wrong login is 400 and not 401, because 401 means that a session has ended.
  USER_NOT_FOUND: sameAs(400),
  BAD_CREDENTIALS: sameAs(400),
  CODE_WRONG: sameAs(400),
  CODE_EXPIRED: sameAs(400),
  CODE_BLOCKED: sameAs(400),
  CONTACT_UNCHANGED: sameAs(400),
  CONTACT_TAKEN: sameAs(409),
  LOGIN_EXPIRED: sameAs(400),
  LOGIN_LOCKED: sameAs(429),
  USER_EXIST: mendable(203),
  NOT_ELIGIBLE: mendable(206),
  UNAUTHORIZED: sameAs(401),
  FORBIDDEN: sameAs(403),
  PASSWORD_CHANGE_NEEDED: sameAs(403),
  ROLES_SEPARATED: sameAs(400),
  STAFF_EXISTS: sameAs(409),
  OTHER_PERSON_NEEDED: sameAs(403),
  PROPOSAL_DECIDED: sameAs(409),
  RESEND_REFUSED: sameAs(409),
  STUDENT_ERASED: sameAs(410),
  ERASURE_IN_REVIEW: sameAs(409),
  ERASURE_APPEAL_OPEN: sameAs(409),
  ERASURE_MONEY_DUE: sameAs(409),
  ERASURE_REVISION_WAITS: sameAs(409),
  ERASURE_ASKED: sameAs(409),
  DICTIONARY_FILE_CHANGED: sameAs(409),
  INVITATION_EXPIRED: sameAs(400),
  ACTING_NOT_ALLOWED: sameAs(403),
  REQUEST_READ_ONLY: sameAs(403),
  CONFLICT_OF_INTEREST: sameAs(403),
  // The request was changed by another person since the caller read it, or the caller may not do this.
  MOVE_NOT_ALLOWED: sameAs(409),
  REQUEST_MOVED: sameAs(409),
  RELEASE_NOT_ALLOWED: sameAs(409),
  RELEASE_CHANGED: sameAs(409),
  OPEN_ELSEWHERE: sameAs(409),
  NOT_SUBMITTED: sameAs(409),
  RESULT_NOT_PUBLISHED: sameAs(403),
  AWARD_BELOW_PAID: sameAs(409),
  SURVEY_TAKEN: sameAs(409),
  BANK_FIX_CLOSED: sameAs(409),
  CODE_REQUIRED: mendable(250),
  CONTACT_CHANGED_LATELY: sameAs(403),
  LINK_EXPIRED: sameAs(403),
  APPEAL_NOT_ALLOWED: sameAs(400),
  APPEAL_IN_REVIEW: sameAs(400),
  APPEAL_CHANGED: sameAs(409),
  NO_APPEAL: sameAs(404),
  NOT_FOUND: sameAs(404),
  FILE_NOT_FOUND: sameAs(404),
  NO_REQUEST: sameAs(404),
  NO_STUDENT: sameAs(404),
  STEP_CHANGED: sameAs(409),
  VIEW_CHANGED: sameAs(409),
  TOO_MANY_VIEWS: sameAs(409),
  LAST_ADMINISTRATOR: sameAs(409),
  BATCH_CHANGED: sameAs(409),
  BATCH_EMPTY: sameAs(409),
  BATCH_ERASED: sameAs(409),
  BATCH_FILE_DIFFERS: sameAs(500),
  NOTHING_TO_PAY: sameAs(409),
  ALL_LEFT_OUT: sameAs(409),
  SECOND_PERSON_NEEDED: sameAs(403),
  PROPOSAL_WAITS: sameAs(409),
  ACCOUNT_UNPAYABLE: sameAs(409),
  LEDGER_REFUSES: sameAs(409),
  CORRECTION_OUT_OF_BOUNDS: sameAs(409),
  RESULT_FILE_KNOWN: sameAs(409),
  RESULT_FILE_HEADER: sameAs(400),
  RESULT_FILE_LINE: sameAs(400),
  RESULT_FILE_TOTAL: sameAs(400),
  RESULT_FILE_TOO_LONG: sameAs(400),
  LEGAL_TEXT_CHANGED: sameAs(409),
  OWN_PROPOSAL: sameAs(403),
  RULES_MOVED: sameAs(409),
  RULES_OUTDATED: sameAs(409),
  RULES_UNCHANGED: sameAs(409),
  CONTENT_CHANGED: sameAs(409),
  CONTENT_SCHEDULED: sameAs(409),
  CONTENT_REFUSED: mendable(250),
  CONTENT_TIME_PAST: mendable(250),
  NOTHING_TO_PUBLISH: sameAs(409),
  PERIOD_CHANGED: sameAs(409),
  PERIOD_EXISTS: sameAs(409),
  INVALID_PERIOD: mendable(250),
  PERIOD_CHANGE_UNCONFIRMED: mendable(250),
  PERIOD_VALUE_FIXED: mendable(250),
  REASON_IN_USE: mendable(250),
  OPENING_PAST: mendable(250),
  LOOK_IS_BLIND: sameAs(403),
  LOOK_MOVED: sameAs(409),
  LOOK_NOT_YOURS: sameAs(403),
  FILE_SUBMITTED: sameAs(409),
  FILE_NAMED: sameAs(409),
  // A refused file is a bad request: another file has to be sent.
  LIST_UNREADABLE: sameAs(400),
  LIST_BROKEN_TABLE: sameAs(400),
  LIST_HAS_FORMULA: sameAs(400),
  LIST_NO_COLUMNS: sameAs(400),
  LIST_EMPTY: sameAs(400),
  LIST_TOO_LONG: sameAs(400),
  LIST_NOT_POSSIBLE: sameAs(409),
  TOO_SMALL: sameAs(400),
  TOO_BIG: sameAs(413),
  NAME_TOO_LONG: sameAs(400),
  BAD_FORMAT: sameAs(415),
  NOT_AS_NAMED: sameAs(415),
  PASSWORD_PROTECTED: sameAs(400),
  BROKEN_IMAGE: sameAs(400),
  BROKEN_FILE: sameAs(400),
  HAS_MACROS: sameAs(400),
  ACTIVE_CONTENT: sameAs(400),
  ARCHIVE_BOMB: sameAs(400),
  PICTURE_TOO_LARGE: sameAs(400),
  INFECTED: sameAs(400),
  ALREADY_UPLOADED: sameAs(409),
  MAX_FILES: sameAs(409),
  UPLOAD_ERROR: sameAs(400),
  PAYLOAD_TOO_LARGE: sameAs(413),
  UNSUPPORTED_MEDIA_TYPE: sameAs(415),
  TOO_MANY_REQUESTS: sameAs(429),
  RESEND_TOO_SOON: sameAs(429),
  LIST_SENT_ALREADY: sameAs(429),
  DATA_EXPORTED_ALREADY: sameAs(429),
  UNSPECIFIED: sameAs(500),
  OVERLOADED: sameAs(503),
  BEING_CHANGED: sameAs(503),
  MAINTENANCE: sameAs(503),
  DATABASE_UNAVAILABLE: sameAs(503),
  // Not OVERLOADED, after which pages send the call again: an earlier part of this one may have been done.
  DATABASE_BUSY: sameAs(503),
  STORAGE_UNAVAILABLE: sameAs(503),
} as const satisfies Record<ErrorCode, Answer>

/** One of several faults. Its text is found by its code. */
export type RefusedItem = {
  readonly code:
    | ErrorCode
    | IssueCode
    | EligibilityRuleCode
    | DecisionRefusal
    | ReturnReasonRefusal
    | ReleaseCallRefusal
    | PeriodIssueCode
    | ContentProblemCode
    | RevisionRefusal
  readonly field?: string
  readonly index?: number
  readonly part?: string
  /** The family member of the list's line, where each member has a line. */
  readonly member?: string
  /** The number of the step that asks for it, if several steps are checked. */
  readonly step?: number
  readonly params?: Params
  /** The fault of a question of the application, for a list that names the question. */
  readonly issue?: Issue
  /** The key of the question's label, if it depends on the answers. */
  readonly labelKey?: string
}

type Details = {
  readonly params?: Params
  readonly items?: readonly RefusedItem[]
  /** The values for the labels of the refused questions. */
  readonly labelParams?: Params
  /** Further fields of the answer, beside the error. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** After how many seconds another try makes sense. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A refusal by a use case. The error handler turns it into a text in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Params
  readonly items: readonly RefusedItem[]
  readonly labelParams: Params
  readonly beside: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    { params = {}, items = [], labelParams = {}, beside = {}, retryAfterSeconds, cause }: Details = {},
  ) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.items = items
    this.labelParams = labelParams
    this.beside = beside
    this.retryAfterSeconds = retryAfterSeconds
  }
}
