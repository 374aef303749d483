import type * as original from '../he/survey.ts'
import type { WordsLike } from '../words.ts'

export const surveyQuestions: WordsLike<typeof original.surveyQuestions> = {
  birth_country: 'Country of birth',
  birth_country_parent_one: 'Country of birth – parent 1',
  birth_country_parent_two: 'Country of birth – parent 2',
  education_parent_one: 'Education – parent 1',
  education_parent_two: 'Education – parent 2',
  culture_group: 'Cultural group',
}

export const surveyTexts: WordsLike<typeof original.surveyTexts> = {
  title: 'Student survey',
  optional: 'The survey is optional and does not affect entitlement',
}
