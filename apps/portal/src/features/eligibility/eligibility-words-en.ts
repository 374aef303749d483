import { answerValues } from '@milgo/messages/en/answer-values'
import * as eligibility from '@milgo/messages/en/eligibility'
import { formFields } from '@milgo/messages/en/form-fields'
import { issues } from '@milgo/messages/en/issues'
import { password } from '@milgo/messages/en/password'

export const words = { eligibility: { ...eligibility }, answerValues, formFields, issues, password }
