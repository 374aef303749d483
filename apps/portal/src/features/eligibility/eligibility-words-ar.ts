import { answerValues } from '@milgo/messages/ar/answer-values'
import * as eligibility from '@milgo/messages/ar/eligibility'
import { formFields } from '@milgo/messages/ar/form-fields'
import { issues } from '@milgo/messages/ar/issues'
import { password } from '@milgo/messages/ar/password'

export const words = { eligibility: { ...eligibility }, answerValues, formFields, issues, password }
