import type { Platform } from '../../platform/platform.ts'
import { countCandidates } from './repository.ts'

/** How many refused students have bank details that are erased the night after their appeal days are over. */
export const countBankDetails = ({ database }: Pick<Platform, 'database'>): Promise<number> =>
  database.read((db) => countCandidates(db))
