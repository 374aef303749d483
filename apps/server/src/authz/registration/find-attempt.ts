import type { Platform } from '../../platform/platform.ts'
import type { Tries } from '../../platform/rate-limit.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { findApplicant } from './repository.ts'

export type AttemptNamed = Origin & {
  readonly username: string
  readonly password: string
  readonly session?: string | undefined
}

/** An attempt at registering whose password was right, and what its try was counted by. */
type Attempt = {
  readonly applicant: NonNullable<Awaited<ReturnType<typeof findApplicant>>['applicant']> | undefined
  readonly tries: Tries
}

/**
 * Session and password tie a code to its attempt. Guessing the password is held off as at a login; whoever has the session
 * is not held up by the guesses of others. The same work is done where there is no such attempt.
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
