import { newPasswordIssues } from '@milgo/domain/identity/new-password-issues'
import { findPasswordFault } from '@milgo/domain/identity/password'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashInvitation } from './apply-staff-change.ts'
import { acceptWith, findInvited } from './proposals-repository.ts'
import { refuseFields } from './refuse-fields.ts'

type Accepted = {
  readonly token: string
  readonly password: string
  readonly password_verification: string
}

/** The first password of an account; the login that follows sets up the second factor. */
export const acceptInvitation = async (
  platform: Platform,
  { token, password, password_verification }: Accepted,
): Promise<{ id: string }> => {
  const { database, clock, passwords } = platform
  const issues = newPasswordIssues(password, password_verification)
  refuseFields({ password: issues.password, password_verification: issues.confirmation })
  const tokenHash = hashInvitation(platform, token)
  const invited = await database.read((db) => findInvited(db, clock, tokenHash))
  if (!invited) throw new AppError('INVITATION_EXPIRED')
  const fault = findPasswordFault(password, { email: invited.email, identityNumber: '', isUnchanged: false })
  refuseFields({ password: fault && { code: fault } })
  const passwordHash = await passwords.hash(password)
  if (!(await database.statement((db) => acceptWith(db, clock, tokenHash, passwordHash))))
    throw new AppError('INVITATION_EXPIRED')
  return { id: invited.id }
}
