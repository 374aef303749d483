import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { countVote } from './repository.ts'

/** Counts whether an answer has helped. Who voted is not stored. */
export const rateAnswer = async (
  platform: Platform,
  vote: { readonly questionId: number; readonly isHelpful: boolean },
  address: string,
): Promise<{ id: number }> => {
  const limit = platform.limits.votesPerAddress(address)
  const { is_found, ...gate } = await countVote(platform, limit, vote)
  refuseOverLimit(gate)
  if (!is_found) throw new AppError('NOT_FOUND')
  return { id: vote.questionId }
}
