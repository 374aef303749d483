import { findPhoneOf } from '@milgo/domain/identity/username'
import type { CodePurpose } from '../../platform/database/accounts-schema.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Six digits are soon tried, so the hash is keyed; the purpose and the phone are part of it, so that a code is worth
 * nothing in another flow or for another person.
 */
export const hashCode = (
  platform: Pick<Platform, 'vault'>,
  purpose: CodePurpose,
  username: string,
  code: string,
): string => hashCodeForPhone(platform, purpose, findPhoneOf(username) ?? '', code)

export const hashCodeForPhone = (
  { vault }: Pick<Platform, 'vault'>,
  purpose: CodePurpose,
  phone: string,
  code: string,
): string => vault.lookupHash('code', `${purpose}:${phone}:${code}`)
