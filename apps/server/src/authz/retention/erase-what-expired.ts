import type { Platform } from '../../platform/platform.ts'
import { eraseExpired } from './repository.ts'

export const eraseWhatExpired = (platform: Platform): Promise<void> => eraseExpired(platform)
