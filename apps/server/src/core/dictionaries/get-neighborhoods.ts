import type { Neighborhood } from '@milgo/contracts/core/get-neighborhoods'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { foundOrUnauthorized } from './found-or-unauthorized.ts'
import { findNeighborhoods } from './repository.ts'

/**
 * Returns the neighbourhoods of a locality. Throws 404 if the locality is unknown. A locality without neighbourhoods
 * still has "other".
 */
export const getNeighborhoods = async (
  platform: Platform,
  token: StudentToken,
  language: Language,
  citySymbol: string,
): Promise<Neighborhood[]> => {
  const rows = foundOrUnauthorized(await findNeighborhoods(platform, token, language, Number(citySymbol)))
  if (rows.length === 0) throw new AppError('NOT_FOUND')
  return rows.flatMap(({ symbol, name }) => (symbol === null ? [] : { symbol, name }))
}
