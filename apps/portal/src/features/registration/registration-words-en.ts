import { answerValues } from '@milgo/messages/en/answer-values'
import { conflict } from '@milgo/messages/en/conflict'
import { formFields } from '@milgo/messages/en/form-fields'
import { formNotes } from '@milgo/messages/en/form-notes'
import { issues } from '@milgo/messages/en/issues'
import { options } from '@milgo/messages/en/options'
import { places } from '@milgo/messages/en/places'
import { questions } from '@milgo/messages/en/questions'
import { registration } from '@milgo/messages/en/registration'
import { stepBar } from '@milgo/messages/en/step-bar'
import { steps } from '@milgo/messages/en/steps'

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
