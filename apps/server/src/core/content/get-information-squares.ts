import type { InformationSquare } from '@milgo/contracts/core/get-information-squares'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findSquares } from './repository.ts'

export const getInformationSquares = (platform: Platform, language: Language): Promise<InformationSquare[]> =>
  findSquares(platform, language)
