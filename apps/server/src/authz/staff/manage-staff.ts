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

/** Adds a staff member. Returns the first password, or undefined if the e-mail has an account. */
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

/**
 * Sets a new password and removes the second factor, for a member who has lost them. All sessions end. Returns
 * undefined if there is no such member.
 */
export const resetStaffLogin = async (platform: Ground, email: string): Promise<string | undefined> => {
  const password = newPassword()
  const isReset = await resetStaff(platform, email, await platform.passwords.hash(password))
  return isReset ? password : undefined
}

/** Stores the identity number. Returns false if the e-mail has no account. */
export const setStaffIdentity = (platform: Ground, email: string, identityNumber: string): Promise<boolean> =>
  setIdentityHash(platform, email, hashIdentity(platform, identityNumber))

/** Returns a random password of the greatest length. */
const newPassword = (): string => {
  const password = randomBytes(passwordLength.max).toString('base64url').slice(0, passwordLength.max)
  return isPassword(password) ? password : newPassword()
}
