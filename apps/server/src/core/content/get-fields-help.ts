import type { FieldHelp } from '@milgo/contracts/core/get-fields-help'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findFieldsHelp } from './repository.ts'

export const getFieldsHelp = (platform: Platform, language: Language): Promise<FieldHelp[]> =>
  findFieldsHelp(platform, language)
