import { z } from 'zod'

/** Why a letter is in the sample that a manager reads before approving. */
export const SampleReason = z.enum(['HIGHEST_SCORE', 'LOWEST_SCORE', 'TIER_EDGE', 'LONGEST_NAME', 'RANDOM'])
export type SampleReason = z.infer<typeof SampleReason>
