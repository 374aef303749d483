import type { ErrorItem } from '@milgo/contracts/error-envelope'
import type { Params } from '@milgo/messages/fill'
import type { errors } from '@milgo/messages/he/errors'

export type ErrorCode = keyof typeof errors

type Answer = {
  readonly http: number
  /** What `error.statusCode` says; differs from HTTP where the user can mend the cause (decisions, section 2). */
  readonly statusCode: number
}

const sameAs = (status: number): Answer => ({ http: status, statusCode: status })

/** The only table from error code to answer. A code without a row does not compile. */
export const answers = {
  BAD_REQUEST: sameAs(400),
  UNAUTHORIZED: sameAs(401),
  FORBIDDEN: sameAs(403),
  NOT_FOUND: sameAs(404),
  PAYLOAD_TOO_LARGE: sameAs(413),
  UNSUPPORTED_MEDIA_TYPE: sameAs(415),
  TOO_MANY_REQUESTS: sameAs(429),
  UNSPECIFIED: sameAs(500),
  DATABASE_UNAVAILABLE: sameAs(503),
} as const satisfies Record<ErrorCode, Answer>

type Details = {
  readonly params?: Params
  readonly items?: readonly Pick<ErrorItem, 'code' | 'field'>[]
  readonly cause?: unknown
}

/** A refusal that a use case means; the error handler turns it into the caller's words. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Params
  readonly items: readonly Pick<ErrorItem, 'code' | 'field'>[]

  constructor(code: ErrorCode, { params = {}, items = [], cause }: Details = {}) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.items = items
  }
}
