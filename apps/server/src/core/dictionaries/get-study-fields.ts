import type { StudyField } from '@milgo/contracts/core/get-study-fields'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findStudyFields } from './repository.ts'

export const getStudyFields = (platform: Platform, language: Language): Promise<StudyField[]> =>
  findStudyFields(platform, language)
