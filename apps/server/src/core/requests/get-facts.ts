import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Facts, factsOfRow } from './facts.ts'
import { findFacts } from './facts-repository.ts'

/** Fresh from the database; 401 where the session does not live. */
export const getFacts = async (platform: Platform, token: TokenClaims): Promise<Facts> => {
  const row = await findFacts(platform, token)
  if (!row) throw new AppError('UNAUTHORIZED')
  return factsOfRow(row)
}
