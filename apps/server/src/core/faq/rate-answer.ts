import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { countVote } from './repository.ts'

/** Counts whether an answer has helped; who said so is not stored. */
export const rateAnswer = async (
  platform: Platform,
  vote: { readonly questionId: number; readonly isHelpful: boolean },
  address: string,
): Promise<{ id: number }> => {
  const limit = platform.limits.votesPerAddress(address)
  const { is_open, wait, is_found } = await countVote(platform, limit, vote)
  if (!is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  if (!is_found) throw new AppError('NOT_FOUND')
  return { id: vote.questionId }
}
