import type { Call } from '@milgo/contracts/define-call'
import { hasRight } from '@milgo/domain/staff/rights'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Admit, Authenticate, Caller, GuardedCall, StaffCaller } from '../platform/http/caller.ts'
import { readBearer } from '../platform/http/read-bearer.ts'
import type { Platform } from '../platform/platform.ts'
import { auditEntry } from '../store/audit-entry.ts'
import { countAgainstLimits } from '../store/count-against-limits.ts'
import { callName } from './acting/call-name.ts'
import { createAuthenticateStudent } from './sessions/authenticate-student.ts'
import { createAuthenticateStaff } from './staff/authenticate-staff.ts'

type Ground = Pick<Platform, 'database' | 'clock' | 'tokens' | 'limits' | 'vault' | 'config'>

type Gatekeeper = Ground & { readonly authenticate: Authenticate }

export const createAuthenticate = (ground: Ground): Authenticate => ({
  student: createAuthenticateStudent(ground),
  staff: createAuthenticateStaff(ground),
})

/**
 * Admits or refuses every call; this is the only place that does so. 401 if the caller is unknown. 403 if the caller
 * lacks the right, claims to be another person, or acts for a student where only the student may. A refusal of a caller
 * who acts for a student, or claims to, is written to the audit trail.
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

/**
 * Writes the acting call to the audit trail, before anything is read or changed, so that no such call is without an
 * entry.
 */
const recordActing = async (
  { database, clock }: Ground,
  call: Call,
  studentId: string,
  staffId: string,
): Promise<void> => {
  const details = { call: callName(call) }
  await database.statement((db) =>
    db.execute(auditEntry({ action: 'acting-call', staffId, studentId, details }, clock)),
  )
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Records a refusal under the session of the token, valid or not. Without a token of ours there is no person to name,
 * and nothing is recorded. The number of entries of a session is limited.
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
      call: callName(call),
      code,
      ...(typeof userId === 'string' && uuid.test(userId) && { claimed: userId }),
    },
  } as const
  await database.statement((db) =>
    db.execute(sql`
      with who as (select staff_id, student_id from sessions where id = ${token.sessionId}),
      ${countAgainstLimits('gate', [limits.refusalsAudited(token.sessionId)], clock, sql`exists (select from who)`)}
      ${auditEntry(entry, clock, sql`from who, gate where gate.is_open`)}`),
  )
}
