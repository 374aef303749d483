import { randomUUID } from 'node:crypto'
import type { StaffLoginAnswer } from '@milgo/contracts/authz/staff-login'
import { normalEmail } from '@milgo/domain/identity/email'
import { AppError } from '../../errors.ts'
import { newTotpSecret, otpauthUri } from '../../platform/crypto/totp.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { findStaffByEmail, insertChallenge } from './login-repository.ts'
import { refuseLockedLogin } from './refuse-locked-login.ts'
import { staffAccount } from './staff-account.ts'

type Login = Origin & { readonly email: string; readonly password: string }

/** The name of the account in an authenticator. */
const issuer = 'Milgo'

/**
 * Checks the password; the second factor follows. The answer does not reveal whether there is such a staff member. A
 * member without a second factor gets one. It becomes valid with its first code.
 */
export const logInStaff = async (
  platform: Platform,
  { email: typed, password, ...origin }: Login,
): Promise<StaffLoginAnswer> => {
  const { limits, passwords, vault } = platform
  const email = normalEmail(typed)
  const account = staffAccount(email)
  const found = await findStaffByEmail(platform, email, limits.passwordTries(account, origin))
  refuseLockedLogin(found)
  const isRight = await passwords.verify(password, found.staff?.password_hash)
  if (!found.staff || !isRight) throw new AppError('BAD_CREDENTIALS')
  const { id: staffId, has_totp } = found.staff
  const secret = has_totp ? undefined : newTotpSecret()
  const device = origin.device.findNameFor(account)
  const challenge = {
    id: randomUUID(),
    totpSealed: secret && vault.seal(secret, `totp:${staffId}`),
    knownDevice: device && vault.lookupHash('staff-device', device),
  }
  if (!(await insertChallenge(platform, found.staff, challenge))) throw new AppError('BAD_CREDENTIALS')
  return {
    session: challenge.id,
    enrolment: secret === undefined ? null : { secret, otpauth_uri: otpauthUri(secret, issuer, email) },
  }
}
