import type { Platform } from '../../platform/platform.ts'
import type { Tries } from '../../platform/rate-limit.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { findApplicant } from './repository.ts'

export type AttemptNamed = Origin & {
  readonly username: string
  readonly password: string
  readonly session?: string | undefined
}

/** A registration attempt whose password was right, and the limits that its try was counted in. */
type Attempt = {
  readonly applicant: NonNullable<Awaited<ReturnType<typeof findApplicant>>['applicant']> | undefined
  readonly tries: Tries
}

/**
 * Finds the registration attempt of a session, and checks its password. Password tries are limited as at a login. A
 * caller who names the session is not blocked by the tries of others. The same work is done if there is no such
 * attempt.
 */
export const findAttempt = async (
  platform: Platform,
  { username, password, session, ...origin }: AttemptNamed,
): Promise<Attempt> => {
  const { limits, passwords } = platform
  const counted = {
    named: limits.attemptTries(session ?? ''),
    strange: limits.passwordTries(username, origin),
  }
  const found = await findApplicant(platform, { username, session }, counted)
  refuseOverLimit(found)
  const isRight = await passwords.verify(password, found.applicant?.password_hash)
  return {
    applicant: (isRight && found.applicant) || undefined,
    tries: found.applicant?.is_named ? counted.named : counted.strange,
  }
}
