import { formFields } from '@milgo/messages/ar/form-fields'
import { issues } from '@milgo/messages/ar/issues'
import { surveyQuestions, surveyTexts } from '@milgo/messages/ar/survey'

export const words = { formFields, issues, surveyQuestions, surveyTexts }
