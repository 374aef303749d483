import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@milgo/contracts/define-call'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { LocalizedName } from '@milgo/messages/localized'
import type { FastifyRequest } from 'fastify'

/** The login that a call belongs to, and the database's time when it was looked up. */
export type CallerSession = { readonly id: string; readonly endsAt: Date; readonly now: Date }

export type StaffMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

/** A student, with what is asked of nearly every one: it comes along with the look at the session. */
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
  /** Who really asks, where a staff member acts for the student. */
  readonly actedBy?: StaffMember
}

export type StaffCaller = StaffMember & {
  readonly kind: 'staff'
  readonly session: CallerSession & { readonly idleEndsAt: Date }
  readonly mustChangePassword: boolean
  readonly recoveryCodesLeft: number
}

/** Who asks: a student by a token, staff by a cookie. A staff member acting for a student is that student here. */
export type Caller = StudentCaller | StaffCaller

export type GuardedCall = Exclude<Call, { guard: 'open' }>

/** Opens a guarded call to whoever asks, or throws the refusal. */
export type Admit = (call: GuardedCall, request: FastifyRequest) => Promise<Caller>

/**
 * Who asks, undefined where nobody has proved it. Students and those who act for them have a token and staff a cookie;
 * neither way in looks at what is meant for the other (decisions, section 2).
 */
export type Authenticate = {
  readonly student: (headers: IncomingHttpHeaders) => Promise<StudentCaller | undefined>
  readonly staff: (headers: IncomingHttpHeaders) => Promise<StaffCaller | undefined>
}
