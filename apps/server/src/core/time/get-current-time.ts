import type { CurrentTime } from '@milgo/contracts/core/get-current-time'
import type { Platform } from '../../platform/platform.ts'
import { getNow } from './repository.ts'

export const getCurrentTime = async (platform: Platform): Promise<CurrentTime> => ({
  current_time: (await getNow(platform)).toISOString(),
})
