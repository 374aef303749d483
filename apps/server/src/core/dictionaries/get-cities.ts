import type { City } from '@milgo/contracts/core/get-cities'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { foundOrUnauthorized } from './found-or-unauthorized.ts'
import { findCities } from './repository.ts'

export const getCities = async (
  platform: Platform,
  token: StudentToken,
  language: Language,
): Promise<City[]> => foundOrUnauthorized(await findCities(platform, token, language))
