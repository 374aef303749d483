import type { Platform } from '../../platform/platform.ts'
import type { CodePurpose } from '../../store/accounts-schema.ts'

/**
 * Six digits are soon tried, so the hash is keyed; the purpose and the phone are part of it, so that a code is worth
 * nothing in another flow or for another person.
 */
export const hashCode = (
  { vault }: Pick<Platform, 'vault'>,
  purpose: CodePurpose,
  phone: string,
  code: string,
): string => vault.lookupHash('code', `${purpose}:${phone}:${code}`)

/** The name under which the code that nobody was sent is kept, so that trying it is like trying any other. */
export const strangerOf = ({ vault }: Pick<Platform, 'vault'>, phone: string): string =>
  `stranger:${vault.lookupHash('stranger', phone)}`
