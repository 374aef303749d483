import { answerValues } from '@milgo/messages/he/answer-values'
import * as eligibility from '@milgo/messages/he/eligibility'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { password } from '@milgo/messages/he/password'
import { featureWords } from '../../lib/words.ts'

/** Returns the words of the check and of its form. */
export const useEligibilityWords = featureWords(
  { eligibility: { ...eligibility }, answerValues, formFields, issues, password },
  {
    ar: async () => (await import('./eligibility-words-ar.ts')).words,
    en: async () => (await import('./eligibility-words-en.ts')).words,
  },
)
