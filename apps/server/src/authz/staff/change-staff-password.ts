import { findPasswordFault } from '@milgo/domain/identity/password'
import { newPasswordIssues } from '@milgo/domain/login/new-password-issues'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { replaceStaffPassword } from './account-repository.ts'
import { findStaffByEmail } from './login-repository.ts'
import { refuseFields } from './refuse-fields.ts'
import { refuseLockedLogin } from './refuse-locked-login.ts'
import { staffAccount } from './staff-account.ts'

type Change = Origin & {
  readonly current_password: string
  readonly password: string
  readonly password_verification: string
}

/** Changes the password. The present password is needed, and its tries are counted like those of a login. */
export const changeStaffPassword = async (
  platform: Platform,
  { id: staffId, email, session }: StaffCaller,
  { current_password: current, password, password_verification, ...origin }: Change,
): Promise<{ id: string }> => {
  const { limits, passwords } = platform
  const issues = newPasswordIssues(password, password_verification)
  refuseFields({ password: issues.password, password_verification: issues.confirmation })
  const tries = limits.passwordTries(staffAccount(email), origin)
  const found = await findStaffByEmail(platform, email, tries)
  refuseLockedLogin(found)
  const oldHash = found.staff?.password_hash
  if (!oldHash || !(await passwords.verify(current, oldHash))) throw new AppError('BAD_CREDENTIALS')
  const fault = findPasswordFault(password, { email, identityNumber: '', isUnchanged: password === current })
  refuseFields({ password: fault && { code: fault } })
  const newHash = await passwords.hash(password)
  const change = { staffId, sessionId: session.id, oldHash, newHash, tries }
  if (!(await replaceStaffPassword(platform, change))) throw new AppError('BAD_CREDENTIALS')
  return { id: staffId }
}
