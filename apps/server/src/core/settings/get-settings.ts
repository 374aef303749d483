import type { Setting } from '@milgo/contracts/core/get-settings'
import type { Platform } from '../../platform/platform.ts'
import { findSettings } from './repository.ts'

export const getSettings = (platform: Platform): Promise<Setting[]> => findSettings(platform)
