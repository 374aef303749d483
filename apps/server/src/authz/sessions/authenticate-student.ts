import type { IncomingHttpHeaders } from 'node:http'
import { hasRight } from '@milgo/domain/staff/rights'
import { AppError } from '../../errors.ts'
import type { Audience } from '../../platform/crypto/tokens.ts'
import type { Authenticate, StudentCaller } from '../../platform/http/caller.ts'
import { readBearer } from '../../platform/http/read-bearer.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSession } from './repository.ts'

/**
 * Authenticates students. The identity comes from the token only; the headers of an acting staff member must agree with
 * it, and an acting session stops being valid while its staff member may not see this student's form.
 */
export const createAuthenticateStudent =
  (platform: Pick<Platform, 'database' | 'clock' | 'tokens'>): Authenticate['student'] =>
  async (headers) => {
    const claims = await readBearer(platform.tokens, headers)
    if (!claims) return undefined
    const found = await findSession(platform, claims)
    const caller = found && callerOf(found)
    if (!caller || audienceOf(caller) !== claims.audience) return undefined
    refuseUnprovenClaims(headers, caller)
    if (found.refusal) throw new AppError(found.refusal)
    return caller
  }

export const audienceOf = ({ actedBy }: StudentCaller): Audience =>
  actedBy ? 'milgo-acting' : 'milgo-portal'

/**
 * Refuses acting headers that do not fit the session. An acting page must send them with every call, so that a page
 * which has lost them stops at once instead of working on as the student. Other callers may not send them.
 */
const refuseUnprovenClaims = (headers: IncomingHttpHeaders, { id, actedBy }: StudentCaller): void => {
  const [isAdmin, userId] = [headers['x-admin'], headers['x-user-id']]
  const isProven = actedBy
    ? isAdmin === 'true' && userId === id && hasRight(actedBy.roles, 'act-for-student')
    : isAdmin === undefined && userId === undefined
  if (!isProven) throw new AppError('FORBIDDEN')
}

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Returns the caller. Undefined if the acting staff member was removed. */
const callerOf = ({ session, student, institution, isActing, staff }: Found): StudentCaller | undefined => {
  if (isActing && !staff) return undefined
  const { id, ...account } = student
  const caller = { kind: 'student', id, session, account: { ...account, institution } } as const
  return staff ? { ...caller, actedBy: staff } : caller
}
