import type { EligibilityReason } from '@milgo/domain/eligibility/form-state'
import type { eligibilityRefusals } from '@milgo/messages/he/eligibility'
import type { WordsLike } from '@milgo/messages/words'

/**
 * Returns the text of a reason: the page's own words, which follow a change of language, or the server's sentence where
 * the words need a figure that only the server knows.
 */
export const reasonText = (
  { code, message }: EligibilityReason,
  words: WordsLike<typeof eligibilityRefusals>,
): string => {
  const own = code && words[code]
  if (own === undefined) return message ?? ''
  return own.includes('{') && message !== undefined ? message : own
}
