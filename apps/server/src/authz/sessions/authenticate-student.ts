import type { IncomingHttpHeaders } from 'node:http'
import { hasRight } from '@milgo/domain/staff/rights'
import { AppError } from '../../errors.ts'
import type { Audience } from '../../platform/crypto/tokens.ts'
import type { Authenticate, StudentCaller } from '../../platform/http/caller.ts'
import { readBearer } from '../../platform/http/read-bearer.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSession } from './repository.ts'

/** Identity comes from the token alone; the headers of an acting staff member are a claim that it must bear out. */
export const createAuthenticateStudent =
  (platform: Pick<Platform, 'database' | 'clock' | 'tokens'>): Authenticate['student'] =>
  async (headers) => {
    const claims = await readBearer(platform.tokens, headers)
    if (!claims) return undefined
    const found = await findSession(platform, claims)
    const caller = found && callerOf(found)
    if (!caller || audienceOf(caller) !== claims.audience) return undefined
    refuseUnprovenClaims(headers, caller)
    return caller
  }

export const audienceOf = ({ actedBy }: StudentCaller): Audience =>
  actedBy ? 'milgo-acting' : 'milgo-portal'

/**
 * Who acts says so and for whom with every call, so that a page that has forgotten it stops at once instead of working
 * on as the student; whoever does not act may not say so.
 */
const refuseUnprovenClaims = (headers: IncomingHttpHeaders, { id, actedBy }: StudentCaller): void => {
  const [isAdmin, userId] = [headers['x-admin'], headers['x-user-id']]
  const isProven = actedBy
    ? isAdmin === 'true' && userId === id && hasRight(actedBy.roles, 'act-for-student')
    : isAdmin === undefined && userId === undefined
  if (!isProven) throw new AppError('FORBIDDEN')
}

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Undefined where a staff member was removed: what they have opened is then nobody's. */
const callerOf = ({ session, student, institution, isActing, staff }: Found): StudentCaller | undefined => {
  if (isActing && !staff) return undefined
  const { id, ...account } = student
  const caller = { kind: 'student', id, session, account: { ...account, institution } } as const
  return staff ? { ...caller, actedBy: staff } : caller
}
