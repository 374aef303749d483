import { answerValues } from '@milgo/messages/en/answer-values'
import { formFields } from '@milgo/messages/en/form-fields'
import { issues } from '@milgo/messages/en/issues'
import { surveyQuestions, surveyTexts } from '@milgo/messages/en/survey'

export const words = { answerValues, formFields, issues, surveyQuestions, surveyTexts }
