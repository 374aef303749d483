import { findIsraeliId } from '@milgo/domain/identity/israeli-id'
import { findPasswordFault } from '@milgo/domain/identity/password'
import { newPasswordIssues } from '@milgo/domain/login/new-password-issues'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashInvitation } from './apply-staff-change.ts'
import { hashIdentity } from './hash-identity.ts'
import { acceptWith, findInvited, isIdentityOfOther } from './proposals-repository.ts'
import { refuseFields } from './refuse-fields.ts'

type Accepted = {
  readonly token: string
  readonly password: string
  readonly password_verification: string
  readonly identity_number: string
}

/**
 * Sets the first password and the identity of an account. The login that follows sets up the second factor. A member
 * who has lost their login must enter the same identity number as before.
 */
export const acceptInvitation = async (
  platform: Platform,
  { token, password, password_verification, identity_number }: Accepted,
): Promise<{ id: string }> => {
  const { database, clock, passwords } = platform
  const issues = newPasswordIssues(password, password_verification)
  const identityNumber = findIsraeliId(identity_number)
  const wrongIdentity = { code: 'ENTER_CORRECT_ID' } as const
  refuseFields({
    password: issues.password,
    password_verification: issues.confirmation,
    identity_number: identityNumber === undefined ? wrongIdentity : undefined,
  })
  if (identityNumber === undefined) throw new AppError('INVALID_FIELDS')
  const tokenHash = hashInvitation(platform, token)
  const invited = await database.read((db) => findInvited(db, clock, tokenHash))
  if (!invited) throw new AppError('INVITATION_EXPIRED')
  const fault = findPasswordFault(password, { email: invited.email, identityNumber, isUnchanged: false })
  const identityHash = hashIdentity(platform, identityNumber)
  const isOther =
    (invited.identityHash !== null && invited.identityHash !== identityHash) ||
    (await database.read((db) => isIdentityOfOther(db, invited.id, identityHash)))
  refuseFields({
    password: fault && { code: fault },
    identity_number: isOther ? wrongIdentity : undefined,
  })
  const passwordHash = await passwords.hash(password)
  if (!(await database.statement((db) => acceptWith(db, clock, tokenHash, { passwordHash, identityHash }))))
    throw new AppError('INVITATION_EXPIRED')
  return { id: invited.id }
}
