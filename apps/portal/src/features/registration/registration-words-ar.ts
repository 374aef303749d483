import { answerValues } from '@milgo/messages/ar/answer-values'
import { conflict } from '@milgo/messages/ar/conflict'
import { formFields } from '@milgo/messages/ar/form-fields'
import { formNotes } from '@milgo/messages/ar/form-notes'
import { issues } from '@milgo/messages/ar/issues'
import { options } from '@milgo/messages/ar/options'
import { places } from '@milgo/messages/ar/places'
import { questions } from '@milgo/messages/ar/questions'
import { registration } from '@milgo/messages/ar/registration'
import { stepBar } from '@milgo/messages/ar/step-bar'
import { steps } from '@milgo/messages/ar/steps'

export const words = {
  answerValues,
  conflict,
  formFields,
  formNotes,
  issues,
  options,
  places,
  questions,
  registration,
  stepBar,
  steps,
}
