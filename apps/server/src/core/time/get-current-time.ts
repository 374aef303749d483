import type { CurrentTime } from '@milgo/contracts/core/get-current-time'
import type { TimeRepository } from './repository.ts'

export const getCurrentTime = async (time: TimeRepository): Promise<CurrentTime> => ({
  current_time: (await time.getNow()).toISOString(),
})
