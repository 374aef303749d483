import type { Bank } from '@milgo/contracts/core/get-banks'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findBanks } from './repository.ts'

export const getBanks = (platform: Platform, language: Language): Promise<Bank[]> =>
  findBanks(platform, language)
