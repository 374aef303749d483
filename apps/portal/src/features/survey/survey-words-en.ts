import { formFields } from '@milgo/messages/en/form-fields'
import { issues } from '@milgo/messages/en/issues'
import { surveyQuestions, surveyTexts } from '@milgo/messages/en/survey'

export const words = { formFields, issues, surveyQuestions, surveyTexts }
