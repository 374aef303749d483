import type { Platform } from '../../platform/platform.ts'
import type { CodePurpose } from '../../store/accounts-schema.ts'

/**
 * Hashes a code with a key, because all six-digit codes are quickly tried. Purpose and phone are part of the hash, so
 * that a code is not valid in another flow or for another person.
 */
export const hashCode = (
  { vault }: Pick<Platform, 'vault'>,
  purpose: CodePurpose,
  phone: string,
  code: string,
): string => vault.lookupHash('code', `${purpose}:${phone}:${code}`)

/**
 * Returns the user name of the code row for a phone without an account, so that trying its code is like trying any
 * other.
 */
export const strangerOf = ({ vault }: Pick<Platform, 'vault'>, phone: string): string =>
  `stranger:${vault.lookupHash('stranger', phone)}`
