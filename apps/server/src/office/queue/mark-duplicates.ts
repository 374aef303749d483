import { duplicateKinds } from '@milgo/domain/queue/queue-row'
import type { Platform } from '../../platform/platform.ts'
import { writeDuplicates } from './duplicates-repository.ts'

/** Marks requests that have an account, a phone or a file in common with another one; answers how many changed. */
export const markDuplicates = (platform: Pick<Platform, 'database'>): Promise<number> =>
  writeDuplicates(platform, duplicateKinds)
