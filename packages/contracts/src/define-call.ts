import type { StaffRight } from '@milgo/domain/staff/rights'
import type { z } from 'zod'

export type Service = 'core' | 'authz'

/**
 * Who may make the call: anyone, a logged-in student (or a staff member acting for one), or a logged-in staff member
 * with the named right. `own-account` is open to all staff, also before they have replaced their first password.
 */
type Admission =
  | { readonly guard: 'open' }
  | {
      readonly guard: 'student'
      /** Only the student may do this: a staff member acting for them is refused. */
      readonly isOwnAct?: true
    }
  | { readonly guard: 'staff'; readonly right: StaffRight | 'any' | 'own-account' }
export type Guard = Admission['guard']

/**
 * A call of one of the two services: everything that the route, the page and the API document need to know about it.
 */
export type Call = Admission & {
  readonly service: Service
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the specification prints it, e.g. `/neighborhood/get-all/{cityId}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  /** In bytes, if larger than that of other calls. */
  readonly largestBody?: number
  /** Accepts one file: multipart form data with a part `file`, read as a stream. */
  readonly takesFile?: true
  /** Answers with a file of this media type, always as a download. */
  readonly sendsFile?:
    | 'application/pdf'
    | 'text/calendar; charset=utf-8'
    | 'text/csv; charset=utf-8'
    | 'application/zip'
    | 'application/octet-stream'
  /**
   * The answer contains personal data: the browser must not cache it, because the next user of the computer could read
   * it.
   */
  readonly isPersonal?: true
  /** The HTTP status of a success, if it is not 200. */
  readonly success?: 201
  readonly response: z.ZodType
  /** May refuse with HTTP 200 and the error envelope, if the caller can correct the cause. */
  readonly isMendable?: true
  /** The body of a 409, if it is more than an error. */
  readonly conflict?: z.ZodType
}

export const defineCall = <const C extends Call>(call: C): C => call

const serviceBase = {
  core: '/core-service/api/v1',
  authz: '/authz-service/api/v1',
} as const satisfies Record<Service, string>

/**
 * Returns whether the call belongs to the staff's application: it accepts the office's cookie, and only from the
 * office's pages.
 */
export const isOfficeCall = ({ path }: Pick<Call, 'path'>): boolean => /^\/office(-auth)?\//.test(path)

/** Returns the base path of a service. */
export const baseOf = (service: Service): (typeof serviceBase)[Service] => serviceBase[service]
