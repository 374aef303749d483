import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@milgo/contracts/define-call'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { LocalizedName } from '@milgo/messages/localized'
import type { FastifyRequest } from 'fastify'

/** The login that a token belongs to, and the database's time when it was looked up. */
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

export type StaffCaller = StaffMember & { readonly kind: 'staff'; readonly session: CallerSession }

/** Who asks, as a valid token says. A staff member acting for a student is that student here. */
export type Caller = StudentCaller | StaffCaller

export type GuardedCall = Exclude<Call, { guard: 'open' }>

/** Opens a guarded call to whoever asks, or throws the refusal. */
export type Admit = (call: GuardedCall, request: FastifyRequest) => Promise<Caller>

/** Reads the token of a request; undefined where there is none, or none that is valid now. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Caller | undefined>
