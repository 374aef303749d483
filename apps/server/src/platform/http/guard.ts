import type { Call } from '@milgo/contracts/define-call'
import { hasRight } from '@milgo/domain/staff/rights'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { auditEntry } from '../database/audit-entry.ts'
import type { Platform } from '../platform.ts'
import type { Caller } from './caller.ts'

export type Gatekeeper = Pick<Platform, 'authenticate' | 'database' | 'clock'>

/** The one place where a call is opened or refused: 401 to the unknown, 403 to the wrong kind or without the right. */
export const admit = async (
  platform: Gatekeeper,
  call: Exclude<Call, { guard: 'open' }>,
  request: FastifyRequest,
): Promise<Caller> => {
  const caller = await platform.authenticate(request.headers)
  if (!caller) throw new AppError('UNAUTHORIZED')
  if (caller.kind !== call.guard) throw new AppError('FORBIDDEN')
  if (call.guard === 'staff' && caller.kind === 'staff' && call.right !== 'any')
    if (!hasRight(caller.roles, call.right)) throw new AppError('FORBIDDEN')
  if (caller.kind === 'student' && caller.actedBy)
    await recordActing(platform, call, caller.id, caller.actedBy.id)
  return caller
}

/** Written before anything is read or changed: what is not in the audit trail has not happened. */
const recordActing = async (
  { database, clock }: Gatekeeper,
  call: Call,
  studentId: string,
  staffId: string,
): Promise<void> => {
  const details = { call: `${call.method} ${call.path}` }
  await database.statement((db) =>
    db.execute(auditEntry({ action: 'acting-call', staffId, studentId, details }, clock)),
  )
}
