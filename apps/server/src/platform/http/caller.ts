import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@milgo/contracts/define-call'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { LocalizedName } from '@milgo/messages/localized'
import type { FastifyRequest } from 'fastify'

/** The session that a call belongs to, and the database's time when it was read. */
export type CallerSession = { readonly id: string; readonly endsAt: Date; readonly now: Date }

export type StaffMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

/** A student, with the values that nearly every call needs. They are read together with the session. */
export type StudentCaller = {
  readonly kind: 'student'
  readonly id: string
  readonly session: CallerSession
  readonly account: {
    readonly periodId: number
    readonly username: string
    readonly identitySealed: string
    readonly phone: string
    readonly email: string
    readonly currentlyStudying: CurrentStudies
    readonly institution: {
      readonly id: number
      readonly name: LocalizedName
      readonly isSponsored: boolean
      readonly isReligious: boolean
    }
  }
  /** The staff member who acts for the student, if one does. */
  readonly actedBy?: StaffMember
}

export type StaffCaller = StaffMember & {
  readonly kind: 'staff'
  readonly session: CallerSession & { readonly idleEndsAt: Date }
  readonly mustChangePassword: boolean
  readonly recoveryCodesLeft: number
}

/**
 * The caller: a student by a token, or staff by a cookie. A staff member who acts for a student counts as that student.
 */
export type Caller = StudentCaller | StaffCaller

export type GuardedCall = Exclude<Call, { guard: 'open' }>

/** Returns the caller of a guarded call. Throws if the caller may not make the call. */
export type Admit = (call: GuardedCall, request: FastifyRequest) => Promise<Caller>

/**
 * Returns the caller; undefined if nobody has proved who they are. Students, and staff who act for them, have a token;
 * staff have a cookie. Neither function reads what is meant for the other (decisions, section 2).
 */
export type Authenticate = {
  readonly student: (headers: IncomingHttpHeaders) => Promise<StudentCaller | undefined>
  readonly staff: (headers: IncomingHttpHeaders) => Promise<StaffCaller | undefined>
}
