import type { Sector } from '@milgo/contracts/core/get-sectors'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { foundOrUnauthorized } from './found-or-unauthorized.ts'
import { findSectors } from './repository.ts'

export const getSectors = async (
  platform: Platform,
  token: StudentToken,
  language: Language,
): Promise<Sector[]> => foundOrUnauthorized(await findSectors(platform, token, language))
