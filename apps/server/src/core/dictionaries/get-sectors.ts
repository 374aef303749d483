import type { Sector } from '@milgo/contracts/core/get-sectors'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findSectors } from './repository.ts'

export const getSectors = (platform: Platform, language: Language): Promise<Sector[]> =>
  findSectors(platform, language)
