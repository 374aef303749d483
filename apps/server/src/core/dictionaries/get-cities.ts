import type { City } from '@milgo/contracts/core/get-cities'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findCities } from './repository.ts'

export const getCities = (platform: Platform, language: Language): Promise<City[]> =>
  findCities(platform, language)
