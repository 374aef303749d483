import { formFields } from '@milgo/messages/en/form-fields'
import { resultView } from '@milgo/messages/en/result'
import { scoreComponents, scoreLines } from '@milgo/messages/en/score'

export const words = { formFields, resultView, scoreComponents, scoreLines }
