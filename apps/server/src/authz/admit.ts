import type { Call } from '@milgo/contracts/define-call'
import { hasRight } from '@milgo/domain/staff/rights'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Admit, Authenticate, Caller, GuardedCall, StaffCaller } from '../platform/http/caller.ts'
import { readBearer } from '../platform/http/read-bearer.ts'
import type { Platform } from '../platform/platform.ts'
import { auditEntry } from '../store/audit-entry.ts'
import { limitGate } from '../store/limit-gate.ts'
import { createAuthenticateStudent } from './sessions/authenticate-student.ts'
import { createAuthenticateStaff } from './staff/authenticate-staff.ts'

type Ground = Pick<Platform, 'database' | 'clock' | 'tokens' | 'limits' | 'vault' | 'config'>

type Gatekeeper = Ground & { readonly authenticate: Authenticate }

export const createAuthenticate = (ground: Ground): Authenticate => ({
  student: createAuthenticateStudent(ground),
  staff: createAuthenticateStaff(ground),
})

/**
 * The one place where a call is opened or refused: 401 to the unknown, 403 to who lacks the right, claims another's, or acts
 * where only the student may. A refusal of whoever acts for a student, or claims to, stands in the audit trail.
 */
export const createAdmit =
  (ground: Ground, authenticate: Authenticate = createAuthenticate(ground)): Admit =>
  async (call, request) => {
    try {
      return await admitCaller({ ...ground, authenticate }, call, request)
    } catch (error) {
      if (error instanceof AppError) await recordRefusal(ground, call, request, error)
      throw error
    }
  }

const admitCaller = async (
  platform: Gatekeeper,
  call: GuardedCall,
  { headers }: FastifyRequest,
): Promise<Caller> => {
  const caller = await platform.authenticate[call.guard](headers)
  if (!caller) throw new AppError('UNAUTHORIZED')
  if (call.guard === 'staff' && caller.kind === 'staff') refuseWithoutRight(call, caller)
  if (caller.kind === 'student' && caller.actedBy) {
    await recordActing(platform, call, caller.id, caller.actedBy.id)
    if (call.guard === 'student' && call.isOwnAct) throw new AppError('ACTING_NOT_ALLOWED')
  }
  return caller
}

const refuseWithoutRight = (
  { right }: Extract<GuardedCall, { guard: 'staff' }>,
  { roles, mustChangePassword }: StaffCaller,
): void => {
  if (right === 'own-account') return
  if (mustChangePassword) throw new AppError('PASSWORD_CHANGE_NEEDED')
  if (right !== 'any' && !hasRight(roles, right)) throw new AppError('FORBIDDEN')
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`

/** Written before anything is read or changed: what is not in the audit trail has not happened. */
const recordActing = async (
  { database, clock }: Ground,
  call: Call,
  studentId: string,
  staffId: string,
): Promise<void> => {
  const details = { call: nameOf(call) }
  await database.statement((db) =>
    db.execute(auditEntry({ action: 'acting-call', staffId, studentId, details }, clock)),
  )
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Under the session that the token names, living or not. Without a token of ours there is nobody to name; and no session
 * fills the trail with more than its budget of refusals.
 */
const recordRefusal = async (
  { database, clock, tokens, limits }: Ground,
  call: Call,
  { headers }: FastifyRequest,
  { code }: AppError,
): Promise<void> => {
  const token = await readBearer(tokens, headers)
  const userId = headers['x-user-id']
  const isActing =
    token?.audience === 'milgo-acting' || headers['x-admin'] !== undefined || userId !== undefined
  if (!token || !isActing) return
  const entry = {
    action: 'acting-refused',
    staffId: sql`who.staff_id`,
    studentId: sql`who.student_id`,
    details: {
      call: nameOf(call),
      code,
      ...(typeof userId === 'string' && uuid.test(userId) && { claimed: userId }),
    },
  } as const
  await database.statement((db) =>
    db.execute(sql`
      with who as (select staff_id, student_id from sessions where id = ${token.sessionId}),
      ${limitGate('gate', [limits.refusalsAudited(token.sessionId)], clock, sql`exists (select from who)`)}
      ${auditEntry(entry, clock, sql`from who, gate where gate.is_open`)}`),
  )
}
