import type { StaffRight } from '@milgo/domain/staff/rights'
import type { z } from 'zod'

export type Service = 'core' | 'authz'

/**
 * Who may ask: anyone, a logged-in student (or a staff member acting for one), a logged-in staff member who has the
 * right that is named. `own-account` is open to all staff, also before they have replaced their first password.
 */
type Admission =
  | { readonly guard: 'open' }
  | {
      readonly guard: 'student'
      /** Only the student does this: a staff member acting for them is refused. */
      readonly isOwnAct?: true
    }
  | { readonly guard: 'staff'; readonly right: StaffRight | 'any' | 'own-account' }
export type Guard = Admission['guard']

/** A call of one of the two services: everything the route, the page and the API document need to know of it. */
export type Call = Admission & {
  readonly service: Service
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the specification prints it, e.g. `/neighborhood/get-all/{cityId}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  /** In bytes, where it may be larger than that of other calls. */
  readonly largestBody?: number
  /** Takes one file: multipart form data with a part `file`, read as a stream. */
  readonly takesFile?: true
  /** Answers with a file of this media type, which is always a download. */
  readonly sendsFile?:
    | 'application/pdf'
    | 'text/calendar; charset=utf-8'
    | 'text/csv; charset=utf-8'
    | 'application/zip'
    | 'application/octet-stream'
  /** About one person: no browser keeps the answer, for the next one who sits down there. */
  readonly isPersonal?: true
  /** HTTP status of a success where it is not 200. */
  readonly success?: 201
  readonly response: z.ZodType
  /** May refuse with HTTP 200 and the error envelope, where the caller can mend the cause. */
  readonly isMendable?: true
  /** What a 409 carries, where it is more than an error. */
  readonly conflict?: z.ZodType
}

export const defineCall = <const C extends Call>(call: C): C => call

const serviceBase = {
  core: '/core-service/api/v1',
  authz: '/authz-service/api/v1',
} as const satisfies Record<Service, string>

/** A call of the staff's application: it takes the office's cookie, and only from the office's own pages. */
export const isOfficeCall = ({ path }: Pick<Call, 'path'>): boolean => /^\/office(-auth)?\//.test(path)

/** Where a service answers. */
export const baseOf = (service: Service): (typeof serviceBase)[Service] => serviceBase[service]
