import type { Institution } from '@milgo/contracts/core/get-institutions'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findInstitutions } from './repository.ts'

export const getInstitutions = (platform: Platform, language: Language): Promise<Institution[]> =>
  findInstitutions(platform, language)
