import { formFields } from '@milgo/messages/ar/form-fields'
import { resultView } from '@milgo/messages/ar/result'
import { scoreComponents, scoreLines } from '@milgo/messages/ar/score'

export const words = { formFields, resultView, scoreComponents, scoreLines }
