import { answerValues } from '@milgo/messages/ar/answer-values'
import { formFields } from '@milgo/messages/ar/form-fields'
import { issues } from '@milgo/messages/ar/issues'
import { surveyQuestions, surveyTexts } from '@milgo/messages/ar/survey'

export const words = { answerValues, formFields, issues, surveyQuestions, surveyTexts }
