import { answerValues } from '@milgo/messages/he/answer-values'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { surveyQuestions, surveyTexts } from '@milgo/messages/he/survey'
import { featureWords } from '../../lib/words.ts'

export const useSurveyWords = featureWords(
  { answerValues, formFields, issues, surveyQuestions, surveyTexts },
  {
    ar: async () => (await import('./survey-words-ar.ts')).words,
    en: async () => (await import('./survey-words-en.ts')).words,
  },
)
