import { AppError } from '../../errors.ts'
import type { Authenticate, Caller } from '../../platform/http/caller.ts'
import { readBearer } from '../../platform/http/read-bearer.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSession } from './repository.ts'

/**
 * Identity comes from the token alone. The headers of an acting staff member are a claim that no token of a
 * student bears out, so they are refused and never heeded.
 */
export const createAuthenticate =
  (platform: Pick<Platform, 'database' | 'clock' | 'tokens'>): Authenticate =>
  async (headers) => {
    const claims = await readBearer(platform.tokens, headers)
    if (!claims) return undefined
    const found = await findSession(platform, claims.sessionId, claims.expiresAt)
    const caller = found && callerOf(found)
    if (!caller || caller.kind !== kindOf[claims.audience]) return undefined
    if (headers['x-admin'] !== undefined || headers['x-user-id'] !== undefined)
      throw new AppError('FORBIDDEN')
    return caller
  }

const kindOf = { portal: 'student', office: 'staff' } as const

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>

const callerOf = ({ session, student, institution, staff }: Found): Caller | undefined => {
  if (student && institution) {
    const { id, ...account } = student
    return { kind: 'student', id, session, account: { ...account, institution } }
  }
  return staff ? { kind: 'staff', id: staff.id, session, roles: staff.roles } : undefined
}
