import { randomBytes } from 'node:crypto'
import { isPassword, passwordLength } from '@milgo/domain/identity/password'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { Platform } from '../../platform/platform.ts'
import { hashIdentity } from './hash-identity.ts'
import { insertStaff, resetStaff, setIdentityHash } from './members-repository.ts'

type Ground = Pick<Platform, 'database' | 'clock' | 'passwords' | 'vault'>

type NewMember = {
  readonly email: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly identityNumber?: string | undefined
}

/** A new staff member's first password, or undefined where there is one of this e-mail. */
export const addStaff = async (
  platform: Ground,
  { identityNumber, ...member }: NewMember,
): Promise<string | undefined> => {
  const password = newPassword()
  const identityHash = identityNumber && hashIdentity(platform, identityNumber)
  const passwordHash = await platform.passwords.hash(password)
  const isAdded = await insertStaff(platform, { ...member, identityHash }, passwordHash)
  return isAdded ? password : undefined
}

/** A new password and no second factor, for who has lost them; every session is over. */
export const resetStaffLogin = async (platform: Ground, email: string): Promise<string | undefined> => {
  const password = newPassword()
  const isReset = await resetStaff(platform, email, await platform.passwords.hash(password))
  return isReset ? password : undefined
}

/** False where there is nobody of this e-mail. */
export const setStaffIdentity = (platform: Ground, email: string, identityNumber: string): Promise<boolean> =>
  setIdentityHash(platform, email, hashIdentity(platform, identityNumber))

/** As long as a password may be, and random. */
const newPassword = (): string => {
  const password = randomBytes(passwordLength.max).toString('base64url').slice(0, passwordLength.max)
  return isPassword(password) ? password : newPassword()
}
