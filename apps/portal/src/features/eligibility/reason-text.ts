import type { EligibilityReason } from '@milgo/domain/eligibility/form-state'
import type { eligibilityRefusals } from '@milgo/messages/he/eligibility'
import type { WordsLike } from '@milgo/messages/words'

/**
 * The page's own words for the code, which follow a change of language; the server's sentence where they name a
 * figure that only the server knows.
 */
export const reasonText = (
  { code, message }: EligibilityReason,
  words: WordsLike<typeof eligibilityRefusals>,
): string => {
  const own = code && words[code]
  if (own === undefined) return message ?? ''
  return own.includes('{') && message !== undefined ? message : own
}
