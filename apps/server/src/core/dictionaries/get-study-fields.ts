import type { StudyField } from '@milgo/contracts/core/get-study-fields'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { foundOrUnauthorized } from './found-or-unauthorized.ts'
import { findStudyFields } from './repository.ts'

export const getStudyFields = async (
  platform: Platform,
  token: StudentToken,
  language: Language,
): Promise<StudyField[]> => foundOrUnauthorized(await findStudyFields(platform, token, language))
