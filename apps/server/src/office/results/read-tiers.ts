import { AwardTiers } from '@milgo/domain/score/award-tiers'
import { AppError } from '../../errors.ts'

/** Returns the tiers; 400 if they are not in order, or a lower score would earn more. */
export const readTiers = (tiers: unknown): AwardTiers => {
  const read = AwardTiers.safeParse(tiers)
  if (!read.success)
    throw new AppError('INVALID_FIELDS', { items: [{ code: 'BAD_REQUEST', field: 'award_tiers' }] })
  return read.data
}
