import type { Setting } from '@milgo/contracts/core/get-settings'
import type { SettingsRepository } from './repository.ts'

export const getSettings = (settings: SettingsRepository): Promise<Setting[]> => settings.findAll()
