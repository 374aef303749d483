import type { Platform } from '../../platform/platform.ts'
import { countCandidates } from './repository.ts'

/**
 * Returns how many refused students have bank details, which are erased in the night after their appeal days are over.
 */
export const countBankDetails = ({ database }: Pick<Platform, 'database'>): Promise<number> =>
  database.read((db) => countCandidates(db))
